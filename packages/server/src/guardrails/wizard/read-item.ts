import { findCues } from './find-cues.ts';
import { imperativeOf } from './imperatives.ts';
import type { LeadIn } from './lead-in.ts';
import type { Norm } from './norm.ts';
import { placeOf } from './passages.ts';
import { readSentence, type Surroundings, withStop } from './read-sentence.ts';
import { capitalised, splitClauses, trimmed } from './split-clauses.ts';
import type { Stretch } from './split-sentences.ts';

/** The first sentence of a list's item, as its lead-in makes it a rule. */
export function readItem(sentence: Stretch, leadIn: LeadIn, surroundings: Surroundings): Norm[] {
  const { passage, heading } = surroundings;
  const item = trimmed(sentence.text);
  if (leadIn.kind === 'plain' || speaksForItself(item, leadIn)) return readSentence(sentence, surroundings);
  const citation = {
    ...placeOf(passage, sentence.start, sentence.end),
    sentence: sentence.text,
    lead_in: leadIn.sentence,
  };
  if (leadIn.kind === 'subject') return underSubject(item, leadIn.subject, { citation, heading });
  if (leadIn.kind === 'class') {
    const { modality, prefix } = leadIn;
    const joiner = /^to /i.test(item) ? ' ' : ': ';
    const text = withStop(`${prefix}${joiner}${item}`);
    return [
      { text, modality, strength: modality === 'permission' ? 0 : 2, subject: '', predicate: item, heading, citation },
    ];
  }
  const bare = trimmed(leadIn.sentence);
  const text = `${bare} ${decapitalised(item)}`;
  const { modality, strength } = leadIn.cue;
  const [clause] = splitClauses(text, [leadIn.cue], undefined);
  if (!clause) return [];
  return [
    {
      text: withStop(clause.text),
      modality,
      strength,
      subject: clause.subject,
      predicate: clause.predicate,
      heading,
      citation,
    },
  ];
}

/** An item that is a whole rule needs no lead-in, but for one that its list's words forbid. */
function speaksForItself(item: string, leadIn: LeadIn): boolean {
  if (leadIn.kind === 'subject') return false;
  const [cue] = findCues(item);
  const hasOwn = cue !== undefined && cue.certainty === 'firm' && cue.modality !== 'permission';
  if (leadIn.kind === 'class')
    return hasOwn || (leadIn.modality !== 'prohibition' && imperativeOf(item, false) !== undefined);
  return hasOwn && cue.start > 3 && /^\p{Lu}/u.test(item);
}

function underSubject(item: string, subject: string, rest: Pick<Norm, 'citation' | 'heading'>): Norm[] {
  const text = `${capitalised(subject)} ${decapitalised(item)}`;
  const cues = findCues(text);
  return splitClauses(text, cues, undefined).map(({ cue, ...clause }) => ({
    text: withStop(clause.text),
    modality: cue.modality,
    strength: cue.strength,
    subject: clause.subject,
    predicate: clause.predicate,
    ...rest,
  }));
}

/** Inside a sentence only names and abbreviations keep their capitals. */
const decapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}* /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
