/** A share as text, such as `12.5 %`. `-` if nothing was judged. */
export const percentText = (share: number | null, decimals = 1): string =>
  share === null ? '-' : `${(share * 100).toFixed(decimals)} %`;

/** An interval as text, such as `4.2–20.1 %`. */
export const intervalText = (interval: readonly [number, number] | null): string =>
  interval === null ? '-' : `${(interval[0] * 100).toFixed(1)}–${(interval[1] * 100).toFixed(1)} %`;

/** The lift in percentage points, such as `+12.5`. `-` if there is nothing to compare with. */
export const liftText = (lift: number | null): string =>
  lift === null ? '-' : `${lift > 0 ? '+' : ''}${(lift * 100).toFixed(1)}`;

/** Explains the mark `*` of rates with few attempts. */
export const insufficientNote = '* fewer than 30 attempts: the rate says little';

/** The rate as text. A `*` marks a rate of few attempts. */
export const rateText = ({ asr, insufficient }: { asr: number | null; insufficient: boolean }): string =>
  percentText(asr) + (insufficient && asr !== null ? ' *' : '');

/** A note in every report on a simulation. */
export const simulationNote =
  'The target says that it is a simulation: these are no numbers of a real model or application.';

/** How many verdicts people corrected. */
export const correctedText = (corrected: number): string =>
  `${corrected} ${corrected === 1 ? 'verdict' : 'verdicts'} by people; all rates count the corrections`;
