import type { Detection } from '@redoubt/contract';
import { detect } from '../../detect/detect.ts';
import type { Coding } from './coding.ts';
import { codings } from './codings.ts';
import { type PlainText, plainTexts } from './plain-texts.ts';

/** How many of the texts that are caught plainly are caught in one coding. */
export interface CaughtShare {
  readonly coding: string;
  readonly caught: number;
  readonly asked: number;
  /** Detector and language of each text that is missed. */
  readonly missed: readonly string[];
}

const isFound = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value === 1);

/** Whether the only enabled detector finds something. */
function isCaught(text: string, { detectors }: Pick<PlainText, 'detectors'>): boolean {
  const { summary }: Detection = detect(text, detectors);
  return Object.values(summary).some(isFound);
}

/** Returns the plain texts that are caught without a coding. Only these count. */
export const plainlyCaught = (): PlainText[] => plainTexts.filter((plain) => isCaught(plain.text, plain));

/** Returns for each coding how many of the texts are still caught in it. */
export function caughtShares(texts: readonly PlainText[], tried: readonly Coding[] = codings): CaughtShare[] {
  return tried.map(({ name, encode }) => {
    const encoded = texts.flatMap((plain) => {
      const text = encode(plain.text);
      return text === undefined ? [] : [{ plain, text }];
    });
    const missed = encoded.filter(({ plain, text }) => !isCaught(text, plain));
    return {
      coding: name,
      caught: encoded.length - missed.length,
      asked: encoded.length,
      missed: missed.map(({ plain }) => `${Object.keys(plain.detectors)[0]} ${plain.language}`),
    };
  });
}
