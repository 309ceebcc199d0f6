import type { Cue } from './find-cues.ts';
import { antecedent, isPronoun, withoutOpening } from './subjects.ts';

/** One rule of a sentence, in words that are complete on their own. */
export interface Clause {
  readonly text: string;
  readonly cue: Cue;
  /** The subject of the rule. Empty if the sentence does not begin with it. */
  readonly subject: string;
  /** The text after the cue. */
  readonly predicate: string;
}

interface ClausePiece {
  readonly cue: Cue;
  readonly start: number;
  end: number;
}

const coordinator = /(?:[,;] ?|\s)(?:and|but|or|yet)\s+|;\s+|[,;]?\s+(?=nor\b)/gi;

/**
 * Splits a sentence between its cues where `and`, `but` and similar words join two rules. `last` is the subject that
 * pronouns refer to.
 */
export function splitClauses(sentence: string, cues: readonly Cue[], last: string | undefined): Clause[] {
  const pieces = piecesOf(sentence, cues);
  const { opening, rest } = headOf(sentence, pieces[0]);
  const condition = isCondition(opening) ? opening : '';
  let subject = firstSubject(rest, pieces[0]?.cue, last);
  return pieces.map(({ cue, start, end }, index) => {
    const own = sentence.slice(start, cue.start).trim();
    const about = index === 0 ? subject : ownSubject(own, cue, subject);
    const tail = trimmed(sentence.slice(cue.start, end));
    const text = wordClause(index === 0 ? opening : condition, about, tail, last ?? subject);
    if (about && !isPronoun(about)) subject = about;
    return { text, cue, subject: subjectInside(cue) ?? about, predicate: trimmed(sentence.slice(cue.end, end)) };
  });
}

function firstSubject(subject: string, cue: Cue | undefined, last: string | undefined): string {
  if (!isPronoun(subject) || isExpletive(subject, cue)) return subject;
  return antecedent(subject, last) ?? subject;
}

function piecesOf(sentence: string, cues: readonly Cue[]): ClausePiece[] {
  const pieces: ClausePiece[] = [];
  for (const cue of cues) {
    const previous = pieces.at(-1);
    if (!previous) {
      pieces.push({ cue, start: 0, end: sentence.length });
      continue;
    }
    const cut = cutBetween(sentence, previous.cue.end, cue.start);
    if (!cut) continue;
    previous.end = cut.end;
    pieces.push({ cue, start: cut.start, end: sentence.length });
  }
  return pieces;
}

/**
 * Returns where one rule ends and the next begins: at the last coordinator with a comma, or else at the last
 * coordinator.
 */
function cutBetween(sentence: string, from: number, to: number): { end: number; start: number } | undefined {
  const between = sentence.slice(from, to);
  if (between.includes(': ')) return undefined;
  const matches = [...`${between}${sentence.slice(to, to + 4)}`.matchAll(coordinator)].filter(
    ({ 0: words, index }) => index + words.length <= between.length,
  );
  const found = matches.findLast(({ 0: words }) => /^[,;]/.test(words)) ?? matches.at(-1);
  if (!found) return undefined;
  const start = from + found.index + found[0].length;
  return { end: from + found.index, start };
}

function headOf(sentence: string, piece: ClausePiece | undefined): { opening: string; rest: string } {
  if (!piece) return { opening: '', rest: '' };
  const head = sentence.slice(0, piece.cue.start);
  const { opening, rest } = withoutOpening(head);
  return { opening: isMereLink(opening) ? '' : opening, rest: rest.trim() };
}

/** Returns the subject inside a cue, as in "No account information may" and "only members of the board can". */
const subjectInside = ({ words }: Cue): string | undefined => /^(?:no|only) (.+) \w+$/i.exec(words)?.[1];

const isMereLink = (opening: string): boolean =>
  /^(?:likewise|however|therefore|also|additionally|furthermore|similarly|finally|moreover|in addition), $/i.test(
    opening,
  );

const isCondition = (opening: string): boolean => /^(?:if|when|whenever|where|wherever|once|in case)\b/i.test(opening);

const isExpletive = (subject: string, cue: Cue | undefined): boolean =>
  /^it$/i.test(subject) &&
  /^(?:is\b|['’]s )/i.test(cue?.words ?? '') &&
  /(?:forbidden|prohibited|banned|permitted|allowed|acceptable|unacceptable|duty|responsibility|task|job|mandatory|compulsory)/i.test(
    cue?.words ?? '',
  );

function ownSubject(own: string, cue: Cue, subject: string): string {
  if (/^(?:nor|neither|no|only|nobody|no one)\b/i.test(cue.words)) return own;
  if (own === '' || /^(?:also|then|always|therefore|in addition|at the same time)$/i.test(own)) return subject;
  if (isExpletive(own, cue)) return own;
  return isPronoun(own) ? (antecedent(own, subject) ?? own) : own;
}

const inverted = /^nor (may|must|shall|can|should|will) (it|they|he|she|\S+ \S+) (.*)$/i;

/** Words a clause. `nor may it draft` becomes a statement that its subject may not draft. */
function wordClause(opening: string, subject: string, tail: string, last: string): string {
  const nor = inverted.exec(tail);
  if (nor) {
    const [, modal = '', who = '', rest = ''] = nor;
    const resolved = isPronoun(who) ? (antecedent(who, last) ?? antecedent(who, subject) ?? who) : who;
    return capitalised(
      isPronoun(who) || !/^(?:the|a|an|any)\b/i.test(who)
        ? `${resolved} ${modal.toLowerCase()} not ${rest}`
        : `${who} ${modal} not ${rest}`,
    );
  }
  return capitalised(
    `${opening}${opening ? lowered(subject) : subject} ${tail}`
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=['’](?:re|s) )/, '')
      .trim(),
  );
}

/** Lowers the capital of an article inside a sentence. Names keep theirs. */
function lowered(subject: string): string {
  return subject.replace(/^(?:The|A|An|Every|Each|All|Any|No|It|They|You|We|Our|Your|Such|This|These)\b/, (word) =>
    word.toLowerCase(),
  );
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Removes the words and punctuation that joined a text to its neighbours. */
export const trimmed = (text: string): string => text.trim().replace(/(?:[\s,;:.!]|,? (?:and|or|but))+$/i, '');
