/** What a figure has to reach; ratios and rates of one run on one machine, never a test. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** One figure of a benchmark, as it is printed. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: Bar;
  /** Which way a ratio without a bar gets better: less, if absent. `neither` is a figure of a peer. */
  readonly better?: 'more' | 'neither';
}

/** What one benchmark found: the figures, and every round they were made from. */
export interface Findings {
  readonly measures: readonly Measure[];
  readonly rounds: unknown;
}

/** Why a benchmark could not be run here, as one sentence. */
export interface Skipped {
  readonly skipped: string;
}

/** What the command line says to the benchmarks. */
export interface BenchmarkOptions {
  /** Folder of the labelled texts. */
  readonly data: string;
  /** Whether `proxy` also holds 1,000 streams open, for half a minute each time. */
  readonly streams: boolean;
  /** Of `hostile` only cells whose "detector, family" matches it, of `pictures` kinds by name, of `media-verdicts` those whose "medium, rendering". */
  readonly cells?: RegExp | undefined;
}

/** One benchmark; it rejects where what it measured went wrong. */
export type Benchmark = (options: BenchmarkOptions) => Promise<Findings | Skipped>;

/** Whether a figure reaches its bar; undefined where it has none. */
export function isMet({ value, bar }: Measure): boolean | undefined {
  if (!bar) return undefined;
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** The middle of the values; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Four significant digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
