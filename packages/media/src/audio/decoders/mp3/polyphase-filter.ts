import { SUBBAND_LINES, SUBBANDS } from './hybrid-filter.ts';

/** The first half of the window of the filter bank and its middle, times 65,536 (ISO/IEC 11172-3, table B.3). */
const mp3Window: readonly number[] = [
  0, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -4, -4, -5, -5, -6, -7, -7, -8, -9, -10, -11, -13, -14, -16, -17,
  -19, -21, -24, -26, -29, -31, -35, -38, -41, -45, -49, -53, -58, -63, -68, -73, -79, -85, -91, -97, -104, -111, -117,
  -125, -132, -139, -147, -154, -161, -169, -176, -183, -190, -196, -202, -208, 213, 218, 222, 225, 227, 228, 228, 227,
  224, 221, 215, 208, 200, 189, 177, 163, 146, 127, 106, 83, 57, 29, -2, -36, -72, -111, -153, -197, -244, -294, -347,
  -401, -459, -519, -581, -645, -711, -779, -848, -919, -991, -1064, -1137, -1210, -1283, -1356, -1428, -1498, -1567,
  -1634, -1698, -1759, -1817, -1870, -1919, -1962, -2001, -2032, -2057, -2075, -2085, -2087, -2080, -2063, 2037, 2000,
  1952, 1893, 1822, 1739, 1644, 1535, 1414, 1280, 1131, 970, 794, 605, 402, 185, -45, -288, -545, -814, -1095, -1388,
  -1692, -2006, -2330, -2663, -3004, -3351, -3705, -4063, -4425, -4788, -5153, -5517, -5879, -6237, -6589, -6935, -7271,
  -7597, -7910, -8209, -8491, -8755, -8998, -9219, -9416, -9585, -9727, -9838, -9916, -9959, -9966, -9935, -9863, -9750,
  -9592, -9389, -9139, -8840, -8492, -8092, -7640, -7134, 6574, 5959, 5288, 4561, 3776, 2935, 2037, 1082, 70, -998,
  -2122, -3300, -4533, -5818, -7154, -8540, -9975, -11455, -12980, -14548, -16155, -17799, -19478, -21189, -22929,
  -24694, -26482, -28289, -30112, -31947, -33791, -35640, -37489, -39336, -41176, -43006, -44821, -46617, -48390,
  -50137, -51853, -53534, -55178, -56778, -58333, -59838, -61289, -62684, -64019, -65290, -66494, -67629, -68692,
  -69679, -70590, -71420, -72169, -72835, -73415, -73908, -74313, -74630, -74856, -74992, 75038,
];

const HALF = 256;
const MEMORY = 1_024;
const STEP = 2 * SUBBANDS;

/** The window. Its second half is the first one with other signs. */
const weights = Float64Array.from({ length: 2 * HALF }, (_, at) => {
  const weight = (mp3Window[at <= HALF ? at : 2 * HALF - at] ?? 0) / 65_536;
  return at > HALF && at % STEP !== 0 ? -weight : weight;
});
/** Makes the sound of one channel from the samples of its subbands (ISO/IEC 11172-3, annex 3-A.2). */
export class PolyphaseFilter {
  /** The last 16 vectors, the newest one from `#start` on. */
  readonly #memory = new Float64Array(MEMORY);
  readonly #samples = new Float64Array(SUBBANDS);
  #start = 0;

  /** Turns 18 samples of each subband into 576 samples of sound, from `at` on. */
  run(subbands: Float64Array, output: Float32Array, at: number): void {
    for (let time = 0; time < SUBBAND_LINES; time += 1) {
      for (let band = 0; band < SUBBANDS; band += 1) this.#samples[band] = subbands[band * SUBBAND_LINES + time] ?? 0;
      this.#remember();
      for (let sample = 0; sample < SUBBANDS; sample += 1) {
        output[at + time * SUBBANDS + sample] = this.#soundAt(sample);
      }
    }
  }

  /** Keeps the vector of 64 weighted sums of the samples. All are sums of the cosine transform, with other signs. */
  #remember(): void {
    transformCosine(this.#samples);
    this.#start = (this.#start + MEMORY - STEP) % MEMORY;
    const middle = this.#start + SUBBANDS / 2;
    for (let at = 0; at < SUBBANDS / 2; at += 1) this.#memory[this.#start + at] = this.#samples[SUBBANDS / 2 + at] ?? 0;
    this.#memory[middle] = 0;
    for (let at = 1; at < SUBBANDS; at += 1) this.#memory[middle + at] = -(this.#samples[SUBBANDS - at] ?? 0);
    for (let at = 0; at < SUBBANDS / 2; at += 1) this.#memory[middle + SUBBANDS + at] = -(this.#samples[at] ?? 0);
  }

  /** Takes the first half of every other vector, and the second half of the ones between. */
  #soundAt(sample: number): number {
    let sum = 0;
    for (let part = 0; part < 8; part += 1) {
      const from = this.#start + part * 2 * STEP + sample;
      sum += (this.#memory[from & (MEMORY - 1)] ?? 0) * (weights[part * STEP + sample] ?? 0);
      const between = this.#memory[(from + STEP + SUBBANDS) & (MEMORY - 1)] ?? 0;
      sum += between * (weights[part * STEP + SUBBANDS + sample] ?? 0);
    }
    return sum;
  }
}

const HALF_BANDS = SUBBANDS / 2;
/** The weights of sums of two samples in the even rows of the transform, and of their differences in the odd rows. */
const cosines = Float64Array.from({ length: SUBBANDS * HALF_BANDS }, (_, place) => {
  const [row, sample] = [Math.floor(place / HALF_BANDS), place % HALF_BANDS];
  return Math.cos(((2 * sample + 1) * row * Math.PI) / (2 * SUBBANDS));
});
const sums = new Float64Array(HALF_BANDS);
const differences = new Float64Array(HALF_BANDS);

/** The cosine transform of type II of 32 samples, in place. */
function transformCosine(samples: Float64Array): void {
  for (let at = 0; at < HALF_BANDS; at += 1) {
    const one = samples[at] ?? 0;
    const other = samples[SUBBANDS - 1 - at] ?? 0;
    sums[at] = one + other;
    differences[at] = one - other;
  }
  for (let row = 0; row < SUBBANDS; row += 1) samples[row] = rowOf(row % 2 === 0 ? sums : differences, row);
}

function rowOf(input: Float64Array, row: number): number {
  let sum = 0;
  for (let at = 0; at < HALF_BANDS; at += 1) sum += (cosines[row * HALF_BANDS + at] ?? 0) * (input[at] ?? 0);
  return sum;
}
