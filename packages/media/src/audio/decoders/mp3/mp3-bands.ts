/** A band with one scale factor, in the order in which its lines are stored. */
export interface Mp3Band {
  readonly start: number;
  readonly width: number;
  /** The short window of the band, or undefined for a long one. */
  readonly window: number | undefined;
}

/** How a granule is divided: into one long window, three short ones, or short ones above the lowest bands. */
export type Mp3Layout = 'long' | 'short' | 'mixed';

export const GRANULE_LINES = 576;
/** The widths of the bands, by the index of the sampling rate (ISO/IEC 11172-3, table B.8, and 13818-3). */
const mpeg2 = [6, 6, 6, 6, 6, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 38, 46, 52, 60, 68, 58, 54];
const longWidths: readonly (readonly number[])[] = [
  [4, 4, 4, 4, 4, 4, 6, 6, 8, 8, 10, 12, 16, 20, 24, 28, 34, 42, 50, 54, 76, 158],
  [4, 4, 4, 4, 4, 4, 6, 6, 6, 8, 10, 12, 16, 18, 22, 28, 34, 40, 46, 54, 54, 192],
  [4, 4, 4, 4, 4, 4, 6, 6, 8, 10, 12, 16, 20, 24, 30, 38, 46, 56, 68, 84, 102, 26],
  mpeg2,
  [6, 6, 6, 6, 6, 6, 8, 10, 12, 14, 16, 18, 22, 26, 32, 38, 46, 54, 62, 70, 76, 36],
  mpeg2,
  mpeg2,
  mpeg2,
  [12, 12, 12, 12, 12, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 76, 90, 2, 2, 2, 2, 2],
];
const lowShort = [4, 4, 4, 6, 8, 10, 12, 14, 18, 24, 30, 40, 18];
const shortWidths: readonly (readonly number[])[] = [
  [4, 4, 4, 4, 6, 8, 10, 12, 14, 18, 22, 30, 56],
  [4, 4, 4, 4, 6, 6, 10, 12, 14, 16, 20, 26, 66],
  [4, 4, 4, 4, 6, 8, 12, 16, 20, 26, 34, 42, 12],
  [4, 4, 4, 6, 6, 8, 10, 14, 18, 26, 32, 42, 18],
  [4, 4, 4, 6, 8, 10, 12, 14, 18, 24, 32, 44, 12],
  lowShort,
  lowShort,
  lowShort,
  [8, 8, 8, 12, 16, 20, 24, 28, 36, 2, 2, 2, 26],
];
const WINDOWS = [0, 1, 2];
/** Short bands that the long ones of a mixed layout replace. */
const REPLACED = 3;

/** The bands of all rates and layouts. */
export const mp3Bands: readonly Readonly<Record<Mp3Layout, readonly Mp3Band[]>>[] = longWidths.map((widths, rate) => {
  const long = widths.map((width) => ({ width, window: undefined }));
  const short = (shortWidths[rate] ?? []).flatMap((width) => WINDOWS.map((window) => ({ width, window })));
  const lowest = long.slice(0, rate < 3 ? 8 : 6);
  return {
    long: placed(long),
    short: placed(short),
    mixed: placed([...lowest, ...short.slice(REPLACED * WINDOWS.length)]),
  };
});

function placed(bands: readonly Omit<Mp3Band, 'start'>[]): Mp3Band[] {
  let start = 0;
  return bands.map((band) => {
    const from = start;
    start += band.width;
    return { ...band, start: from };
  });
}

/** The first line after the first `count` long bands. */
export const endOfLong = (rateIndex: number, count: number): number =>
  (longWidths[rateIndex] ?? []).slice(0, count).reduce((sum, width) => sum + width, 0);
