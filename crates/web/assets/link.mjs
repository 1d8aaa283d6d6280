// Being in touch with the server: a socket that only listens and comes back by itself, and
// actions that are sent until they are answered. Apart from the page so that nothing here
// depends on what it looks like.

/**
 * @typedef {{ table: string, points: number }} Share
 * @typedef {{ what: string, seat?: number, from?: number, to?: number, guest?: string,
 *   chair?: string, table?: string, points?: number, shares?: Share[] }} Move
 * @typedef {{ version: number, build: string, title: string, yours: boolean, over: boolean,
 *   regions: Record<string, string>, said: [number, string][], moves: Move[] }} Push
 * @typedef {{ result: string, code?: string, sentence?: string, card?: string, chair?: string,
 *   push?: unknown, go?: unknown }} Answer
 */

/** Waiting times between attempts, in milliseconds; the last one stays. */
const WAITS = [250, 500, 1000, 2000, 3500, 5000];
/** The server says something at least every 15 seconds; longer silence is a dead line. */
const SILENCE = 35_000;
/** An attempt to connect, or an action, that takes longer is tried again. */
const PATIENCE = 6_000;
/** How often the clock is looked at; a larger gap means that the machine slept. */
const TICK = 1_000;

/**
 * What came over the line as a push, or `null`: a page must survive anything that it is sent.
 * @param {unknown} value
 * @returns {Push | null}
 */
export function readPush(value) {
  if (typeof value !== "object" || value === null) return null;
  const push = /** @type {Record<string, unknown>} */ (value);
  if (typeof push.version !== "number") return null;
  /** @param {unknown} list @returns {unknown[]} */
  const list = (list) => (Array.isArray(list) ? list : []);
  /** @type {Record<string, string>} */
  const regions = {};
  for (const [id, html] of Object.entries(push.regions ?? {})) {
    if (typeof html === "string") regions[id] = html;
  }
  const moves = list(push.moves).filter((move) => typeof move === "object" && move !== null);
  return {
    version: push.version,
    build: typeof push.build === "string" ? push.build : "",
    title: typeof push.title === "string" ? push.title : "",
    yours: push.yours === true,
    over: push.over === true,
    regions,
    said: list(push.said).flatMap(readSaid),
    moves: /** @type {Move[]} */ (moves),
  };
}

/** A sentence and the version at which it happened. @param {unknown} said @returns {[number, string][]} */
function readSaid(said) {
  const [at, text] = Array.isArray(said) ? said : [];
  return typeof at === "number" && typeof text === "string" ? [[at, text]] : [];
}

/** The line to one room. */
export class Link {
  /** @type {WebSocket | null} */
  #socket = null;
  #heard = Date.now();
  #asked = Date.now();
  #attempt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** Rings when waiting for the next attempt is over early. */
  #bell = new EventTarget();

  /**
   * @param {{ socket: string, version: () => number, push: (push: Push) => void,
   *   build: (build: string) => void, touch: (inTouch: boolean) => void,
   *   other: (said: { go?: unknown, reaction?: unknown }) => void }} page
   */
  constructor(page) {
    this.page = page;
  }

  /** Begins to listen, and never stops. */
  start() {
    addEventListener("online", () => this.now());
    addEventListener("offline", () => {
      this.page.touch(false);
      this.#ring("cut");
    });
    addEventListener("pageshow", (event) => event.persisted && this.now());
    addEventListener("pagehide", () => this.#close());
    document.addEventListener("visibilitychange", () => {
      // A hidden page may have been frozen, and its socket be dead without having said so.
      if (document.visibilityState === "visible" && this.#silent(16_000)) this.now();
    });
    let last = Date.now();
    setInterval(() => {
      const gap = Date.now() - last;
      last = Date.now();
      // A hidden page's clock is slowed down by the browser; only silence tells there.
      const slept = gap > 5 * TICK && document.visibilityState === "visible";
      if (slept || this.#silent(SILENCE)) this.again();
      else if (this.#connecting() && Date.now() - this.#asked > PATIENCE) this.now();
    }, TICK);
    this.now();
  }

  /** As {@link now}, where the line was dead without saying so. */
  again() {
    this.#ring("cut");
    this.now();
  }

  /** Connects anew at once, whatever was. */
  now() {
    this.#ring("on");
    this.#attempt = 0;
    this.#open();
  }

  /**
   * Sends an action until it is answered. The same key each time: it counts once.
   * @param {string} url
   * @param {Record<string, string>} fields
   * @param {number} [patience] how long an answer may take, in milliseconds
   * @returns {Promise<Answer | null>} `null` if the server will never take it
   */
  async send(url, fields, patience = PATIENCE) {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#post(url, fields, patience);
      if (answer !== "again") {
        if (this.#socket?.readyState === WebSocket.OPEN) this.page.touch(true);
        return answer;
      }
      this.page.touch(false);
      await this.#pause(attempt);
    }
  }

  /**
   * @param {string} url
   * @param {Record<string, string>} fields
   * @param {number} patience
   * @returns {Promise<Answer | null | "again">}
   */
  async #post(url, fields, patience) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    // What was sent over a line that is dead now will not be answered.
    const cut = () => stop.abort();
    this.#bell.addEventListener("cut", cut, { once: true });
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new URLSearchParams(fields),
        signal: stop.signal,
      });
      if (response.status >= 500 || response.status === 429 || response.status === 408) {
        return "again";
      }
      const answer = await response.json().catch(() => null);
      if (typeof answer?.result === "string") return answer;
      return response.ok ? "again" : null; // an answer that broke off was one all the same
    } catch {
      return "again";
    } finally {
      clearTimeout(timer);
      this.#bell.removeEventListener("cut", cut);
    }
  }

  #open() {
    this.#close();
    const url = new URL(this.page.socket, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("version", String(this.page.version()));
    this.#asked = Date.now();
    this.#heard = Date.now();
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.#ring("on");
      this.page.touch(true);
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      const said = readJson(message.data);
      const push = readPush(said);
      if (typeof said?.go === "string") this.page.other(said);
      else if (push) this.page.push(push);
      else if (typeof said?.build === "string") this.page.build(said.build);
      else if (said?.reaction) this.page.other(said);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.page.touch(false);
      this.#again = setTimeout(() => this.#open(), waitBefore(this.#attempt));
      this.#attempt += 1;
    };
  }

  #close() {
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** @param {"on" | "cut"} how */
  #ring(how) {
    this.#bell.dispatchEvent(new Event(how));
  }

  /** @param {number} attempt */
  #pause(attempt) {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        setTimeout(resolve, waitBefore(attempt));
        this.#bell.addEventListener("on", () => resolve(), { once: true });
      })
    );
  }

  #connecting() {
    return this.#socket?.readyState === WebSocket.CONNECTING;
  }

  /** @param {number} time */
  #silent(time) {
    return Date.now() - this.#heard > time;
  }
}

/** @param {number} attempt */
function waitBefore(attempt) {
  return WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
}

/** @param {unknown} text @returns {any} */
function readJson(text) {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
