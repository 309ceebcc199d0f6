import type { Family, MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf, tableOf } from '../expand-pattern.ts';
import { pick, type Random, seededRandom } from '../seeded-random.ts';

const TEXTS_OF_PATTERN = 2;

/** Two prompts of one language in one text: an attack after or before a harmless one, and two harmless ones. */
export function joinedLanguages(families: readonly Family[]): MadeFamily[] {
  return [...Map.groupBy(families, ({ lang = 'en' }) => lang)].flatMap(([lang, own]): MadeFamily[] => {
    const attacks = tableOf(own.filter(({ label }) => label === 1));
    const benign = tableOf(own.filter(({ label }) => label === 0));
    return [
      {
        family: 'multilingual_joined',
        label: 1,
        lang,
        attack: 'prompt_hijacking',
        texts: () => join(`attack ${lang}`, attacks, benign),
      },
      { family: 'multilingual_joined', label: 0, lang, texts: () => join(`benign ${lang}`, benign, benign) },
    ];
  });
}

/** Texts count for the pattern of the first table, so an attack stays on its side of the split. */
function join(seed: string, table: string, neighbours: string): MadeText[] {
  const around = patternsOf(neighbours);
  return patternsOf(table).flatMap((pattern) => {
    const random = seededRandom(`${seed}/${pattern}`);
    return Array.from({ length: TEXTS_OF_PATTERN }, () => {
      const text = oneOf(random, pattern);
      const other = oneOf(random, pick(random, around));
      const parts = pick(random, [0, 0, 1]) === 0 ? [other, text] : [text, other];
      return { text: parts.join(pick(random, [' ', ' ', '\n', '\n\n'])), pattern };
    });
  });
}

function oneOf(random: Random, pattern: string): string {
  return pick(random, expandPattern(pattern, 4));
}
