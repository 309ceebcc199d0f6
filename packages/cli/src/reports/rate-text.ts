/** `12.5 %`; `-` where nothing was judged. */
export const percentText = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

/** `4.2–20.1 %`. */
export const intervalText = (interval: readonly [number, number] | null): string =>
  interval === null ? '-' : `${(interval[0] * 100).toFixed(1)}–${(interval[1] * 100).toFixed(1)} %`;

/** `+12.5`, in percentage points; `-` where there is nothing to compare with. */
export const liftText = (lift: number | null): string =>
  lift === null ? '-' : `${lift > 0 ? '+' : ''}${(lift * 100).toFixed(1)}`;

/** Said wherever a rate of few attempts stands. */
export const insufficientNote = '* fewer than 30 attempts: the rate says little';

/** The rate with its mark. */
export const rateText = ({ asr, insufficient }: { asr: number | null; insufficient: boolean }): string =>
  percentText(asr) + (insufficient && asr !== null ? ' *' : '');

/** What every report of such a run says. */
export const simulationNote =
  'The target says that it is a simulation: these are no numbers of a real model or application.';
