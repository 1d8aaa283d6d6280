// Whole games by finger on two phones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, PHONE, playOut, sitDown, SMALL_PHONE } from "./support/table.mjs";

const held = browserForAll();

/** A finger that carries a card to a chair. */
async function drag(page, from, to) {
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [a, b] = [await middle(from), await middle(to)];
  const client = await page.context().newCDPSession(page);
  const finger = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await finger("touchStart", [a]);
  for (let step = 1; step <= 6; step += 1) {
    const part = step / 6;
    await finger("touchMove", [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
  }
  await finger("touchEnd", []);
  await client.detach();
}

async function playByTouch(t, options, game) {
  const table = await sitDown(held, t, options);
  table.touch = true;
  await table.newGame(game);
  await table.looksWhole("the first turn");
  let placed = 0;
  await playOut(table, {
    place: async ({ card, chair, points }) => {
      placed += 1;
      if (placed % 4 === 2) return drag(table.page, table.card(card), table.chair(chair));
      await table.card(card).tap();
      await table.coin(chair, points);
      await table.chair(chair).tap();
    },
    press: (action) => table.button(action).tap(),
    each: async (now, step) => {
      if (step % 6 === 2) await table.looksWhole(`step ${step}`);
    },
  });
  assert.ok(placed > 1, `only ${placed} guests placed`);
  const scrolled = await table.page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth]);
  assert.deepEqual(scrolled, [0, options.viewport.width], "the page moved sideways");
  table.clean();
}

test("a whole game by touch at 390 × 844", (t) => playByTouch(t, PHONE, { rules: "cafe" }));

test("a whole game by touch at 390 × 664", (t) =>
  playByTouch(t, SMALL_PHONE, { rules: "rid", house: { copies: 2 } }));

test("a long press shows what a chair would earn, and places nobody", async (t) => {
  const table = await sitDown(held, t, PHONE);
  table.touch = true;
  await table.newGame();
  const now = await table.turnWithFit();
  const { card, chair } = now.fit[0];
  await table.card(card).tap();
  const box = await table.chair(chair).boundingBox();
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const client = await table.page.context().newCDPSession(table.page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
  await table.page.locator("#preview:not([hidden])").waitFor();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.match(await table.page.locator("#preview").textContent(), /points?/);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal((await table.state()).version, now.version, "nobody was placed");
  table.clean();
});
