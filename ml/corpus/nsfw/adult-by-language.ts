import type { Family } from '../corpus-row.ts';
import { adultAr } from './adult-ar.ts';
import { adultDe } from './adult-de.ts';
import { adultEs } from './adult-es.ts';
import { adultFr } from './adult-fr.ts';
import { adultHi } from './adult-hi.ts';
import { adultIt } from './adult-it.ts';
import { adultJa } from './adult-ja.ts';
import { adultKo } from './adult-ko.ts';
import { adultNl } from './adult-nl.ts';
import { adultPl } from './adult-pl.ts';
import { adultPt } from './adult-pt.ts';
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
  ...adultDe,
  ...adultNl,
  ...adultFr,
  ...adultEs,
  ...adultIt,
  ...adultPt,
  ...adultPl,
];
