import { percentText } from '@redoubt/reports';

/** Writes a share as whole percent, such as `67 %`. */
export const percent = (share: number): string => percentText(share, 0);

/** Writes a part of a whole with its share, such as `12 of 30 (40 %)`. */
export const partOf = (part: number, whole: number): string =>
  whole === 0 ? `${part} of ${whole}` : `${part} of ${whole} (${percent(part / whole)})`;

/** Writes a number with its noun, such as `1 record` and `2 records`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
