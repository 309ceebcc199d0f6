/** Keccak-256 as Ethereum uses it: the padding of the first submission, not that of FIPS 202. For texts of up to 135 ASCII characters. */
export function keccak256(text: string): Uint8Array {
  const state = new Int32Array(50);
  const bytes = new Uint8Array(state.buffer);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  bytes[text.length] = 1;
  bytes[RATE - 1] = (bytes[RATE - 1] ?? 0) | 0x80;
  for (let round = 0; round < 24; round++) permute(state, round);
  return bytes.slice(0, 32);
}

const RATE = 136;

/** Lanes are pairs of words, the low one first. How far each lane of the walk ρπ is turned, and where it goes. */
const turns = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44];
const places = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];

/** The bits that step ι sets, from the sequence of its shift register. */
const constants = roundConstants();

function roundConstants(): Int32Array {
  const words = new Int32Array(48);
  let register = 1;
  for (let round = 0; round < 24; round++) {
    for (let power = 0; power < 7; power++) {
      const bit = 2 ** power - 1;
      if (register & 1) words[round * 2 + (bit >> 5)] = (words[round * 2 + (bit >> 5)] ?? 0) | (1 << (bit & 31));
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
  }
  return words;
}

const columns = new Int32Array(10);
const row = new Int32Array(10);

const word = (words: Int32Array, index: number): number => words[index] ?? 0;

function permute(state: Int32Array, round: number): void {
  mixColumns(state);
  walk(state);
  for (let y = 0; y < 50; y += 10) mixRow(state, y);
  state[0] = word(state, 0) ^ word(constants, round * 2);
  state[1] = word(state, 1) ^ word(constants, round * 2 + 1);
}

/** Step θ: every lane takes in two columns. */
function mixColumns(state: Int32Array): void {
  const at = (index: number): number => word(state, index);
  const column = (index: number): number => word(columns, index % 10);
  for (let x = 0; x < 10; x++) columns[x] = at(x) ^ at(x + 10) ^ at(x + 20) ^ at(x + 30) ^ at(x + 40);
  for (let x = 0; x < 10; x += 2) {
    const low = column(x + 8) ^ left(column(x + 2), column(x + 3), 1);
    const high = column(x + 9) ^ left(column(x + 3), column(x + 2), 1);
    for (let y = x; y < 50; y += 10) {
      state[y] = at(y) ^ low;
      state[y + 1] = at(y + 1) ^ high;
    }
  }
}

/** Step χ in one row of lanes. */
function mixRow(state: Int32Array, y: number): void {
  row.set(state.subarray(y, y + 10));
  for (let x = 0; x < 10; x++) {
    state[y + x] = word(row, x) ^ (~word(row, (x + 2) % 10) & word(row, (x + 4) % 10));
  }
}

/** The steps ρ and π: every lane but the first is turned and moved along one closed walk. */
function walk(state: Int32Array): void {
  let carried: readonly [low: number, high: number] = [word(state, 2), word(state, 3)];
  for (const [step, place] of places.entries()) {
    const by = turns[step] ?? 0;
    // A turn by 32 or more swaps the words.
    const [low, high] = by >= 32 ? [carried[1], carried[0]] : carried;
    carried = [word(state, place * 2), word(state, place * 2 + 1)];
    state[place * 2] = left(low, high, by % 32);
    state[place * 2 + 1] = left(high, low, by % 32);
  }
}

/** The upper word of a lane turned to the left, from that word and the one that is carried in. */
const left = (upper: number, carry: number, by: number): number =>
  by === 0 ? upper : (upper << by) | (carry >>> (32 - by));
