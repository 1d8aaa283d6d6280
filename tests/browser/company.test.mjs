// Several people at one table: two and four browsers, on desktops and phones; one device for two.

import assert from "node:assert/strict";
import { test } from "node:test";
import { friendLinks, join, makeRoom } from "./support/company.mjs";
import { browserForAll, DESKTOP, PHONE, playOut, sitDown, SMALL_PHONE, Table } from "./support/table.mjs";

const held = browserForAll();

/** Everybody plays in their own browser until the game is over. */
async function allPlay(tables) {
  const ends = tables.map((table) =>
    playOut(table, {
      place: async ({ card, chair, points }) => {
        await table.press(table.card(card));
        await table.coin(chair, points);
        await table.press(table.chair(chair));
      },
      press: (action) => table.press(table.button(action)),
      each: async (now, step) => {
        if (step % 9 === 4) await table.looksWhole(`step ${step}`);
      },
    }),
  );
  return Promise.all(ends);
}

async function whole(t, sizes, house) {
  const host = await sitDown(held, t, sizes[0]);
  await makeRoom(host, sizes.slice(1).map(() => "friend"), { house });
  const links = await friendLinks(host.page);
  assert.equal(links.length, sizes.length - 1);
  const friends = [];
  for (const [at, link] of links.entries()) {
    friends.push(await join(held, t, host, link, `Friend ${at + 2}`, sizes[at + 1]));
  }
  await host.page.locator("#lobby", { hasText: `Friend ${sizes.length}` }).waitFor();
  await host.page.locator("#lobby button.big").click();
  const tables = [host, ...friends];
  for (const [at, table] of tables.entries()) {
    table.touch = sizes[at].hasTouch === true;
    await table.page.locator("#floor").waitFor();
    await table.ready();
    await table.looksWhole(`browser ${at + 1}`);
  }
  const ends = await allPlay(tables);
  const totals = await Promise.all(
    tables.map(({ page }) => page.locator("#players [data-score]").evaluateAll((all) => all.map((one) => one.dataset.score))),
  );
  for (const total of totals) assert.deepEqual(total.toSorted(), totals[0].toSorted(), "all see the same end");
  assert.equal(ends.length, sizes.length);
  for (const table of tables) table.clean();
}

test("two browsers through a whole game", (t) => whole(t, [DESKTOP, PHONE], { copies: 2, hand: 5 }));

test("four browsers through a whole game", (t) =>
  whole(t, [DESKTOP, PHONE, SMALL_PHONE, DESKTOP], { copies: 2 }));

test("one device for two: no hand before the press, none by Back or reload", async (t) => {
  const table = await sitDown(held, t, PHONE);
  const { page } = table;
  await makeRoom(table, ["here:Carla"], { house: { copies: 2 } });
  await table.ready();
  const cards = page.locator("#hand [data-card]");
  assert.equal(await cards.count(), 0, "nothing before the press");
  const lift = page.locator("[data-curtain]").first();
  const first = (await page.locator("main").textContent()) ?? "";
  // A press right after the curtain falls was meant for what stood there before.
  await page.waitForTimeout(1000);
  await lift.tap();
  await cards.first().waitFor();
  await table.ready();
  const own = await page.locator("#game").getAttribute("data-you");
  const now = await table.turn();
  await table.press(table.button("draw"));
  const ask = page.locator("dialog[open] button.main");
  if (now.fit.length > 0) await ask.tap();
  // Whoever has drawn may look at the card first.
  await table.changed(now.version);
  assert.ok((await cards.count()) > 0, "the drawn card can be seen");
  await page.locator(".draw-curtain:visible").first().tap();
  await page.waitForFunction(() => document.querySelectorAll("#hand [data-card]").length === 0);
  await page.goBack().catch(() => {});
  await page.goForward().catch(() => {});
  await page.waitForLoadState();
  assert.equal(await cards.count(), 0, "Back shows nothing");
  await page.reload();
  assert.equal(await cards.count(), 0, "a reload shows nothing");
  await table.ready();
  await page.waitForTimeout(1000);
  await page.locator("[data-curtain]").first().tap();
  await cards.first().waitFor();
  assert.notEqual(await page.locator("#game").getAttribute("data-you"), own, "the other one's hand");
  assert.ok(first.includes("Carla") || first.includes("Traveller"));
  table.clean();
});

test("a watcher sees the floor and no hand, and what happens as it happens", async (t) => {
  const host = await sitDown(held, t);
  await makeRoom(host, ["friend"], { house: { copies: 2 } });
  const [link] = await friendLinks(host.page);
  const watch = await host.page
    .locator("input[readonly]")
    .evaluateAll((found) => found.map((input) => input.value).find((value) => value.includes("/watch/")));
  const friend = await join(held, t, host, link, "Bruno", DESKTOP);
  await host.page.locator("#lobby button.big").click();
  for (const table of [host, friend]) {
    await table.page.locator("#floor").waitFor();
    await table.ready();
  }
  const context = await held.browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  t.after(() => context.close());
  const watcher = new Table(await context.newPage(), host.server);
  await watcher.page.goto(watch);
  await watcher.ready();
  assert.equal(await watcher.page.locator("[data-card]").count(), 0);
  const before = (await watcher.state()).version;
  const first = (await host.state()).yours ? host : friend;
  const now = await first.turn();
  await first.press(first.button("draw"));
  // Where a guest could be placed a draw is asked for once.
  if (now.fit.length > 0) await first.page.locator("dialog[open] button.main").click();
  await first.changed(now.version);
  await watcher.changed(before);
  watcher.clean();
});
