import { type Passage, readWhole } from '../../criteria/answer-reading.ts';
import { fieldMentionsIn } from './field-mentions.ts';
import { type Industry, industries, weakWords } from './industries.ts';

/** A field of business, and how much of a description speaks for it. */
export interface FieldScore {
  readonly industry: Industry;
  readonly score: number;
}

/** Words that name a field, from one place of a description to another. */
interface Evidence {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly weight: number;
}

/** What a word counts that names one field and little else. */
const STRONG = 1;
/** What words count that only together name a field. */
const PHRASE = 1.5;
/** Such words count twice where a description says what the system is: "the assistant of a clinic". */
const HEAD = 2;
/** What a word counts that also means other things, and what it counts there. */
const WEAK = 0.5;
const WEAK_HEAD = 0.75;

/** What the fields of a description have for them. */
export type FieldEvidence = ReadonlyMap<Industry, readonly Evidence[]>;

export function evidenceIn(description: string): FieldEvidence {
  const text = description.replace(forbidden, ' ').replace(greeting, '');
  const passage = readWhole(text);
  const headEnd = readWhole(headClauseOf(text)).words.length;
  const found = new Map<Industry, Evidence[]>();
  for (const { industry, from, to, isOfHead } of fieldMentionsIn(passage)) {
    const isHead = from < headEnd;
    if (isOfHead && !isHead) continue;
    const words = passage.words.slice(from, to).join(' ');
    const weight = weightOf({ length: to - from, isWeak: isWeakAt(passage, from), isHead });
    found.set(industry, [...(found.get(industry) ?? []), { from, to, words, weight }]);
  }
  // In the order of the table, which decides between fields that are as near.
  return new Map(industries.map((industry) => [industry, found.get(industry) ?? []]));
}

/** A word of another language is as weak as what it means. */
const isWeakAt = ({ words, meanings }: Passage, at: number): boolean =>
  weakWords.has(words[at] ?? '') || (meanings?.[at]?.some(({ text }) => weakWords.has(text)) ?? false);

interface WordUse {
  readonly length: number;
  readonly isWeak: boolean;
  readonly isHead: boolean;
}

function weightOf({ length, isWeak, isHead }: WordUse): number {
  if (length === 1 && isWeak) return isHead ? WEAK_HEAD : WEAK;
  return (length > 1 ? PHRASE : STRONG) * (isHead ? HEAD : 1);
}

/**
 * Returns the fields that a description names, best first. Each word counts once, where it counts most. On a tie the
 * field with more words wins, then the first of the table.
 */
export function rankFields(found: FieldEvidence): FieldScore[] {
  return [...found]
    .map(([industry, evidence]) => {
      const weights = new Map<string, number>();
      for (const { words, weight } of evidence) weights.set(words, Math.max(weight, weights.get(words) ?? 0));
      return { industry, score: [...weights.values()].reduce((sum, weight) => sum + weight, 0), words: weights.size };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.words - a.words);
}

/** Returns what speaks for other fields in words that do not speak for this one: no "shop" of a "pet shop". */
export function evidenceBeside(found: FieldEvidence, industry: Industry): FieldEvidence {
  const own = found.get(industry) ?? [];
  const isOwn = ({ from, to, words }: Evidence) =>
    own.some((each) => each.words === words || (from < each.to && each.from < to));
  return new Map(
    [...found].flatMap(([other, evidence]) =>
      other === industry ? [] : [[other, evidence.filter((each) => !isOwn(each))] as const],
    ),
  );
}

/** Where the words end that say what the system is: "the assistant of a clinic that …". */
const headEnds = /[:;,!?]\s|(?<!\b(?:St|Dr|Mr|Mrs|Ms|Mt|Ft|No|Prof|\p{Lu}))\.(?:\s|$)|\s(?:that|which|who|where)\s/u;

/** What a system is told not to do: to speak of something, or to act on it. */
const deeds =
  'accept|act|advise|answer|arrange|assist|book|comment|cover|deal|diagnose|disclose|discuss|do|engage|explain|give|handle|help|make|mention|name|offer|order|prescribe|promise|provide|quote|recommend|replace|respond|reveal|say|sell|share|speak|suggest|talk|tell|touch|use|write';

/** What a system must not speak of says nothing of its field: "never give legal advice". */
const forbidden = new RegExp(
  String.raw`\b(?:${[
    // "It does not give …", but not "a bank that never closes".
    String.raw`(?:(?:must|may|should|shall|can|will|do|does|is|are) ?not|never|don't|doesn't|mustn't|can't|cannot|refuses? to)(?: (?!only |just |merely )[\w-]+){0,2}? (?:${deeds})(?:s|es|ing)?`,
    // "It is not a bank."
    '(?:is|are) not an?',
  ].join('|')})\b(?:(?! but )[^.;!?\n])*`,
  'giu',
);
/** "You are Odile, …". */
const greeting = /^(?:hi|hello|you are|you're|this is|i am)\b[^,.!:]{0,40}[,.!:] /i;

function headClauseOf(text: string): string {
  const end = text.search(headEnds);
  return end === -1 ? text : text.slice(0, end);
}
