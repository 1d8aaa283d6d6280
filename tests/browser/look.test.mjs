// How the table looks: whole at every size, light, and standing still. Every state of every page
// is looked at in access.test.mjs and languages.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, DESKTOP, PHONE, sitDown, SMALL_PHONE } from "./support/table.mjs";

const held = browserForAll();
const SIZES = { "1280 × 800": DESKTOP, "390 × 844": PHONE, "390 × 664": SMALL_PHONE };

for (const [size, options] of Object.entries(SIZES)) {
  test(`all of the table is on the screen at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    table.touch = options !== DESKTOP;
    const { page } = table;
    await table.newGame();
    const now = await table.turnWithFit();
    await table.looksWhole("own turn");
    await table.press(table.card(now.fit[0].card));
    await table.looksWhole("a card chosen");
    const illegal = page.locator("#floor .illegal").first();
    await (table.touch ? illegal.tap({ force: true }) : illegal.click({ force: true }));
    await table.looksWhole("a refusal");
    table.clean();
  });
}

test("a hand of twelve different cards is whole at any size", async (t) => {
  const table = await sitDown(held, t);
  const kinds = async () => {
    const now = await table.turn();
    if (now.hand.length >= 12) return now.hand.length;
    if (now.over) await table.newGame({ house: { hand: 12, limit: 24 } });
    else {
      await table.press(table.button(now.can.includes("draw") ? "draw" : now.can[0]));
      await table.answerDraw();
      await table.changed(now.version);
    }
    return 0;
  };
  await table.newGame({ house: { hand: 12, limit: 24 } });
  let found = 0;
  for (let step = 0; step < 60 && found === 0; step += 1) found = await kinds();
  assert.equal(found, 12);
  const sizes = [[1280, 800], [900, 600], [844, 390], [640, 400], [390, 844], [390, 664], [320, 568]];
  for (const [width, height] of sizes) {
    await table.page.setViewportSize({ width, height });
    if (process.env.SHOTS) await table.page.screenshot({ path: `${process.env.SHOTS}/twelve-${width}.png` });
    await table.looksWhole(`twelve cards at ${width} × ${height}`);
  }
  table.clean();
});

test("while others play", async (t) => {
  const table = await sitDown(held, t);
  const { page } = table;
  await page.goto(table.server.url);
  await page.locator("#pace-1800").check();
  await page.locator("main button[type=submit]").first().click();
  await table.ready();
  // Somebody else is on turn now or after a draw.
  const first = await table.state();
  if (first.yours) {
    await table.button("draw").click();
    if (first.fit.length > 0) await page.locator("#ask-draw button[value=yes]").click();
    await table.changed(first.version);
  }
  assert.equal((await table.state()).yours, false);
  await table.looksWhole("others play");
  await table.isAccessible("others play");
  const now = await table.state();
  await table.card(now.sketch[0]?.card ?? now.hand[0]).click();
  assert.ok((await page.locator("#floor .legal, #floor .illegal").count()) > 0, "previews while others play");
  table.clean();
});

for (const [size, options] of Object.entries(SIZES)) {
  test(`the first pages are light and stand still at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    const { page } = table;
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    let bytes = 0;
    client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(table.server.url, { waitUntil: "networkidle" });
    assert.ok(bytes < 60_000, `home: ${bytes} bytes`);
    await table.stoodStill("home");
    await table.newGame();
    const game = page.url();
    await table.turn();
    await client.send("Network.clearBrowserCache");
    bytes = 0;
    await page.goto(game);
    await table.ready();
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.ok(bytes < 60_000, `game: ${bytes} bytes`);
    const now = await table.turnWithFit();
    await table.card(now.fit[0].card).click();
    await table.chair(now.fit[0].chair).click();
    await table.changed(now.version);
    await table.stoodStill("the game");
    table.clean();
  });
}
