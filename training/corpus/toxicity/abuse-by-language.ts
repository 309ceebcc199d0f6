import type { Family } from '../corpus-row.ts';
import { abuseAr } from './abuse-ar.ts';
import { abuseHi } from './abuse-hi.ts';
import { abuseJa } from './abuse-ja.ts';
import { abuseKo } from './abuse-ko.ts';
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
];
