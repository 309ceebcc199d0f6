/** Zero crossings of the kernel on each side. */
const CROSSINGS = 16;
/** The share of the band that is kept. The rest is the slope of the filter. */
const BAND = 0.92;

/**
 * Changes the sampling rate of sound that arrives part by part, with a windowed sinc as low-pass filter. The places of
 * the output samples between the input samples repeat, so each of these phases has its weights once.
 */
export class Resampler {
  readonly #from: number;
  readonly #to: number;
  /** Input samples that one output sample reads on each side. */
  readonly #reach: number;
  readonly #weights = new Map<number, Float32Array>();
  /** Input from sample `#start` on. */
  #input: Float32Array;
  #start: number;
  #outputs = 0;

  constructor(from: number, to: number) {
    const divisor = greatestDivisor(from, to);
    this.#from = from / divisor;
    this.#to = to / divisor;
    this.#reach = Math.ceil(CROSSINGS / this.#density);
    // Before its beginning a recording is silent.
    this.#input = new Float32Array(this.#reach);
    this.#start = -this.#reach;
  }

  /** Returns the sound that is complete with this part. */
  add(samples: Float32Array): Float32Array {
    if (this.#from === this.#to) return samples;
    this.#append(samples);
    const end = this.#start + this.#input.length;
    const count = Math.max(0, Math.ceil(((end - this.#reach) * this.#to) / this.#from) - this.#outputs);
    const output = new Float32Array(count);
    for (let at = 0; at < count; at += 1) output[at] = this.#outputAt((this.#outputs + at) * this.#from);
    this.#outputs += count;
    const drop = Math.max(0, Math.floor((this.#outputs * this.#from) / this.#to) - this.#reach - this.#start);
    this.#input = this.#input.slice(drop);
    this.#start += drop;
    return output;
  }

  /** Returns the rest of the sound. */
  finish(): Float32Array {
    return this.#from === this.#to ? new Float32Array() : this.add(new Float32Array(this.#reach));
  }

  /** Zero crossings of the kernel per input sample. */
  get #density(): number {
    return Math.min(1, this.#to / this.#from) * BAND;
  }

  #append(samples: Float32Array): void {
    const input = new Float32Array(this.#input.length + samples.length);
    input.set(this.#input);
    input.set(samples, this.#input.length);
    this.#input = input;
  }

  /** The output at a position in units of the output's rate. */
  #outputAt(position: number): number {
    const phase = position % this.#to;
    const weights = this.#weightsOf(phase);
    const first = (position - phase) / this.#to - this.#reach + 1 - this.#start;
    let sum = 0;
    for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (this.#input[first + at] ?? 0);
    return sum;
  }

  /** The weights of the input samples around an output sample, which is `phase` behind the middle one. */
  #weightsOf(phase: number): Float32Array {
    const known = this.#weights.get(phase);
    if (known) return known;
    const density = this.#density;
    const behind = this.#reach - 1 + phase / this.#to;
    const weights = Float32Array.from(
      { length: 2 * this.#reach },
      (_, at) => density * kernel((at - behind) * density),
    );
    this.#weights.set(phase, weights);
    return weights;
  }
}

/** A sinc with a Hann window. */
function kernel(x: number): number {
  if (Math.abs(x) >= CROSSINGS) return 0;
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * Math.cos((Math.PI * x) / (2 * CROSSINGS)) ** 2;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
