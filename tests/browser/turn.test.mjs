// What a turn is made of beside placing: taking back, the question before a draw, settings, hints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, sitDown } from "./support/table.mjs";

const held = browserForAll();
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** @param {Record<string, boolean>} wanted */
async function set(table, wanted) {
  await table.openSettings();
  for (const [name, on] of Object.entries(wanted)) {
    await table.page.locator(`[data-setting=${name}]`).setChecked(on);
  }
  await table.page.locator("#settings button[value=close]").click();
}

test("take back gives the guest and the points back", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  const now = await table.turnWithFit();
  const { card, chair } = now.fit.at(-1);
  await table.card(card).click();
  await table.chair(chair).click();
  await table.changed(now.version);
  const then = await table.state();
  assert.ok(then.seated.includes(`${card}@${chair}`) || then.seated.length < now.seated.length);
  if (!then.can.includes("undo")) return t.skip("a table was laid: it stands");
  await table.page.keyboard.press("u");
  await table.changed(then.version);
  const back = await table.state();
  assert.deepEqual([back.seated, back.hand, back.score, back.cards], [now.seated, now.hand, now.score, now.cards]);
  assert.ok(!back.can.includes("undo"), "nothing more to take back");
  table.clean();
});

test("a draw asks once where a guest could sit, and is a setting", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  let now = await table.turnWithFit();
  const { page } = table;
  await page.keyboard.press("d");
  await page.locator("#ask-draw[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#ask-draw:not([open])").waitFor({ state: "attached" });
  await pause(200);
  assert.equal((await table.state()).version, now.version, "Escape draws nothing");

  await table.button("draw").click();
  await page.locator("#ask-draw button[value=no]").click();
  await table.button("draw").click();
  await page.locator("#ask-draw button[value=yes]").click();
  await table.changed(now.version);

  await set(table, { ask: false });
  now = await table.turnWithFit();
  await page.keyboard.press("d");
  await table.changed(now.version);
  assert.equal(await page.locator("#ask-draw[open]").count(), 0);

  await page.reload();
  await table.ready();
  await table.openSettings();
  assert.equal(await page.locator("[data-setting=ask]").isChecked(), false, "settings are kept");
  table.clean();
});

test("the page ends a turn and draws by itself, if wanted, and any key stops it", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame({ house: { placements: 1 } });
  await set(table, { end: true, draw: true });
  const { page } = table;
  let now = await table.turnWithFit();
  const { card, chair } = now.fit[0];
  const place = async () => {
    await table.card(card).click();
    await table.chair(chair).click();
    await table.changed(now.version);
  };
  await place();
  await page.locator("#act button[value=done] .countdown").waitFor();
  const placed = await table.state();
  await page.keyboard.press("Shift");
  assert.equal(await page.locator(".countdown").count(), 0, "a key stops it");
  await pause(3300);
  assert.equal((await table.state()).version, placed.version, "and it stays stopped");
  // Until there is a turn in which nothing fits; there the page draws, and says so before.
  await page.evaluate(() => {
    const look = () => (window.counted ||= document.querySelector("[value=draw] .countdown") !== null);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("e");
  await table.changed(placed.version);
  for (let turn = 0; turn < 60; turn += 1) {
    now = await table.turn();
    if (now.over) return t.skip("something fitted in every turn");
    if (now.fit.length === 0 && now.can.includes("draw")) break;
    const [best] = now.fit;
    if (best) {
      await table.card(best.card).click();
      await table.chair(best.chair).click();
    } else await table.button(now.can.includes("done") ? "done" : now.can[0]).click();
    await table.changed(now.version);
  }
  await table.changed(now.version, 4000);
  assert.ok(await page.evaluate(() => window.counted), "the button counts before");
  table.clean();
});

test("a hint marks a card and a chair", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  await table.turnWithFit();
  await table.page.locator("#act button.hint").click();
  await table.page.locator("#notice p").waitFor();
  assert.ok((await table.state()).notice.length > 10);
  table.clean();
});

test("title and icon say whose turn it is", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  await table.turn();
  const { page } = table;
  assert.match(await page.title(), /^Your turn/);
  assert.match(await page.locator("link[rel=icon]").getAttribute("href"), /icon-turn\.svg$/);
  table.clean();
});

/** Plays until an opener can be placed; some games never come to one. */
async function untilOpener(table) {
  for (let game = 0; game < 8; game += 1) {
    await table.newGame({ rules: "cafe" });
    for (;;) {
      const now = await table.turn();
      if (now.over) break;
      const opener = now.fit.find(({ points }) => points === 0);
      if (opener) return { now, opener };
      const [best] = now.fit;
      if (best) {
        await table.card(best.card).click();
        await table.chair(best.chair).click();
      } else await table.button(now.can.includes("done") ? "done" : now.can[0]).click();
      await table.changed(now.version);
    }
  }
  throw new Error("no opener in eight games");
}

test("an opener shows where its company may sit, and can be taken back", async (t) => {
  const table = await sitDown(held, t);
  const { now, opener } = await untilOpener(table);
  const { page } = table;
  await table.card(opener.card).click();
  await table.chair(opener.chair).hover();
  assert.ok((await page.locator("#floor .follow").count()) > 0, "followers' chairs are marked");
  await table.chair(opener.chair).click();
  await table.changed(now.version);
  const waits = await table.state();
  assert.ok((await page.locator("#floor .follow").count()) > 0, "and stay marked");
  assert.ok(!waits.can.includes("done"), "the turn cannot end before");
  await page.keyboard.press("e");
  assert.ok((await table.state()).notice.length > 10, "and the page says why");
  await page.keyboard.press("u");
  await table.changed(waits.version);
  assert.deepEqual((await table.state()).seated, now.seated);
  table.clean();
});
