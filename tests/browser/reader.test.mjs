// A whole game by ear: nothing is looked at, and nothing pressed that the accessibility tree does
// not name. Only waiting reads anything else, and the comparison at the end: the record.

import assert from "node:assert/strict";
import { test } from "node:test";
import { focusWasKept, listen, Reader, said } from "./support/reader.mjs";
import { browserForAll, sitDown } from "./support/table.mjs";

const held = browserForAll();

/** A sentence that is read aloud is over after so many letters. */
const BRIEF = 120;
const WAY = /^(.+) on ([a-e][1-5]): (\d+) points?$/;
const PLACED = /^(.+) placed (.+) on ([a-e][1-5]): (\d+) points?\.$/;

/** Makes a game by the names of the form. */
async function newGame(table, reader, rules) {
  const { page } = table;
  await page.goto(table.server.url);
  await reader.press(await reader.wait("radio", "At once"), "Space");
  await reader.press(await reader.wait("radio", rules), "Space");
  await reader.press(await reader.wait("button", "Start this game"));
  await reader.wait("heading", "The floor");
  await table.ready();
}

/** Until something has been done, or refused. */
async function answered(page, version) {
  const done = (was) => {
    const game = document.getElementById("game");
    if (game.hasAttribute("aria-busy")) return false;
    return Number(game.dataset.version) > was || document.getElementById("notice").textContent.trim() !== "";
  };
  await page.waitForFunction(done, version, { timeout: 20_000, polling: 30 });
}

/** Waits for something new to be heard. */
async function news(page, before) {
  await page.waitForFunction((before) => window.said.length > before, before, { timeout: 20_000, polling: 30 });
  // Bots play at once: until they have come to rest.
  for (let quiet = 0, heard = 0; quiet < 4; ) {
    await page.waitForTimeout(40);
    const now = await page.evaluate(() => window.said.length);
    quiet = now === heard ? quiet + 1 : 0;
    heard = now;
  }
}

/** One way to place a guest, by the list of all of them. */
async function byList(reader) {
  const ways = await reader.find("DisclosureTriangle", /way.* to place a guest$/);
  if (!ways) return false;
  if (!ways.state.expanded) await reader.press(ways);
  const best = await reader.wait("button", WAY);
  const [, , , points] = WAY.exec(best.name);
  assert.match(best.description, new RegExp(`\\b${points} points?`), "its description says why");
  await reader.press(best);
  return best.name;
}

/** The same by a card of the hand and then a chair. */
async function byHand(reader) {
  const tree = await reader.tree();
  // One that was refused is still chosen: pressed again it would be put back.
  const fits = ({ role, name, within, state }) =>
    role === "button" &&
    within.some((part) => /^region Your hand/.test(part)) &&
    !/[.:]/.test(name) &&
    String(state.pressed) !== "true";
  const card = tree.find(fits);
  if (!card) return false;
  await reader.press(card);
  const open = /^Chair [a-e][1-5], .*: free[.;] .*: \d+ points?/;
  let chair = await reader.focused();
  for (let wait = 0; wait < 100 && !open.test(chair.name); wait += 1) {
    await reader.page.waitForTimeout(50);
    chair = await reader.focused();
  }
  assert.match(chair.name, open, "the best chair is next");
  await reader.page.keyboard.press("Enter");
  return chair.name;
}

/** What is left to do where nobody can be placed. */
async function byButton(reader) {
  for (const name of ["End turn", "Draw", /^Drop /]) {
    const found = await reader.find("button", name);
    if (!found) continue;
    await reader.press(found);
    return String(name);
  }
  return false;
}

for (const rules of [/^Risa International Diner/, /^Café International, printed/]) {
  test(`a whole game through the accessibility tree alone: ${rules.source}`, async (t) => {
    const table = await sitDown(held, t);
    const { page } = table;
    await listen(page);
    const reader = await Reader.of(page);
    await newGame(table, reader, rules);
    const game = page.url();
    let [byLists, byHands] = [0, 0];
    let over;
    for (let step = 0; step < 400; step += 1) {
      over = await reader.find("heading", /(wins|share the win)/);
      if (over) break;
      const before = (await said(page)).length;
      const title = (await reader.tree())[0].name;
      if (!/^Your turn/.test(title)) {
        await news(page, before).catch(() => {});
        continue;
      }
      const { version } = await table.state();
      const hand = step % 2 === 1 && (await byHand(reader));
      const way = hand || (await byList(reader));
      if (hand) byHands += 1;
      else if (way) byLists += 1;
      else assert.ok(await byButton(reader), "nothing can be done");
      // To choose is told at once, what comes of it when the server has answered.
      await answered(page, version);
      await news(page, before);
      const focus = await reader.focused();
      assert.notEqual(focus.role, "RootWebArea", `after ${way}: the focus is nowhere`);
    }
    assert.ok(over, "the game does not end");
    assert.ok(byLists > 1 && byHands > 1, `placed ${byLists} by the list, ${byHands} by hand and floor`);
    assert.equal((await reader.focused()).name, over.name, "at the end the focus is on who has won");
    await focusWasKept(page, "the whole game");

    const heard = await said(page);
    const long = heard.filter((line) => line.length > BRIEF && !/ chosen, for /.test(line));
    assert.deepEqual(long, [], "what is read aloud is short");
    const record = await (await page.request.get(`${game}/record`)).text();
    await compare(heard, record);
    table.clean();
  });
}

/** Every event was told, once and in its order; but for those before the page was there. */
async function compare(heard, record) {
  const turns = record.split("\n").filter((line) => /^\d+\.\d/.test(line));
  const actions = turns.flatMap((line) => line.split(" ").slice(1));
  const placed = actions.map((action) => /^..@(..)\+(\d+)$/.exec(action)).filter(Boolean);
  const written = placed.map(([, chair, points]) => `${chair} ${points}`);
  const told = heard.map((line) => PLACED.exec(line)).filter(Boolean).map(([, , , chair, points]) => `${chair} ${points}`);
  // The bots before the first own turn may have been quicker than the page.
  assert.ok(told.length >= written.length - 9, `${told.length} of ${written.length} placements were told`);
  assert.deepEqual(told, written.slice(written.length - told.length), "placements");
  const passed = heard.filter((line) => /(is on turn|It is your turn)\.$/.test(line)).length;
  assert.ok(passed <= turns.length - 1 && passed >= turns.length - 4, `${passed} of ${turns.length - 1} new turns were told`);
  const ends = heard.filter((line) => /^The game has ended/.test(line));
  assert.equal(ends.length, 1, "the end was told once");
  assert.equal(heard.filter((line) => /(wins|share the win)/.test(line)).length, 1, "and who has won");
}
