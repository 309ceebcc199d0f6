import type { Family } from '../corpus-row.ts';
import { adultAr } from './adult-ar.ts';
import { adultHi } from './adult-hi.ts';
import { adultJa } from './adult-ja.ts';
import { adultKo } from './adult-ko.ts';
import { adultRu } from './adult-ru.ts';
import { adultTr } from './adult-tr.ts';
import { adultZh } from './adult-zh.ts';

/** Adult texts and their decent twins, by language. */
export const adultByLanguage: readonly Family[] = [
  ...adultRu,
  ...adultTr,
  ...adultZh,
  ...adultJa,
  ...adultKo,
  ...adultAr,
  ...adultHi,
];
