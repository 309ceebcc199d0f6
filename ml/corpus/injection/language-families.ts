import { readIn } from '../../read-data/read-data.ts';
import type { Family, MadeFamily } from '../corpus-row.ts';
import { joinedLanguages } from './joined-languages.ts';

/** The languages of each set, in the order in which its rows come. */
const sets = {
  multilingual: 'de fr es it pt nl pl cs ru uk tr sv sw id vi zh ja ko ar fa hi he'.split(' '),
  multilingual_wide: 'de nl sv fr es it pt pl cs ru uk tr ar fa hi zh ja ko vi id'.split(' '),
  multilingual_further: 'ko ar fa nl cs tr zh es de fr it pt pl ru ja vi'.split(' '),
};

/** Attacks and ordinary prompts of many languages in three sets, alone and joined. */
export const languageFamilies: readonly (Family | MadeFamily)[] = [
  ...setOf('multilingual'),
  ...setOf('multilingual_wide'),
  ...setOf('multilingual_further'),
  ...joinedLanguages(setOf('multilingual_wide')),
];

function setOf(set: keyof typeof sets): Family[] {
  return sets[set].flatMap((lang) =>
    readIn('corpus', `injection/languages/${lang}`).filter(
      ({ family }) => family === set || family === `${set}_benign`,
    ),
  );
}
