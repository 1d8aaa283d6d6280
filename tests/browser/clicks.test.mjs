// A whole game by mouse on a desktop, with everything moving.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, DESKTOP, playOut, sitDown } from "./support/table.mjs";

const held = browserForAll();

test("a whole game by clicks at 1280 × 800", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, reducedMotion: "no-preference" });
  await table.newGame();
  await table.looksWhole("the first turn");
  await table.stoodStill("a new game");
  const { page } = table;
  const places = await table.places();
  let placed = 0;
  const end = await playOut(table, {
    place: async ({ card, chair, points }) => {
      placed += 1;
      if (placed % 5 === 2) {
        await table.card(card).dragTo(table.chair(chair));
        return;
      }
      await table.card(card).click();
      await table.coin(chair, points);
      await table.chair(chair).click();
    },
    press: (action) => table.button(action).click(),
    each: async (now, step) => {
      if (step % 8 === 3) await table.looksWhole(`step ${step}`);
      // A full hand has buttons to drop a card, and needs room for them.
      const full = now.can.some((action) => action.startsWith("drop:"));
      if (!full) await table.stayed(places, `before step ${step}`);
    },
  });
  assert.ok(placed > 3, `only ${placed} guests placed`);
  assert.ok(Number.isFinite(end.score));
  await page.locator("#end form button").waitFor();
  await page.goto(`${page.url()}/replay?at=7`);
  await table.looksWhole("replay");
  table.clean();
});

test("a card dropped elsewhere goes back, a chair that does not fit says why", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  const now = await table.turnWithFit();
  const { card } = now.fit[0];
  const { page } = table;
  const box = await table.card(card).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 40, { steps: 4 });
  assert.equal(await page.locator(".ghost").count(), 1, "a card is carried");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".ghost").count(), 0, "Escape puts it back");
  await page.mouse.up();
  assert.equal(await page.locator("#hand .chosen").count(), 0);

  await table.card(card).click();
  const illegal = page.locator("#floor .illegal").first();
  await illegal.hover();
  const preview = (await page.locator("#preview").textContent()).trim();
  assert.match(preview, /\w+.*\.$/, "a sentence says why not");
  await illegal.click({ force: true }); // for the driver it is disabled
  assert.ok((await table.state()).notice.includes(preview), "a press is never silent");
  const said = await page.locator("#said").textContent();
  assert.ok(said.includes(preview), "and is read aloud");
  assert.equal((await table.state()).version, now.version, "nothing was done");
  table.clean();
});
