// What the table sounds like, made of oscillators and noise: a wooden tick for a guest, a chime
// for a full table, a bell for your turn. Nothing sounds before somebody has switched it on.

/** @typedef {import("./link.mjs").Move} Move */

/** @type {AudioContext | null} */
let audio = null;

/** What is heard of them: a wooden tick for a guest, a chime for a full table. @param {Move[]} moves */
export function moves(moves) {
  const placed = moves.some((move) => move.what === "placed");
  const cleared = moves.some((move) => move.what === "cleared");
  if (!placed && !cleared) return;
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
    if (placed) tick(audio, audio.currentTime);
    if (cleared) chime(audio, audio.currentTime + 0.18);
  } catch {
    // No sound on this machine: nothing is lost.
  }
}

/** A bell that says that it is your turn. */
export function bell() {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
    tone(audio, 659.3, audio.currentTime, 0.05, 0.5);
  } catch {
    // As above.
  }
}

/** A short knock: noise through a narrow band, and a low body. @param {AudioContext} to @param {number} at */
function tick(to, at) {
  const noise = to.createBuffer(1, to.sampleRate * 0.05, to.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * Math.exp(-i / (to.sampleRate * 0.006));
  }
  const source = to.createBufferSource();
  source.buffer = noise;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 1100;
  band.Q.value = 3;
  const gain = to.createGain();
  gain.gain.value = 0.35;
  source.connect(band).connect(gain).connect(to.destination);
  source.start(at);
  tone(to, 210, at, 0.08, 0.06);
}

/** Three soft bells, a chord opened. @param {AudioContext} to @param {number} at */
function chime(to, at) {
  [523.3, 659.3, 784].forEach((pitch, n) => tone(to, pitch, at + n * 0.09, 0.05, 0.9));
}

/**
 * @param {AudioContext} to
 * @param {number} pitch
 * @param {number} at
 * @param {number} volume
 * @param {number} length
 */
function tone(to, pitch, at, volume, length) {
  const wave = to.createOscillator();
  const gain = to.createGain();
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(to.destination);
  wave.start(at);
  wave.stop(at + length);
}
