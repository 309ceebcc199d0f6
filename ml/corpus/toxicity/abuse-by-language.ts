import type { Family } from '../corpus-row.ts';
import { abuseAr } from './abuse-ar.ts';
import { abuseDe } from './abuse-de.ts';
import { abuseEs } from './abuse-es.ts';
import { abuseFr } from './abuse-fr.ts';
import { abuseHi } from './abuse-hi.ts';
import { abuseIt } from './abuse-it.ts';
import { abuseJa } from './abuse-ja.ts';
import { abuseKo } from './abuse-ko.ts';
import { abuseNl } from './abuse-nl.ts';
import { abusePl } from './abuse-pl.ts';
import { abusePt } from './abuse-pt.ts';
import { abuseRu } from './abuse-ru.ts';
import { abuseTr } from './abuse-tr.ts';
import { abuseZh } from './abuse-zh.ts';

/** Abuse and its harmless twins, by language. */
export const abuseByLanguage: readonly Family[] = [
  ...abuseRu,
  ...abuseTr,
  ...abuseZh,
  ...abuseJa,
  ...abuseKo,
  ...abuseAr,
  ...abuseHi,
  ...abuseDe,
  ...abuseNl,
  ...abuseFr,
  ...abuseEs,
  ...abuseIt,
  ...abusePt,
  ...abusePl,
];
