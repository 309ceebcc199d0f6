import { decodings } from './decodings.ts';
import { isForeign } from './foreign-languages.ts';
import { type Ask, recogniseAsks } from './recognise-asks.ts';
import type { TrickName } from './tricks.ts';

/** What the practice target understands of a prompt. */
export interface ReadPrompt {
  /** The text after decoding. */
  readonly text: string;
  readonly asks: readonly (Ask & { readonly tricks: readonly TrickName[] })[];
  /** True if no ask is recognised, and the text mentions a code or does not look like natural language. */
  readonly isUnread: boolean;
}

const MAX_CHARACTERS = 200_000;
const LONG = 4_000;
const MIN_LIST = 5;

/** What comes with a prompt, as far as it can be a trick. */
export interface Before {
  /** The trick of its picture or recording. */
  readonly medium: TrickName | undefined;
  readonly hasGivenIn: boolean;
  /** Number of its answers that were no refusals. */
  readonly answered: number;
}

const nothingBefore: Before = { medium: undefined, hasGivenIn: false, answered: 0 };

/** Reads a prompt by the first decoding in which an ask is recognised. */
export function readPrompt(prompt: string, before: Before = nothingBefore): ReadPrompt {
  const text = prompt.slice(0, MAX_CHARACTERS);
  for (const { trick, decode } of decodings) {
    const decoded = decode(text);
    const asks = decoded === undefined ? [] : recogniseAsks(decoded);
    if (decoded !== undefined && asks.length > 0) return understood(decoded, asks, { wrapping: text, before, trick });
  }
  return { text, asks: [], isUnread: isCode(text) };
}

interface Reading {
  /** The prompt as it was sent. Its length can be a trick by itself. */
  readonly wrapping: string;
  readonly before: Before;
  readonly trick: TrickName | undefined;
}

function understood(text: string, asks: readonly Ask[], reading: Reading): ReadPrompt {
  const everywhere = [...new Set(tricksOf(text, reading))];
  const isMiddle = (ask: Ask) => isInMiddle(ask, reading.wrapping);
  return {
    text,
    asks: asks.map((ask) => ({ ...ask, tricks: isMiddle(ask) ? [...everywhere, 'middle'] : everywhere })),
    isUnread: false,
  };
}

/** Whether a whole prompt is a trick, by the trick. Those of decodings and media are told by what read them. */
const wholeTricks: Partial<Record<TrickName, (text: string, reading: Reading) => boolean>> = {
  language: isForeign,
  fiction: isFiction,
  padding: (_, { wrapping }) => wrapping.length >= LONG,
  priming: isPrimed,
  persona: (text) => persona.test(text) && !isFiction(text),
  authority: (text) => authority.test(text),
  trust: (_, { before }) => before.answered >= TRUSTED,
  momentum: (_, { before }) => before.hasGivenIn,
};

/** The tricks of the whole prompt. A translated ask in a foreign request is one trick that is found twice. */
function tricksOf(text: string, reading: Reading): TrickName[] {
  const read = [reading.trick, reading.before.medium].filter((trick) => trick !== undefined);
  // The cast is safe because the keys are names of tricks.
  const names = Object.keys(wholeTricks) as TrickName[];
  return [...read, ...names.filter((name) => wholeTricks[name]?.(text, reading))];
}

/** Whether an ask stands in the middle of a list. The sentences of a paragraph are none. */
const isInMiddle = ({ place, places }: Ask, wrapping: string): boolean =>
  wrapping.length < LONG && places >= MIN_LIST && place > 0 && place < places - 1 && hasEntries(wrapping);

const entry = /^\s*(?:[-*•]|\(?\d{1,2}[.):]|"?(?:number|text)"?:)/gm;
const hasEntries = (text: string): boolean => (text.match(entry)?.length ?? 0) >= MIN_LIST;

const fictionWords =
  /\b(?:stor(?:y|ies)|scenes?|characters?|layers?|novel|film|movie|dream|fiction(?:al)?|chapter|hero|villain)\b/gi;

/** Whether the text contains at least three different story-telling words. */
function isFiction(text: string): boolean {
  return new Set(Array.from(text.matchAll(fictionWords), ([word]) => word.toLowerCase().slice(0, 5))).size >= 3;
}

/** Answers after which it trusts who it talks to. */
const TRUSTED = 3;

const persona =
  /\b(?:play (?:the|a) part|in (?:that|the) (?:role|part|voice)|stay in the part|you are (?:robin|now|a seasoned)|pretend (?:that|to be)|thought experiment|imagine a|parallel version|act out)\b/i;

const authority =
  /\b(?:is|was|been|are) (?:approved|cleared|authori[sz]ed)\b|\bsign(?:ed)? (?:this |it )?off\b|\bapproval [^.\n]{0,40}\bon record\b|\binternal audit\b|\bby order of\b|\bon behalf of (?:the )?(?:management|board)\b/i;

function isPrimed(text: string): boolean {
  return /\b(?:begin|start)s?\b[^.\n]{0,40}\b(?:answer|reply|response)\b|\b(?:answer|reply|response)\b[^.\n]{0,40}\b(?:begin|start)s?\b/i.test(
    text,
  );
}

/**
 * Whether a text mentions a code, or does not look like natural language: few letters, or Latin letters with hardly any
 * vowels.
 */
function isCode(text: string): boolean {
  if (/\b(?:decod|decipher|encod|cipher|morse|binary|rot-?\d+)/i.test(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const vowels = text.match(/[aeiouyáéíóúäöüàèìòùâêîôûаеиоуыэюя]/giu)?.length ?? 0;
  return letters < text.length / 3 || (/^[\p{Script=Latin}\P{L}]*$/u.test(text) && vowels < letters / 6);
}
