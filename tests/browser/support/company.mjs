// Rooms of several people, and how friends come to sit in them.

import { Table } from "./table.mjs";

/** Makes a room by the form; seats are `friend`, `here` or a level. */
export async function makeRoom(table, seats, { rules = "rid", house = {}, clock } = {}) {
  const { page } = table;
  await page.goto(table.server.url);
  await page.locator("#pace-0").check();
  if (rules !== "rid") await page.locator(`#rules-${rules}`).check();
  await page.locator(`#players-${seats.length + 1}`).check();
  for (const [at, seat] of seats.entries()) {
    const [what, name] = seat.split(":");
    await page.locator(`[name=seat-${at + 2}]`).selectOption(what);
    if (name) await page.locator(`[name=name-${at + 2}]`).fill(name);
  }
  if (clock !== undefined) await page.locator(`#clock-${clock}`).check();
  const names = Object.keys(house);
  if (names.length > 0) await page.locator("#house > summary").click();
  for (const name of names) await page.locator(`[name=house-${name}]`).fill(String(house[name]));
  await page.locator("main button[type=submit]").first().click();
  await page.waitForURL(/\/game\/[^/]+$/);
}

/** The links of a lobby, in the order of the seats. */
export async function friendLinks(page) {
  const inputs = page.locator("#lobby input[readonly]");
  const all = await inputs.evaluateAll((found) => found.map((input) => input.value));
  return all.filter((link) => link.includes("/join/"));
}

/** A friend in a browser of their own sits down by a link. */
export async function join(held, t, host, link, name, options) {
  const context = await held.browser.newContext({ reducedMotion: "reduce", ...options });
  t.after(() => context.close());
  context.setDefaultTimeout(20_000);
  const table = new Table(await context.newPage(), host.server);
  await table.page.goto(link);
  await table.page.locator("input[name=name]").fill(name);
  await table.page.locator("main form button[type=submit]").first().click();
  await table.page.waitForURL(/\/game\/[^/]+$/);
  return table;
}
