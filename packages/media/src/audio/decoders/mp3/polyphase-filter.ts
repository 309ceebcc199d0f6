import { SUBBAND_LINES, SUBBANDS } from './hybrid-filter.ts';
import { mp3Window } from './mp3-window.ts';

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
