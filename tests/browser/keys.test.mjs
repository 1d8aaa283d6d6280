// A whole game by keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { focusWasKept, listen } from "./support/reader.mjs";
import { browserForAll, playOut, sitDown } from "./support/table.mjs";

const held = browserForAll();

const focused = (page) =>
  page.evaluate(() => {
    const { card, chair } = document.activeElement?.dataset ?? {};
    return card ?? chair ?? document.activeElement?.tagName;
  });

/** By arrows to a chair or card, as somebody would who looks where it is. */
async function walkTo(page, selector) {
  for (let step = 0; step < 30; step += 1) {
    const key = await page.evaluate((selector) => {
      const middle = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const goal = document.querySelector(selector);
      if (goal === document.activeElement) return "";
      const [x, y] = middle(goal);
      const [fromX, fromY] = middle(document.activeElement);
      const [dx, dy] = [x - fromX, y - fromY];
      if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
      return dy > 0 ? "ArrowDown" : "ArrowUp";
    }, selector);
    if (key === "") return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** By the first letter of its name, again if another card has the same. */
async function byLetter(table, card) {
  const name = await table.card(card).locator(".name").textContent();
  for (let press = 0; press < 12; press += 1) {
    await table.page.keyboard.press(`Shift+${name.trim()[0]}`);
    if ((await focused(table.page)) === card) return;
  }
  throw new Error(`no letter leads to ${card} (${name})`);
}

test("a whole game by keyboard alone", async (t) => {
  const table = await sitDown(held, t);
  const { page } = table;
  await listen(page);
  await table.newGame({ rules: "amigo" });
  const actions = { draw: "d", done: "e", undo: "u" };
  let placed = 0;
  await playOut(table, {
    place: async ({ card, chair }) => {
      placed += 1;
      await byLetter(table, card);
      await page.keyboard.press(placed % 2 ? "Enter" : "Space");
      const best = await focused(page);
      assert.match(best, /^[a-e][1-5]$/, "the floor is next");
      if (best !== chair) assert.ok(await walkTo(page, `[data-chair=${chair}]`), `arrows lead to ${chair}`);
      await page.keyboard.press(placed % 2 ? "Enter" : "Space");
    },
    press: async (action) => {
      if (actions[action]) return page.keyboard.press(actions[action]);
      if (action.startsWith("drop:")) await page.keyboard.press("d");
      else await page.locator(`#act button[value="${action}"]`).focus();
      await page.keyboard.press("Enter");
    },
  });
  assert.ok(placed > 3, `only ${placed} guests placed`);
  await focusWasKept(page, "by keyboard alone");
  table.clean();
});

test("keys: help, why not, put back, and none while a dialog is open", async (t) => {
  const table = await sitDown(held, t);
  await table.newGame();
  const now = await table.turnWithFit();
  const { page } = table;
  await page.keyboard.press("?");
  await page.locator("#keys[open]").waitFor();
  await page.keyboard.press("e");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog[open]").count(), 0);

  const { card } = now.fit[0];
  await byLetter(table, card);
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(`#hand .chosen[data-card=${card}]`).count(), 1);
  const illegal = await page.locator("#floor .illegal").first().getAttribute("data-chair");
  assert.ok(await walkTo(page, `[data-chair=${illegal}]`), `arrows lead to ${illegal}`);
  assert.ok((await page.locator("#preview").textContent()).length > 10, "focus shows why not");
  await page.keyboard.press("w");
  assert.ok((await table.state()).notice.length > 10, "w says why not");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#hand .chosen").count(), 0, "Escape puts the card back");
  assert.equal(await focused(page), card, "and goes back to it");
  assert.equal((await table.state()).version, now.version, "nothing was done");
  table.clean();
});
