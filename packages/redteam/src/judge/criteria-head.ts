import { readFileSync } from 'node:fs';
import type { LinearHead } from '@redoubt/detectors';

const file = new URL('../../criteria/criteria-head.json', import.meta.url);
let loaded: LinearHead | undefined;

/** Returns the head that weighs the evidence on an answer (answer-evidence.ts). Written by `npm run ml -- criteria`. */
export function criteriaHead(): LinearHead {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as LinearHead;
  return loaded;
}
