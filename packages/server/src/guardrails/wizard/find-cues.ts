import { anyCue, type CueRow, cueRows, possibility } from './norm-cues.ts';

/** The words that make a sentence a rule, and their position. */
export interface Cue extends Omit<CueRow, 'pattern'> {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the main cues of a sentence, in order. Cues in relative and subordinate clauses and in mere possibilities
 * are left out.
 */
export function findCues(sentence: string): Cue[] {
  if (!anyCue.test(sentence)) return [];
  const found = cueRows.flatMap(({ pattern, ...row }) =>
    [...sentence.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...row,
      words,
      start: index,
      end: index + words.length,
    })),
  );
  const cues: Cue[] = [];
  for (const cue of found.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = cues.at(-1);
    if (!last || cue.start >= last.end) cues.push(cue);
  }
  return cues.filter((cue) => !isBySide(sentence, cue) && !isGuess(sentence, cue));
}

const articles = 'they|we|you|it|he|she|the|a|an|our|their|its|this|these|those|your|any|every|each';
/** Matches a relative word directly before the cue, or with only a short subject between them. */
const relative = new RegExp(
  `\\b(?:who|which|that|what|how|why|whether|as) (?:(?:${articles})(?: [\\w'’-]+){0,2} |[\\w'’-]+(?<!s|d|t) )?$`,
  'i',
);
const sideClause =
  /\b(?:if|when|whenever|unless|because|while|until|till|although|though|so that|provided that|since|whether|where|wherever|once)\b/i;

function isBySide(sentence: string, { start, words }: Cue): boolean {
  const from = Math.max(...[',', ';', ':', '(', '–', '—'].map((mark) => sentence.lastIndexOf(mark, start - 1))) + 1;
  const left = sentence.slice(from, start);
  // A quoted word is mentioned and not used.
  if (/["“‘'«]$/.test(left)) return true;
  if (/^(?:nor|neither|no|only)\b/i.test(words)) return false;
  if (relative.test(left)) return true;
  const side = sideClause.exec(left);
  if (!side) return /\bcannot|can't|can not/i.test(words) && /\b(?:they|we|you|he|she|it) $/i.test(left) && start > 30;
  // If a sentence begins with its condition and has no comma, its rule is in the same part.
  return !(from === 0 && side.index <= 1 && !sentence.includes(', ', start));
}

/** Returns whether a cue expresses a guess or possibility, which is not a rule. */
function isGuess(sentence: string, { modality, words, end }: Cue): boolean {
  const rest = sentence.slice(end).trimStart();
  if (/not$/i.test(words) && /^(?:always|necessarily|even|yet)\b/i.test(rest)) return true;
  if (/^(?:must|shall|may|should)$/i.test(words) && /^have (?:been|[\w-]+ed)\b/i.test(rest)) return true;
  if (modality !== 'permission' || !/^(?:may|can)/i.test(words)) return false;
  return possibility.test(/be$/i.test(words) ? `be ${rest}` : rest);
}
