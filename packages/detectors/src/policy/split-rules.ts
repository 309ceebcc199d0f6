import { splitSentences } from '../grounding/split-sentences.ts';

/** A rule as it is written, and as it is read. */
export interface WrittenRule {
  readonly text: string;
  /** With the line that introduces a list, as in "Never:". */
  readonly asked: string;
}

/** Sentences of a line that stay one rule, as "Do not promise a date. Estimates may be given." */
const MAX_SENTENCES_OF_LINE = 3;
/** Lines and sentences to look at. */
const MOST = 1_000;
/** Characters of a line that introduces a list. */
const LONGEST_LEAD = 120;
const listMark = /^\s*(?:[-*•–]\s|\(?\d{1,3}[.):]\s|\(?[a-z]\)\s)/;

/**
 * Returns the rules of a policy text in order. A line of up to three sentences is a rule. In a longer line, and in a
 * text of one line, each sentence is. What only permits something belongs to the rule before it. Headings are no rules.
 */
export function splitRules(text: string): WrittenRule[] {
  const lines = text
    .split('\n', MOST)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  let lead = '';
  const found: WrittenRule[] = [];
  for (const [at, line] of lines.entries()) {
    if (isLead(line, lines[at + 1])) {
      lead = `${withoutMark(line)} `;
      continue;
    }
    if (!listMark.test(line)) lead = '';
    for (const said of partsOfLine(line, lines.length > 1)) addRule(found, said, lead);
  }
  return found.filter(({ text: rule }) => /\p{L}.*\p{L}/su.test(rule.slice(0, 1_000)));
}

/** Says whether a line introduces the list below it. */
const isLead = (line: string, next: string | undefined): boolean =>
  line.endsWith(':') && line.length <= LONGEST_LEAD && next !== undefined && listMark.test(next);

const withoutMark = (line: string): string => line.replace(listMark, '').trim();

/** Adds a rule, or a permission to the rule before it: "Estimates are fine." A permission alone is no rule. */
function addRule(rules: WrittenRule[], said: string, lead: string): void {
  if (!permits(said)) {
    rules.push({ text: said, asked: `${lead}${said}` });
    return;
  }
  const before = rules.pop();
  if (before) rules.push({ text: `${before.text} ${said}`, asked: `${before.asked} ${said}` });
}

function partsOfLine(line: string, isOneOfMany: boolean): string[] {
  const sentences = splitSentences(line, MOST)
    .map(({ start, end }) => withoutMark(line.slice(start, end)))
    .filter((sentence) => sentence !== '');
  return isOneOfMany && sentences.length <= MAX_SENTENCES_OF_LINE ? [withoutMark(line)] : sentences;
}

const permitting =
  /\b(?:(?:is|are|remains?) (?:allowed|permitted|fine|okay|ok|acceptable|welcome)|may (?!not\b|only\b)|(?:ist|sind) (?:erlaubt|in Ordnung)|(?:est|sont) (?:permise?s?|autorisée?s?)|(?:está|están) permitid[oa]s?)/i;
const restricting =
  /\b(?:not|no|never|only|don't|unless|must|always|every|refus\w*|avoid\w*|forbid\w*|prohibit\w*|declin\w*|reject\w*|immer|stets|toujours|siempre|nicht|kein\w*|nur|nie|pas|jamais|seul\w*|nunca|sólo|solo)\b|n['’]t\b/i;

/** Says whether a sentence or a line only permits something. */
const permits = (sentence: string): boolean =>
  permitting.test(sentence.slice(0, 1_000)) && !restricting.test(sentence.slice(0, 1_000));
