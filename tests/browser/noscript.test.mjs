// The page without its script: links and forms, to the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, DESKTOP, playOut, sitDown } from "./support/table.mjs";

const held = browserForAll();

test("a whole game without JavaScript", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, javaScriptEnabled: false });
  const { page } = table;
  await table.newGame({ house: { copies: 2 }, script: false });
  const game = page.url();
  // Nothing pushes here: one looks again, as one would.
  table.turn = async () => {
    for (let look = 0; look < 200; look += 1) {
      await page.goto(game);
      const now = await table.state();
      if (now.yours || now.over) return now;
      await page.waitForTimeout(100);
    }
    throw new Error("nobody's turn ends");
  };
  table.changed = async (version) => {
    const now = await table.state();
    assert.ok(now.version > version, `nothing was done: ${now.notice}`);
  };
  /** A click leads to another page. */
  const follow = (locator) => Promise.all([page.waitForEvent("load"), locator.click()]);
  let placed = 0;
  await playOut(table, {
    place: async ({ card, chair, points }) => {
      placed += 1;
      await follow(table.card(card));
      await table.coin(chair, points);
      await follow(table.chair(chair));
    },
    press: (action) => follow(table.button(action)),
  });
  assert.ok(placed > 1, `only ${placed} guests placed`);
  await page.goto(game);
  await follow(page.locator("#end form button"));
  assert.notEqual(page.url(), game, "a rematch is a new game");
  table.clean();
});
