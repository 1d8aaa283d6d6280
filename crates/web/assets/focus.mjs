// Whoever plays by keyboard or by ear must not fall off the table: when what had the focus goes, or
// can be used no more, the focus goes to what is nearest to it in meaning. Never to something that
// a second press of the same key would do by mistake.

/** Remembers where the focus is. Returns what finds it again once the page has changed. */
export function remember() {
  const was = document.activeElement;
  if (!(was instanceof HTMLElement) || was === document.body) return () => {};
  const region = was.closest("section[id]")?.id ?? "";
  const ended = result() !== null;
  return () => {
    if (document.activeElement === was && canBeUsed(was)) return;
    /** @type {(HTMLElement | null)[]} */
    const places = ended ? [] : [result()];
    places.push(...beside(region), ...cards(), ...all("#actions button, #hand button"), main());
    places.find((place) => place && canBeUsed(place))?.focus({ preventScroll: true });
  };
}

/** What is nearest in the region where the focus was. @param {string} region */
function beside(region) {
  switch (region) {
    case "placements":
      return all("#placements summary");
    case "company":
      return all("#company .open-table, #company .tool");
    default:
      return [];
  }
}

/** The card that Tab leads to is the first of all. */
function cards() {
  return all("#hand [data-card]").sort((a, b) => b.tabIndex - a.tabIndex);
}

/** @param {HTMLElement} element */
function canBeUsed(element) {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

const result = () => document.getElementById("end-head");
const main = () => document.getElementById("game");

/** @param {string} selector @returns {HTMLElement[]} */
function all(selector) {
  return [...document.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);
}
