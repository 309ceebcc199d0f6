import { languageOf, READ_LANGUAGES } from '@redoubt/detectors';
import type { ReadDocument } from '@redoubt/documents';
import { passagesOf } from '../passages.ts';

/** A passage with fewer words may be a name or a quotation. */
const MIN_WORDS = 6;
/** This part of a document in a language that is not read is worth a warning even where rules were found. */
const UNREAD_PART = 0.1;
const MAX_NAMES = 3;

/**
 * Returns a sentence for each reason why rules may be missing: the language of the document or of parts of it is not
 * read, or no rule was found. Empty if there is none.
 */
export function warnOfMissing(document: ReadDocument, ruleCount: number): string[] {
  const unread = unreadLanguages(document);
  if (unread.length > 0) {
    const said = ruleCount === 0 ? 'The text is' : 'Parts of the text are';
    return [
      `${said} in ${unread.join(' and ')}, which the wizard does not read: rules in it are not found. It reads ${READ_LANGUAGES}; send a translation, or write the rules as policy_rules`,
    ];
  }
  if (ruleCount > 0) return [];
  return [
    `No rule was found. The wizard finds sentences with words such as must, may not, never or only, and orders such as "Do not …", "No …" and "Be …", in ${READ_LANGUAGES}; state the rules so, one a line, or write them as policy_rules`,
  ];
}

/** Returns the names of the languages that a considerable part of the document is in and that are not read. */
function unreadLanguages(document: ReadDocument): string[] {
  const sizes = new Map<string, number>();
  let total = 0;
  const texts = passagesOf(document).map(({ text }) => text);
  const whole = languageOf(texts.join(' '));
  for (const text of texts) {
    total += text.length;
    const found = isShort(text) ? undefined : languageOf(text, whole);
    if (found && !found.code) sizes.set(found.name, (sizes.get(found.name) ?? 0) + text.length);
  }
  if (whole && !whole.code) sizes.set(whole.name, total);
  return [...sizes]
    .filter(([, size]) => size >= UNREAD_PART * total)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_NAMES)
    .map(([name]) => name);
}

/** Text of scripts without spaces is never short by its words, so its letters are counted. */
const isShort = (text: string): boolean =>
  text.split(' ').length < MIN_WORDS && !/[^\p{Script=Latin}\P{L}]{8}/u.test(text);
