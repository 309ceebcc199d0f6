import type { CorpusRow, CorpusTask, Family, MadeFamily, MadeText } from './corpus-row.ts';
import { expandPattern, patternsOf } from './expand-pattern.ts';
import { hashText } from './seeded-random.ts';
import { familiesOf } from './task-families.ts';

/** No text is longer, in UTF-16 units. */
export const MAX_TEXT = 20_000;
/** No pattern gives more rows than this, so that none can dominate. */
export const CAP_OF_PATTERN = 8;
const CAP_OF_MADE_PATTERN = 24;
/** Of the patterns of a family that says nothing else, this share is for tests only. */
const TEST_SHARE = 0.1;

type AnyFamily = Family | MadeFamily;

/** The rows of a task in a fixed order, without repeated texts. Throws where one text has two labels. */
export function buildCorpus(task: CorpusTask): CorpusRow[] {
  const made = familiesOf[task].map((family) => ({ family, texts: textsOf(family) }));
  const tested = testedPatterns(made);
  const labels = new Map<string, 0 | 1>();
  const rows: CorpusRow[] = [];
  for (const { family, texts } of made) {
    for (const { text, pattern } of texts) {
      if (text.trim() === '' || text.length > MAX_TEXT || isRepeated(labels, text, family)) continue;
      rows.push(rowOf(task, family, { text, pattern }, tested.has(pattern), rows.length));
    }
  }
  return rows;
}

function isRepeated(labels: Map<string, 0 | 1>, text: string, { family, label }: AnyFamily): boolean {
  const key = text.trim().toLowerCase();
  const known = labels.get(key);
  if (known !== undefined && known !== label) throw new Error(`Two labels (${family}): ${text.slice(0, 200)}`);
  labels.set(key, label);
  return known !== undefined;
}

/** Patterns for tests only. A pattern that several families use belongs to the first. */
function testedPatterns(made: readonly { family: AnyFamily; texts: readonly MadeText[] }[]): ReadonlySet<string> {
  const owned = new Set<string>();
  const tested = new Set<string>();
  for (const { family, texts } of made) {
    const own = [...new Set(texts.map(({ pattern }) => pattern))].filter((pattern) => !owned.has(pattern));
    for (const pattern of own) owned.add(pattern);
    for (const pattern of drawTested(own, family)) tested.add(pattern);
  }
  return tested;
}

function drawTested(patterns: readonly string[], { heldOut, testShare = TEST_SHARE }: AnyFamily): readonly string[] {
  if (heldOut) return patterns;
  const ranked = patterns.toSorted((a, b) => hashText(a) - hashText(b));
  return ranked.slice(0, patterns.length < 4 ? 0 : Math.max(1, Math.round(patterns.length * testShare)));
}

function textsOf(family: AnyFamily): MadeText[] {
  if ('patterns' in family) {
    return patternsOf(family.patterns).flatMap((pattern) =>
      expandPattern(pattern, CAP_OF_PATTERN).map((text) => ({ text, pattern })),
    );
  }
  const counts = new Map<string, number>();
  return family.texts().filter(({ pattern }) => {
    const count = (counts.get(pattern) ?? 0) + 1;
    counts.set(pattern, count);
    return count <= CAP_OF_MADE_PATTERN;
  });
}

function rowOf(
  task: CorpusTask,
  { family, lang = 'en', label, attack, categories }: AnyFamily,
  { text, pattern }: MadeText,
  isTest: boolean,
  at: number,
): CorpusRow {
  return {
    id: `own_${task}-${at}`,
    text,
    label,
    source: `own_${task}_${family}_${lang}`,
    task,
    family,
    lang,
    ...(attack === undefined ? {} : { attack }),
    ...(categories === undefined ? {} : { categories }),
    split: isTest ? 'written_test' : 'train',
    pattern: hashText(pattern).toString(16).padStart(8, '0'),
    licence_class: 'permissive',
  };
}
