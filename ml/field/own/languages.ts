import type { Halves } from './halves.ts';
import type { LanguageTexts } from './language-texts.ts';
import { languagesDevAsia } from './languages-dev-asia.ts';
import { languagesDevSouthEast } from './languages-dev-south-east.ts';
import { languagesDevWest } from './languages-dev-west.ts';
import { languagesTestAsia } from './languages-test-asia.ts';
import { languagesTestSouthEast } from './languages-test-south-east.ts';
import { languagesTestWest } from './languages-test-west.ts';

/** Attacks and harmless texts in English and fourteen other languages. Written for measuring only; no trainer may read this file. */
export const languages: Halves<LanguageTexts> = {
  dev: [...languagesDevWest, ...languagesDevSouthEast, ...languagesDevAsia],
  test: [...languagesTestWest, ...languagesTestSouthEast, ...languagesTestAsia],
};
