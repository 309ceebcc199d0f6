import type { Family } from '../corpus-row.ts';
import { dailyAr } from './daily-ar.ts';
import { dailyDe } from './daily-de.ts';
import { dailyEs } from './daily-es.ts';
import { dailyFr } from './daily-fr.ts';
import { dailyHi } from './daily-hi.ts';
import { dailyIt } from './daily-it.ts';
import { dailyJa } from './daily-ja.ts';
import { dailyKo } from './daily-ko.ts';
import { dailyNl } from './daily-nl.ts';
import { dailyPl } from './daily-pl.ts';
import { dailyPt } from './daily-pt.ts';
import { dailyRu } from './daily-ru.ts';
import { dailyTr } from './daily-tr.ts';
import { dailyZh } from './daily-zh.ts';

/** Daily texts in languages other than English. */
export const dailyLanguages: readonly Family[] = [
  ...dailyDe,
  ...dailyFr,
  ...dailyEs,
  ...dailyIt,
  ...dailyPt,
  ...dailyNl,
  ...dailyPl,
  ...dailyRu,
  ...dailyTr,
  ...dailyZh,
  ...dailyJa,
  ...dailyKo,
  ...dailyAr,
  ...dailyHi,
];
