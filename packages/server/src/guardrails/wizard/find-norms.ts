import { type Language, languageOf } from '@redoubt/detectors';
import type { ReadDocument } from '@redoubt/documents';
import { imperativeOf } from './imperatives.ts';
import {
  type ForeignLanguage,
  type ForeignLeadIn,
  foreignLeadIn,
  isForeignBackground,
  readForeign,
} from './languages/read-foreign.ts';
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
  /** The same in other languages. */
  readonly foreignLeadIns: Map<number, ForeignLeadIn>;
  /** The language of the document. */
  readonly language: Language | undefined;
  /** The last sentence about an actor, in another language. */
  actor: string | undefined;
}

/** Returns every rule of a document, in order, each with its source sentence. Deterministic and linear. */
export function findNorms(document: ReadDocument): Norm[] {
  const passages = passagesOf(document);
  const walk: Walk = {
    names: namesIn(passages.map(({ text }) => text)),
    heading: '',
    headings: new Map(),
    leadIns: new Map(),
    foreignLeadIns: new Map(),
    language: languageOf(passages.map(({ text }) => text).join(' ')),
    actor: undefined,
  };
  return passages.flatMap((passage, index) => readPassage(passage, passages[index + 1], walk));
}

function readPassage(passage: Passage, next: Passage | undefined, walk: Walk): Norm[] {
  if (passage.kind === 'heading') {
    enterHeading(passage, next, walk);
    return isRuleByItself(passage, next) ? readText(passage, undefined, 0, walk) : [];
  }
  if (passage.kind === 'quote' || passage.kind === 'code') return [];
  const depth = passage.kind === 'item' ? passage.level : 0;
  leaveLists(depth, walk);
  return readText(passage, next, depth, walk);
}

/** Forgets the lead-ins of lists that have ended. */
function leaveLists(depth: number, { leadIns, foreignLeadIns }: Walk): void {
  for (const known of leadIns.keys()) if (known > depth || depth === 0) leadIns.delete(known);
  for (const known of foreignLeadIns.keys()) if (known > depth || depth === 0) foreignLeadIns.delete(known);
}

/** Reads a passage in its language: its own if that is clear, or else the document's. */
function readText(passage: Passage, next: Passage | undefined, depth: number, walk: Walk): Norm[] {
  const language = languageOfPassage(passage, walk);
  if (language && !language.code) return [];
  if (!language?.code || language.code === 'en') return readSentences(passage, next, depth, walk);
  return readForeignSentences(passage, next, { depth, language: language.code }, walk);
}

const MIN_WORDS_OF_LANGUAGE = 6;
const MAX_LEAD_IN = 300;

function languageOfPassage({ text }: Passage, { language }: Walk): Language | undefined {
  if (language && !language.code) return languageOf(text) ?? language;
  const own = text.split(' ').length < MIN_WORDS_OF_LANGUAGE && language ? undefined : languageOf(text, language);
  return own ?? language;
}

interface ForeignPlace {
  readonly depth: number;
  readonly language: ForeignLanguage;
}

function readForeignSentences(
  passage: Passage,
  next: Passage | undefined,
  { depth, language }: ForeignPlace,
  walk: Walk,
): Norm[] {
  const sentences = splitSentences(passage.text).filter(({ text }) => text.length <= MAX_SENTENCE);
  const isBackgroundText = [...walk.headings.values()].slice(1).some((each) => isForeignBackground(each, language));
  const dependencies = { ...dependenciesOf(passage, walk), isBackground: isBackgroundText, subject: walk.actor };
  const leadIn = depth > 0 ? walk.foreignLeadIns.get(depth) : undefined;
  const norms = sentences.flatMap((sentence, index) =>
    readForeign(sentence, dependencies, { language, leadIn: index === 0 ? leadIn : undefined }),
  );
  walk.actor = dependencies.subject;
  const opens = next?.kind === 'item' && next.level > depth && /:$/.test(passage.text);
  const opener = opens ? foreignLeadIn(sentences.at(-1)?.text ?? '', language) : undefined;
  if (opener) walk.foreignLeadIns.set(next?.level ?? 1, opener);
  return norms;
}

function openForeignList(text: string, next: Passage | undefined, walk: Walk): void {
  const code = walk.language?.code;
  if (next?.kind !== 'item' || !code || code === 'en') return;
  const opener = text.length <= MAX_LEAD_IN ? foreignLeadIn(text, code) : undefined;
  if (opener) walk.foreignLeadIns.set(next.level, opener);
}

/**
 * Returns whether a heading is read like an item of a list: it has nothing below it, or it forbids something and has a
 * paragraph below it that explains it.
 */
function isRuleByItself({ level, text }: Passage, next: Passage | undefined): boolean {
  if (next === undefined || (next.kind === 'heading' && next.level <= level)) return true;
  const order = imperativeOf(text.replace(/^\d{1,3}[.)] /, ''), true);
  return next.kind === 'paragraph' && order?.modality === 'prohibition' && text.split(' ').length > 2;
}

function enterHeading({ level, text }: Passage, next: Passage | undefined, walk: Walk): void {
  for (const known of [...walk.headings.keys()]) if (known >= level) walk.headings.delete(known);
  walk.headings.set(level, text);
  walk.heading = text;
  leaveLists(0, walk);
  openForeignList(text, next, walk);
  const opens = next?.kind === 'item' ? leadInOf(text, { isHeading: true, names: walk.names }) : undefined;
  if (opens) walk.leadIns.set(next?.level ?? 1, opens);
}

function readSentences(passage: Passage, next: Passage | undefined, depth: number, walk: Walk): Norm[] {
  const sentences = splitSentences(passage.text).filter(({ text }) => text.length <= MAX_SENTENCE);
  const dependencies = { ...dependenciesOf(passage, walk), isItem: ['item', 'heading'].includes(passage.kind) };
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

function dependenciesOf(passage: Passage, { names, heading, headings }: Walk): Dependencies {
  return {
    passage,
    names,
    heading,
    isBackground: [...headings.values()].slice(1).some(isBackground) || isBackground(heading),
    isItem: passage.kind === 'item',
    subject: undefined,
  };
}

/** Returns the lead-in that a sentence forms. A list's introduction ends with a colon or without punctuation. */
function openerOf(sentence: string, names: ReadonlySet<string>): LeadIn | undefined {
  return /[.!?;]["'”’)\]]*$/.test(sentence) ? undefined : leadInOf(sentence, { isHeading: false, names });
}
