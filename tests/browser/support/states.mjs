// Every state that a page of this diner can be in, one after the other, for tests that ask the same
// of each.

import assert from "node:assert/strict";
import { friendLinks, join, makeRoom } from "./company.mjs";
import { playOut, Table } from "./table.mjs";

/** Something that can be placed chosen, as somebody would who does not mind which. */
async function choose(table, { card }) {
  if ((await table.page.locator(`#hand .chosen[data-card=${card}]`).count()) === 0) await table.press(table.card(card));
}

/** Plays until the page is as wanted; whether it came to that. @param {"place" | "draw"} first */
async function until(table, wanted, first = "place") {
  for (let step = 0; step < 120; step += 1) {
    const now = await table.turn();
    if (now.over) return false;
    if (await wanted(now)) return true;
    const [best] = now.fit;
    if (best && !now.can.includes("undo") && (first === "place" || !now.can.includes("draw"))) {
      await choose(table, best);
      await table.press(table.chair(best.chair));
    } else await table.press(table.button(now.can.find((action) => action !== "undo") ?? "undo"));
    await table.answerDraw();
    await table.changed(now.version);
  }
  throw new Error("it does not come to that");
}

/** All pages before, beside and after a game, and a game alone with bots. */
export async function alone(table, look) {
  const { page, server } = table;
  await page.goto(server.url);
  await look("home");
  await page.locator("#house > summary").click();
  await look("home with the house rules open");
  // The browser lets both pass, each by itself; the server does not.
  await page.locator("#name").fill("   ");
  await page.locator("[name=house-hand]").fill("9");
  await page.locator("[name=house-limit]").fill("8");
  await page.locator("main button[type=submit]").first().click();
  await page.locator(".fault-banner").waitFor();
  await look("a fault in the form");
  for (const preset of ["rid", "cafe", "amigo"]) {
    await page.goto(`${server.url}/rules/${preset}`);
    await look(`rules of ${preset}`);
  }

  await table.newGame({ house: { copies: 2 } });
  await until(table, (now) => now.fit.length > 0 && !now.can.includes("undo"));
  let now = await table.state();
  await look("own turn");
  await choose(table, now.fit[0]);
  await look("a card chosen");
  const illegal = page.locator("#floor .illegal").first();
  await (table.touch ? illegal.tap({ force: true }) : illegal.click({ force: true }));
  await look("a refusal");
  await page.locator("#placements summary").focus();
  await page.keyboard.press("Enter");
  await look("all placements");
  await page.keyboard.press("Enter");
  await table.press(table.button("draw"));
  await page.locator("#ask-draw[open]").waitFor();
  await look("the question before a draw");
  await page.keyboard.press("Escape");
  await table.openSettings();
  await look("settings");
  await page.locator("#settings [data-opens=keys]").click();
  await page.locator("#keys[open]").waitFor();
  await look("keys");
  await page.keyboard.press("Escape");
  const log = page.locator("#open-side");
  if (await log.isVisible()) {
    if (!(await page.locator("#side:popover-open").count())) await table.press(log);
    await page.locator("#side:popover-open").waitFor();
    await page.locator("#piles summary").click();
    await look("the log");
    await page.keyboard.press("Escape");
  } else {
    await page.locator("#piles summary").click();
    await look("what may still come");
    await page.locator("#piles summary").click();
  }
  await table.press(page.locator("#act button.hint"));
  await page.locator("#notice p").waitFor();
  await look("a hint");
  const game = page.url();
  await finish(table);
  await look("the end");
  await page.goto(`${game}/rules`);
  await look("rules of a game");
  await page.goto(`${game}/replay?at=7`);
  await look("replay");
  await page.goto(server.url);
  await look("home with a game");
  table.expected.push(/400|404/);
  await page.goto(`${server.url}/nowhere`);
  await look("no such page");

  // A hand that is full soon, and dropped from.
  await table.newGame({ house: { limit: 8 } });
  const full = (now) => now.can.some((action) => action.startsWith("drop:"));
  assert.ok(await until(table, full, "draw"), "no hand was full");
  now = await table.state();
  await look("a full hand");
  await table.press(table.card(now.hand[0]));
  await look("a card chosen of a full hand");
  await table.press(table.button(now.can.find((action) => action.startsWith("drop:") && action.endsWith(now.hand[0]))));
  await table.changed(now.version);
  await look("after a drop");

  // A guest who opens a table and waits for company.
  let opener;
  const opens = (now) => (opener = now.fit.find(({ points }) => points === 0 && !now.can.includes("undo")));
  for (let game = 0; game < 8 && !opener; game += 1) {
    await table.newGame({ rules: "cafe" });
    await until(table, opens);
  }
  assert.ok(opener, "no opener in eight games");
  now = await table.state();
  await choose(table, opener);
  await table.press(table.chair(opener.chair));
  await table.changed(now.version);
  await look("an opener");
}

/** A room of friends, its links, its watchers, its pauses; and one device for two. */
export async function inCompany(held, t, table, look, options) {
  const { page } = table;
  await makeRoom(table, ["friend", "waiter"], { house: { copies: 2 }, clock: 600 });
  await look("the lobby of whoever made it");
  const [link] = await friendLinks(page);
  const watch = await page
    .locator("input[readonly]")
    .evaluateAll((found) => found.map((input) => input.value).find((value) => value.includes("/watch/")));
  const other = async (url) => {
    const context = await held.browser.newContext({ reducedMotion: "reduce", ...options });
    t.after(() => context.close());
    const other = new Table(await context.newPage(), table.server);
    await other.page.goto(url);
    return other;
  };
  await look("an invitation", await other(link));
  const friend = await join(held, t, table, link, "Bruno", options);
  await look("the lobby of a friend", friend);
  await page.locator("#lobby button.big").click();
  for (const one of [table, friend]) {
    await one.page.locator("#floor").waitFor();
    await one.ready();
  }
  await look("a game in company");
  const watcher = await other(watch);
  await watcher.ready();
  await look("a watcher", watcher);
  await table.press(page.locator(".open-table:visible").first());
  await page.locator("#table-menu:popover-open").waitFor();
  await look("the menu and the links");
  await page.locator("#table-menu .choices-of-seat button").first().click();
  await page.locator("#table-menu:popover-open").waitFor({ state: "detached" });
  await friend.page.locator("#company .asked").first().waitFor({ state: "attached" });
  await look("somebody asks for a pause", friend);
  await table.press(page.locator(".open-reactions:visible").first());
  await page.locator("#reactions:popover-open").waitFor();
  await look("reactions");
  await page.keyboard.press("Escape");
  const agree = friend.page.locator("#company > .news .act.main:visible").first();
  await agree.click();
  await page.locator("#actions .instead").waitFor();
  await look("a pause");
  for (const one of [friend, watcher]) one.clean();

  await makeRoom(table, ["here:Carla"], { house: { copies: 2 } });
  await table.ready();
  await look("the curtain");
}

/** To the end of a game. */
export const finish = (table) =>
  playOut(table, {
    place: async (way) => {
      await choose(table, way);
      await table.press(table.chair(way.chair));
    },
    press: (action) => table.press(table.button(action)),
  });
