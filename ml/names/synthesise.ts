import { patternsOf } from '../corpus/expand-pattern.ts';
import { pick, type Random, seededRandom } from '../corpus/seeded-random.ts';
import { readData, readIn } from '../read-data/read-data.ts';
import type { LabelledText, NameSpan } from './labelled-text.ts';
import type { NameLists } from './name-lists.ts';
import { SlotFiller } from './slots.ts';

/** Texts a pattern makes. */
const PER_PATTERN = 20;
const PER_NEGATIVE = 6;

/** Every pattern with its language. */
export const patternTables: readonly (readonly [language: string, pattern: string])[] = [
  'english',
  'german-dutch-nordic',
  'romance',
  'slavic-and-others',
  'asian',
].flatMap((file) =>
  readIn('names/patterns', file).flatMap(({ language, patterns }) =>
    patternsOf(patterns).map((pattern) => [language, pattern] as const),
  ),
);

/** Texts of our own with their names: the patterns, filled; the same lists make the same texts. */
export function synthesise(lists: NameLists): LabelledText[] {
  const filler = new SlotFiller(lists);
  const harmless = patternsOf(readData('names/negatives').patterns).map((pattern) => ['en', pattern] as const);
  const made = (rows: typeof patternTables, each: number) =>
    rows.flatMap(([language, pattern]) => {
      const random = seededRandom(`${language} ${pattern}`);
      const count = /\{[a-z]+\}/u.test(pattern) ? each : Math.min(each, 3);
      return Array.from({ length: count }, () => fillPattern(pattern, language, filler, random));
    });
  const positives = made(patternTables, PER_PATTERN);
  const others = made(harmless, PER_NEGATIVE);
  return [...positives, ...others, ...joinTexts([...positives, ...others])];
}

function fillPattern(pattern: string, language: string, filler: SlotFiller, random: Random): LabelledText {
  const spans: NameSpan[] = [];
  let text = '';
  for (const part of pattern.split(/(\{[a-z]+\}|\\n)/u)) {
    if (part === '\\n') text += '\n';
    else if (/^\{[a-z]+\}$/u.test(part)) {
      const { text: filled, kind } = filler.fill(part.slice(1, -1), language, random);
      if (kind) spans.push({ start: text.length, end: text.length + filled.length, kind });
      text += filled;
    } else text += part;
  }
  return { text, spans, source: 'own' };
}

/** Longer texts: two or three one behind another, as letters and chats have them. */
function joinTexts(texts: readonly LabelledText[]): LabelledText[] {
  const random = seededRandom('joined');
  return Array.from({ length: Math.floor(texts.length / 8) }, () => {
    const parts = [pick(random, texts), pick(random, texts), pick(random, texts)];
    return parts.reduce((whole, part) => joinTwo(whole, part, pick(random, [' ', ' ', '\n', '\n\n'])));
  });
}

function joinTwo(left: LabelledText, right: LabelledText, gap: string): LabelledText {
  const offset = left.text.length + gap.length;
  const moved = right.spans.map(({ start, end, kind }) => ({ start: start + offset, end: end + offset, kind }));
  return { text: left.text + gap + right.text, spans: [...left.spans, ...moved], source: left.source };
}
