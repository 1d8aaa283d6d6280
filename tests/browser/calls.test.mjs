// How the page calls somebody to the table: by sound and by the browser's notifications, both of
// which are silent until they are switched on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, sitDown } from "./support/table.mjs";

const held = browserForAll();

/** Notes what would be heard and what the system would show, and lets a test hide the page. */
function listen() {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.heard += 1;
    return start.apply(this, at);
  };
  window.notes = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      return (this.permission = window.answer);
    }
    constructor(title, { body }) {
      window.notes.push({ title, body });
    }
    close() {}
  };
  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
}

/** A game with a page that is listened to. */
async function calls(t, answer) {
  const table = await sitDown(held, t);
  await table.page.addInitScript(listen);
  await table.page.addInitScript((answer) => (window.answer = answer), answer);
  await table.newGame();
  const come = async () => {
    const now = await table.turn();
    await table.press(table.button(now.can.includes("draw") ? "draw" : now.can[0]));
    await table.answerDraw();
    await table.changed(now.version);
    await table.turn();
    return table.page.evaluate(() => [window.heard, window.notes]);
  };
  const away = (away) => table.page.evaluate((away) => (window.away = away), away);
  const set = async (name, on) => {
    await table.openSettings();
    await table.page.locator(`[data-setting=${name}]`).setChecked(on);
    await table.page.locator("#settings button[value=close]").click();
  };
  return { table, come, away, set };
}

test("sound and notifications are silent until wanted, and then call", async (t) => {
  const { table, come, away, set } = await calls(t, "granted");
  await away(true);
  assert.deepEqual(await come(), [0, []], "nothing is wanted yet");
  await set("sound", true);
  const [rung, none] = await come();
  assert.ok(rung > 0, "the bell");
  assert.deepEqual(none, []);
  await set("sound", false);
  await set("notify", true);
  await away(false);
  assert.deepEqual(await come(), [rung, []], "whoever looks at the page need not be told");
  await away(true);
  const [still, [note, ...more]] = await come();
  assert.equal(still, rung);
  assert.deepEqual(more, [], "once a turn");
  assert.match(note.body, /your turn/i);
  assert.ok(note.title.length > 3, note.title);
  table.clean();
});

test("where notifications are not allowed the page says so", async (t) => {
  const { table } = await calls(t, "denied");
  const { page } = table;
  await table.openSettings();
  const box = page.locator("[data-setting=notify]");
  const more = page.locator(`#${await box.getAttribute("aria-describedby")}`);
  const before = await more.textContent();
  await box.click();
  await page.waitForFunction(() => !document.querySelector("[data-setting=notify]").checked);
  assert.notEqual(await more.textContent(), before);
  assert.match((await more.textContent()) ?? "", /allow/);
  table.clean();
});
