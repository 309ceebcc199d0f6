import type { Family } from '../corpus-row.ts';
import { overridesAr } from './overrides-ar.ts';
import { overridesEs } from './overrides-es.ts';
import { overridesHi } from './overrides-hi.ts';
import { overridesIt } from './overrides-it.ts';
import { overridesJa } from './overrides-ja.ts';
import { overridesKo } from './overrides-ko.ts';
import { overridesNl } from './overrides-nl.ts';
import { overridesPl } from './overrides-pl.ts';
import { overridesPt } from './overrides-pt.ts';
import { overridesRu } from './overrides-ru.ts';
import { overridesTr } from './overrides-tr.ts';
import { overridesZh } from './overrides-zh.ts';

/** Overrides of the model’s instructions and orders to people, by language. */
export const overridesByLanguage: readonly Family[] = [
  ...overridesRu,
  ...overridesTr,
  ...overridesZh,
  ...overridesJa,
  ...overridesKo,
  ...overridesAr,
  ...overridesHi,
  ...overridesNl,
  ...overridesEs,
  ...overridesIt,
  ...overridesPt,
  ...overridesPl,
];
