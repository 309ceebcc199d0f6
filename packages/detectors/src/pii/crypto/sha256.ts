/** SHA-256 (FIPS 180-4) of a few bytes: this package runs without Node's own modules. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = Uint32Array.from(initial);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 16) compress(state, schedule, blocks.subarray(at, at + 16));
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (const [index, word] of state.entries()) view.setUint32(index * 4, word);
  return digest;
}

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots start, cube roots round. */
const primes = Array.from({ length: 312 }, (_, number) => number)
  .filter(isPrime)
  .slice(0, 64);
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return number > 1;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

/** The message as words, with the closing bit and the length in bits. */
function padded(message: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((message.length + 9) / 64) * 16);
  for (const [at, byte] of message.entries()) put(words, at, byte);
  put(words, message.length, 0x80);
  words[words.length - 1] = message.length * 8;
  return words;
}

function put(words: Uint32Array, at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, schedule: Uint32Array, block: Uint32Array): void {
  schedule.set(block);
  const word = (at: number): number => schedule[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[at] = word(at - 16) + small + word(at - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (rounds[at] ?? 0) + word(at)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, add] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + add;
}
