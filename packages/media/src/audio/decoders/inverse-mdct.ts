/**
 * The inverse of the modified discrete cosine transform, by a complex Fourier transform of a quarter of its size. It
 * turns `size` coefficients into twice as many samples: y[n] = sum of x[k] cos(pi / size (n + (size + 1) / 2) (k + 1/2)).
 */
export class InverseMdct {
  readonly size: number;
  readonly #transform: FourierTransform;
  readonly #turnReal: Float64Array;
  readonly #turnImaginary: Float64Array;
  readonly #folded: Float64Array;

  /** `size` is a power of 2, at least 4. */
  constructor(size: number) {
    this.size = size;
    this.#transform = new FourierTransform(size / 2);
    const angles = Array.from({ length: size / 2 }, (_, at) => (-Math.PI * (at + 1 / 8)) / size);
    this.#turnReal = Float64Array.from(angles, Math.cos);
    this.#turnImaginary = Float64Array.from(angles, Math.sin);
    this.#folded = new Float64Array(size);
  }

  /** Transforms the coefficients from `from` on into the output, which has room for `2 * size` samples. */
  transform(input: Float64Array, from: number, output: Float64Array): void {
    this.#fold(input, from);
    const { size } = this;
    const folded = this.#folded;
    const half = size / 2;
    for (let at = 0; at < half; at += 1) {
      const late = folded[half + at] ?? 0;
      output[at] = late;
      output[size - 1 - at] = -late;
      const early = -(folded[at] ?? 0);
      output[size + half + at] = early;
      output[size + half - 1 - at] = early;
    }
  }

  /** The cosine transform of type IV, of which the output's halves are mirror images. */
  #fold(input: Float64Array, from: number): void {
    const { size } = this;
    const { real, imaginary } = this.#transform;
    for (let at = 0; at < size / 2; at += 1) {
      const cos = this.#turnReal[at] ?? 0;
      const sin = this.#turnImaginary[at] ?? 0;
      const one = input[from + 2 * at] ?? 0;
      const other = input[from + size - 1 - 2 * at] ?? 0;
      real[at] = one * cos - other * sin;
      imaginary[at] = one * sin + other * cos;
    }
    this.#transform.run();
    for (let at = 0; at < size / 2; at += 1) {
      const cos = this.#turnReal[at] ?? 0;
      const sin = this.#turnImaginary[at] ?? 0;
      const re = real[at] ?? 0;
      const im = imaginary[at] ?? 0;
      this.#folded[2 * at] = re * cos - im * sin;
      this.#folded[size - 1 - 2 * at] = -(re * sin + im * cos);
    }
  }
}

/** The Fourier transform of complex numbers in place. Their count is a power of 2. */
class FourierTransform {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #mirror: Uint32Array;

  constructor(size: number) {
    this.real = new Float64Array(size);
    this.imaginary = new Float64Array(size);
    const angles = Array.from({ length: size / 2 }, (_, at) => (-2 * Math.PI * at) / size);
    this.#cos = Float64Array.from(angles, Math.cos);
    this.#sin = Float64Array.from(angles, Math.sin);
    this.#mirror = new Uint32Array(size);
    for (let at = 1; at < size; at += 1) {
      this.#mirror[at] = ((this.#mirror[at >> 1] ?? 0) >> 1) | (at & 1 ? size >> 1 : 0);
    }
  }

  run(): void {
    this.#reorder();
    const size = this.real.length;
    for (let span = 1; span < size; span *= 2) this.#combine(span);
  }

  /** Moves each number to the place whose index has the same bits in the other order. */
  #reorder(): void {
    const { real, imaginary } = this;
    for (let at = 0; at < real.length; at += 1) {
      const other = this.#mirror[at] ?? 0;
      if (other <= at) continue;
      swap(real, at, other);
      swap(imaginary, at, other);
    }
  }

  /** Makes transforms of twice `span` numbers of pairs of transforms of `span` numbers. */
  #combine(span: number): void {
    const size = this.real.length;
    const step = size / (2 * span);
    for (let turn = 0; turn < span; turn += 1) {
      const cos = this.#cos[turn * step] ?? 0;
      const sin = this.#sin[turn * step] ?? 0;
      for (let low = turn; low < size; low += 2 * span) this.#join(low, low + span, cos, sin);
    }
  }

  /** Replaces two numbers by their sum and their difference, after the second one is turned. */
  #join(low: number, high: number, cos: number, sin: number): void {
    const { real, imaginary } = this;
    const lowReal = real[low] ?? 0;
    const lowImaginary = imaginary[low] ?? 0;
    const highReal = real[high] ?? 0;
    const highImaginary = imaginary[high] ?? 0;
    const turnedReal = highReal * cos - highImaginary * sin;
    const turnedImaginary = highReal * sin + highImaginary * cos;
    real[high] = lowReal - turnedReal;
    imaginary[high] = lowImaginary - turnedImaginary;
    real[low] = lowReal + turnedReal;
    imaginary[low] = lowImaginary + turnedImaginary;
  }
}

function swap(numbers: Float64Array, one: number, other: number): void {
  const kept = numbers[one] ?? 0;
  numbers[one] = numbers[other] ?? 0;
  numbers[other] = kept;
}
