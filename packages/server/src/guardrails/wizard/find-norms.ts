import type { ReadDocument } from '@redoubt/documents';
import type { LeadIn } from './lead-in.ts';
import { leadInOf } from './lead-in.ts';
import type { Norm } from './norm.ts';
import { isBackground } from './not-rules.ts';
import { type Passage, passagesOf } from './passages.ts';
import { readInlineList, readItem } from './read-item.ts';
import { type Dependencies, readSentence } from './read-sentence.ts';
import { splitSentences } from './split-sentences.ts';
import { namesIn } from './subjects.ts';

/** A longer text without a sentence end is a table or garbage. */
const MAX_SENTENCE = 1_500;

/** The state of the walk through a document. */
interface Walk {
  readonly names: ReadonlySet<string>;
  heading: string;
  /** Headings by level. Text below a background chapter is background. */
  readonly headings: Map<number, string>;
  /** Sentences that introduce lists, by the depth of the items below them. */
  readonly leadIns: Map<number, LeadIn>;
}

/** Returns every rule of a document, in order, each with its source sentence. Deterministic and linear. */
export function findNorms(document: ReadDocument): Norm[] {
  const passages = passagesOf(document);
  const walk: Walk = {
    names: namesIn(passages.map(({ text }) => text)),
    heading: '',
    headings: new Map(),
    leadIns: new Map(),
  };
  return passages.flatMap((passage, index) => readPassage(passage, passages[index + 1], walk));
}

function readPassage(passage: Passage, next: Passage | undefined, walk: Walk): Norm[] {
  if (passage.kind === 'heading') {
    enterHeading(passage, next, walk);
    return [];
  }
  if (passage.kind === 'quote' || passage.kind === 'code') return [];
  const depth = passage.kind === 'item' ? passage.level : 0;
  for (const known of [...walk.leadIns.keys()]) if (known > depth) walk.leadIns.delete(known);
  if (passage.kind !== 'item') walk.leadIns.clear();
  return readSentences(passage, next, depth, walk);
}

function enterHeading({ level, text }: Passage, next: Passage | undefined, walk: Walk): void {
  for (const known of [...walk.headings.keys()]) if (known >= level) walk.headings.delete(known);
  walk.headings.set(level, text);
  walk.heading = text;
  walk.leadIns.clear();
  const opens = next?.kind === 'item' ? leadInOf(text, { isHeading: true, names: walk.names }) : undefined;
  if (opens) walk.leadIns.set(next?.level ?? 1, opens);
}

function readSentences(passage: Passage, next: Passage | undefined, depth: number, walk: Walk): Norm[] {
  const sentences = splitSentences(passage.text).filter(({ text }) => text.length <= MAX_SENTENCE);
  const dependencies: Dependencies = {
    passage,
    names: walk.names,
    heading: walk.heading,
    isBackground: [...walk.headings.values()].slice(1).some(isBackground) || isBackground(walk.heading),
    isItem: passage.kind === 'item',
    subject: undefined,
  };
  const leadIn = passage.kind === 'item' ? walk.leadIns.get(passage.level) : undefined;
  const listBelow = next?.kind === 'item' && next.level > depth ? next.level : undefined;
  return sentences.flatMap((sentence, index) => {
    const isLast = index === sentences.length - 1;
    const opener = isLast && listBelow !== undefined ? openerOf(sentence.text, walk.names) : undefined;
    if (opener && listBelow !== undefined) {
      walk.leadIns.set(listBelow, opener);
      return [];
    }
    if (index === 0 && leadIn) return readItem(sentence, leadIn, dependencies);
    return readInlineList(sentence, dependencies) ?? readSentence(sentence, dependencies);
  });
}

/** Returns the lead-in that a sentence forms. A list's introduction ends with a colon or without punctuation. */
function openerOf(sentence: string, names: ReadonlySet<string>): LeadIn | undefined {
  return /[.!?;]["'”’)\]]*$/.test(sentence) ? undefined : leadInOf(sentence, { isHeading: false, names });
}
