// Nothing is lost and nothing doubled: a server killed, a line cut, a machine asleep, two tabs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browserForAll, sitDown, Table } from "./support/table.mjs";

const held = browserForAll();
const BROKEN_LINE = /WebSocket connection|ERR_CONNECTION|ERR_INTERNET|ERR_FAILED|ERR_EMPTY|ERR_SOCKET|503/;

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const outOfTouch = (table) => table.page.locator("#out-of-touch:not([hidden])");

/** Chooses and places what earns most. */
async function placeBest(table, now) {
  const [{ card, chair }] = now.fit;
  await table.card(card).click();
  await table.chair(chair).click();
  return { card, chair };
}

/** Another page on the same seat. */
async function secondTab(table) {
  const other = new Table(await table.page.context().newPage(), table.server);
  await other.page.goto(table.page.url());
  await other.ready();
  return other;
}

test("a server killed in mid-turn comes back with everything", async (t) => {
  const table = await sitDown(held, t);
  table.expected.push(BROKEN_LINE);
  await table.newGame();
  let now = await table.turnWithFit();
  await placeBest(table, now);
  await table.changed(now.version);
  now = await table.state();

  // Dead while an action is on its way.
  await table.server.kill();
  const draws = now.fit.length === 0;
  const guest = draws ? null : await placeBest(table, now);
  if (draws) await table.button("done").click();
  await outOfTouch(table).waitFor();
  assert.equal((await table.state()).version, now.version, "nothing is shown that is not kept");
  await pause(1200);
  await table.server.run();
  await table.changed(now.version);
  await outOfTouch(table).waitFor({ state: "hidden" });

  const shown = await table.turn();
  await table.page.reload();
  await table.ready();
  const kept = await table.turn();
  assert.deepEqual(kept, shown, "the page shows what the server has kept");
  if (guest) {
    assert.equal(kept.version, now.version + 1, "the action counted once");
    assert.equal(kept.cards, now.cards - 1);
  }
  table.clean();
});

test("an answer that is lost is asked for again, and the action counts once", async (t) => {
  const table = await sitDown(held, t);
  table.expected.push(BROKEN_LINE);
  await table.newGame();
  const now = await table.turnWithFit();
  const sent = [];
  await table.page.route("**/act", async (route) => {
    sent.push(route.request().postData());
    if (sent.length > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await placeBest(table, now);
  await table.changed(now.version);
  const then = await table.state();
  assert.equal(sent.length, 3, "sent until answered");
  assert.equal(new Set(sent).size, 1, "the same action with the same key");
  assert.equal(then.version, now.version + 1);
  assert.equal(then.cards, now.cards - 1, "one guest has left the hand");
  assert.equal(then.notice, "");
  table.clean();
});

test("two tabs on one seat: both show the same, an old one does nothing", async (t) => {
  const first = await sitDown(held, t);
  await first.newGame();
  const now = await first.turnWithFit();
  const second = await secondTab(first);

  await placeBest(first, now);
  await second.changed(now.version, 1000);
  await first.changed(now.version);
  const [one, two] = [await first.state(), await second.state()];
  assert.deepEqual(two, one);

  // Both at once: one of them is late, and is told so.
  const both = one.fit.length > 0 ? one : await first.turnWithFit();
  await second.changed(both.version - 1);
  const [{ card, chair }] = both.fit;
  await first.card(card).click();
  await second.card(card).click();
  const press = (chair) => document.querySelector(`[data-chair=${chair}]`).click();
  await Promise.all([first.page.evaluate(press, chair), second.page.evaluate(press, chair)]);
  await Promise.all([first.changed(both.version), second.changed(both.version)]);
  await pause(300);
  const [last, late] = [await first.state(), await second.state()];
  assert.equal(last.version, both.version + 1, "one action, not two");
  assert.equal(late.version, last.version);
  assert.deepEqual(late.seated, last.seated);
  assert.equal(last.cards, both.cards - 1);
  assert.ok((last.notice === "") !== (late.notice === ""), `one was late: "${last.notice}", "${late.notice}"`);
  first.clean();
  second.clean();
});

test("a laptop without network: connecting again, then nothing is lost", async (t) => {
  const table = await sitDown(held, t);
  table.expected.push(BROKEN_LINE);
  await table.newGame();
  const now = await table.turnWithFit();
  await table.page.context().setOffline(true);
  await outOfTouch(table).waitFor();
  await placeBest(table, now);
  await pause(900);
  assert.equal((await table.state()).version, now.version);
  await table.page.context().setOffline(false);
  await table.changed(now.version, 1000);
  assert.equal((await table.state()).version, now.version + 1);
  await outOfTouch(table).waitFor({ state: "hidden" });
  table.clean();
});

test("a laptop that slept shows the present within a second", async (t) => {
  const table = await sitDown(held, t);
  table.expected.push(BROKEN_LINE);
  await table.newGame();
  const now = await table.turnWithFit();

  // Elsewhere the same person goes on while this machine sleeps with a dead line.
  const elsewhere = await held.browser.newContext({ storageState: await table.page.context().storageState() });
  t.after(() => elsewhere.close());
  const other = new Table(await elsewhere.newPage(), table.server);
  await other.page.goto(table.page.url());
  await other.ready();
  const client = await table.page.context().newCDPSession(table.page);
  let stale = Infinity;
  // A machine that has much else to do may be late by itself, but not each time.
  for (let sleep = 0; sleep < 5 && stale > 1000; sleep += 1) {
    await table.page.context().setOffline(true);
    await client.send("Page.setWebLifecycleState", { state: "frozen" });
    const { version } = await other.state();
    if (sleep % 2 === 0) await placeBest(other, now);
    else await other.button("undo").click();
    await other.changed(version);
    await pause(2500);
    await client.send("Page.setWebLifecycleState", { state: "active" });
    await table.page.context().setOffline(false);
    const woke = Date.now();
    await table.changed(version);
    stale = Date.now() - woke;
  }
  assert.ok(stale <= 1000, `stale for ${stale} ms after the network was back`);
  assert.deepEqual((await table.state()).seated, (await other.state()).seated);
  table.clean();
  other.clean();
});

test("nonsense on the line does no harm", async (t) => {
  const table = await sitDown(held, t);
  const { page } = table;
  let line;
  await page.routeWebSocket("**/socket*", (socket) => {
    line = socket;
    socket.connectToServer();
  });
  await table.newGame();
  await table.turn();
  const nonsense = [
    "",
    "nonsense",
    "null",
    "[]",
    "7",
    "{}",
    '{"beat":true}',
    '{"version":"9"}',
    '{"version":1e9}',
    '{"version":1000000001,"regions":7,"said":{},"moves":"x"}',
    '{"version":1000000002,"regions":{"floor":7,"hand":"","status":"<p>x</p>","no-such":"<b id=no-such>"}}',
    '{"version":1000000003,"moves":[null,7,{},{"what":"placed","seat":"\\"]","guest":"\\"","chair":"]","shares":[null,{"table":"\\""}]}],"said":[7,null]}',
    '{"version":1000000004,"regions":{"choices":"<script id=\\"choices\\">not json</script>"}}',
    '{"version":1000000005,"regions":{"choices":"<script id=\\"choices\\">{\\"cards\\":{\\"Bm\\":null}}</script>"}}',
  ];
  for (const text of nonsense) line.send(text);
  line.send(Buffer.from([1, 2, 3]));
  await pause(300);
  await page.locator("#hand [data-card]").first().click();
  await page.locator("#floor [data-chair]").first().click();
  await page.keyboard.press("d");
  await page.keyboard.press("ArrowUp");
  await pause(100);
  table.clean();
});
