// How pages look: every state, every size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, DESKTOP, PHONE, playOut, sitDown, SMALL_PHONE } from "./support/table.mjs";

const held = browserForAll();
const SIZES = { "1280 × 800": DESKTOP, "390 × 844": PHONE, "390 × 664": SMALL_PHONE };

/** Nothing sideways, on pages that may scroll down. */
async function fitsSideways(page, what) {
  const [inner, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(inner <= width, `${what} scrolls sideways: ${inner} > ${width}`);
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`every state can be seen at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    table.touch = options !== DESKTOP;
    const { page } = table;
    const shot = process.env.SHOTS;
    const look = async (what) => {
      if (shot) await page.screenshot({ path: `${shot}/${what.replaceAll(" ", "-")}-${size.replaceAll(" ", "")}.png` });
      await fitsSideways(page, what);
    };
    await page.goto(table.server.url);
    await look("home");
    await page.goto(`${table.server.url}/rules/rid`);
    await look("rules of a preset");

    await table.newGame({ house: { copies: 2 } });
    const now = await table.turnWithFit();
    await table.looksWhole("own turn");
    await look("own turn");

    await table.press(table.card(now.fit[0].card));
    await table.looksWhole("a card chosen");
    await look("a card chosen");
    const illegal = page.locator("#floor .illegal").first();
    await (table.touch ? illegal.tap({ force: true }) : illegal.click({ force: true }));
    await table.looksWhole("a refusal");
    await look("a refusal");

    await table.openSettings();
    await page.locator("#settings[open]").waitFor();
    await look("settings");
    await page.locator("#settings [data-opens=keys]").click();
    await page.locator("#keys[open]").waitFor();
    await look("keys");
    await page.keyboard.press("Escape");

    const game = page.url();
    await playOut(table, {
      place: async ({ card, chair }) => {
        if ((await page.locator(`#hand .chosen[data-card=${card}]`).count()) === 0) await table.press(table.card(card));
        await table.press(table.chair(chair));
      },
      press: (action) => table.press(table.button(action)),
    });
    await look("the end");
    await page.goto(`${game}/rules`);
    await look("rules of a game");
    await page.goto(`${game}/replay?at=7`);
    await table.looksWhole("replay");
    await look("replay");
    await page.goto(table.server.url);
    await look("home with a game");
    await page.goto(`${table.server.url}/nowhere`);
    await look("no such page");
    table.expected.push(/404/);
    table.clean();
  });
}

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
