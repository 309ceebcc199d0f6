import { findCues } from './find-cues.ts';
import { imperativeOf } from './imperatives.ts';
import { type LeadIn, leadInOf } from './lead-in.ts';
import type { Norm } from './norm.ts';
import { placeOf } from './passages.ts';
import { type Dependencies, readSentence, withStop } from './read-sentence.ts';
import { capitalised, splitClauses, trimmed } from './split-clauses.ts';
import type { TextSpan } from './split-sentences.ts';

type OpenSentence = Extract<LeadIn, { kind: 'sentence' }>;
type Source = Pick<Norm, 'citation' | 'heading'>;

/** Reads the first sentence of a list item as a rule, according to the list's lead-in. */
export function readItem(sentence: TextSpan, leadIn: LeadIn, dependencies: Dependencies): Norm[] {
  const { passage, heading } = dependencies;
  const item = trimmed(sentence.text);
  if (leadIn.kind === 'plain' || speaksForItself(item, leadIn)) return readSentence(sentence, dependencies);
  const citation = {
    ...placeOf(passage, sentence.start, sentence.end),
    sentence: sentence.text,
    lead_in: leadIn.sentence,
  };
  if (leadIn.kind === 'subject') return underSubject(item, leadIn.subject, { citation, heading });
  if (leadIn.kind === 'class') return [ofClass(item, leadIn, { citation, heading })];
  return finished(item, leadIn, { citation, heading });
}

/** Reads the item as a thing of the kind that the lead-in forbids, demands or allows. */
function ofClass(item: string, { modality, prefix }: Extract<LeadIn, { kind: 'class' }>, rest: Source): Norm {
  const isOrder = !prefix.startsWith('It is');
  const joiner = isOrder || /^to /i.test(item) ? ' ' : ': ';
  const text = withStop(`${prefix}${joiner}${isOrder ? decapitalised(item) : item}`);
  return { text, modality, strength: modality === 'permission' ? 0 : 2, subject: '', predicate: item, ...rest };
}

/** Reads the item as the end of the lead-in's sentence. */
function finished(item: string, { sentence, cue }: OpenSentence, rest: Source): Norm[] {
  const { modality, strength } = cue;
  const [clause] = splitClauses(`${trimmed(sentence)} ${decapitalised(item)}`, [cue], undefined);
  if (!clause) return [];
  const { text, subject, predicate } = clause;
  return [{ text: withStop(text), modality, strength, subject, predicate, ...rest }];
}

const inlineStart = /[:,]? \((?:i|a|1)\) /;
const inlineNext = /[;,]? (?:and |or )?\((?:[ivx]{1,4}|[a-h]|\d)\) /;

/**
 * Reads a list inside a sentence, "must (a) …, (b) … and (c) …", as one rule per item. Returns undefined if there is
 * none.
 */
export function readInlineList(sentence: TextSpan, dependencies: Dependencies): Norm[] | undefined {
  const start = inlineStart.exec(sentence.text);
  if (!start) return undefined;
  const items = sentence.text.slice(start.index + start[0].length).split(inlineNext);
  const { names, passage, heading } = dependencies;
  const leadIn = leadInOf(sentence.text.slice(0, start.index), { isHeading: false, names });
  if (items.length < 2 || leadIn?.kind !== 'sentence') return undefined;
  const citation = { ...placeOf(passage, sentence.start, sentence.end), sentence: sentence.text };
  return items.flatMap((item) => finished(trimmed(item), leadIn, { citation, heading }));
}

/**
 * Returns whether an item is a complete rule and needs no lead-in. Below a prohibition, an imperative item is not
 * complete.
 */
function speaksForItself(item: string, leadIn: LeadIn): boolean {
  if (leadIn.kind === 'subject') return false;
  const [cue] = findCues(item);
  const hasOwn = cue !== undefined && cue.certainty === 'firm' && cue.modality !== 'permission';
  const isDenied = cue?.modality === 'prohibition' && cue.certainty === 'soft';
  if (leadIn.kind === 'class')
    return hasOwn || isDenied || (leadIn.modality !== 'prohibition' && imperativeOf(item, false) !== undefined);
  return hasOwn && cue.start > 3 && /^\p{Lu}/u.test(item);
}

function underSubject(item: string, subject: string, rest: Source): Norm[] {
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

/** Lowers the first letter for use inside a sentence. Abbreviations keep their capitals. */
const decapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}* /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
