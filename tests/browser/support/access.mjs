// What holds of every state of a page for those who see little, press with a finger or set their own
// colours.

import assert from "node:assert/strict";

/** What axe asks of colours, which no language changes; it takes the longest. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/** As much as a fingertip covers; a hair is lost to rounding. */
const FINGER = 43.5;

/** Everything that can be pressed is large enough; links inside a sentence are as large as its letters. */
export async function isPressable(page, what) {
  const small = await page.evaluate((least) => {
    const found = [];
    const inSentence = (link) =>
      link.matches("a") && getComputedStyle(link).display === "inline" && link.closest("p, li, dd, span, strong, small");
    const selector = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]";
    const modal = document.querySelector("dialog[open], [popover]:popover-open");
    for (const element of document.querySelectorAll(selector)) {
      if (modal && !modal.contains(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
      // Seen only while it has the focus.
      if (element.closest("#placements:not(:focus-within), .skip:not(:focus)")) continue;
      let { width, height } = element.getBoundingClientRect();
      for (const label of element.labels ?? []) {
        const box = label.getBoundingClientRect();
        [width, height] = [Math.max(width, box.width), Math.max(height, box.height)];
      }
      if (width >= least && height >= least) continue;
      found.push(`${element.outerHTML.slice(0, 90)} is ${width.toFixed()} × ${height.toFixed()}`);
    }
    return found;
  }, FINGER);
  assert.deepEqual(small, [], `${what}: too small for a finger`);
}

/** Nothing sideways, and no text of a button or a line cut off. */
export async function losesNothing(page, what) {
  const lost = await page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    for (const element of [root, ...document.querySelectorAll(".scroll, .dialog, .sheet, #placements:focus-within")]) {
      const over = element.checkVisibility() && element.scrollWidth - element.clientWidth;
      if (over > 0) found.push(`${element.id || element.className || "the page"} scrolls sideways by ${over}`);
    }
    for (const element of document.querySelectorAll("button, .act, #status p, h1, h2, h3, .tool, label, legend")) {
      if (!element.checkVisibility() || element.closest(".unseen, #placements:not(:focus-within)")) continue;
      if (element.matches(".unseen") || element.closest(".tools, #bar")) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) continue;
      if (left < -1 || right > root.clientWidth + 1) found.push(`beyond the edge: ${element.outerHTML.slice(0, 90)}`);
      if (getComputedStyle(element).overflow === "hidden" && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut off: ${element.outerHTML.slice(0, 90)}`);
      }
    }
    return found;
  });
  assert.deepEqual(lost, [], `${what}: something is lost`);
}

/** axe finds nothing at dusk, where colours are all that differs. */
export async function isAccessibleAtDusk(table, what) {
  await table.page.emulateMedia({ colorScheme: "dark" });
  await table.isAccessible(`${what} at dusk`, { only: COLOURS });
  await table.page.emulateMedia({ colorScheme: null });
}
