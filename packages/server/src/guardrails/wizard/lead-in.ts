import { type Cue, findCues } from './find-cues.ts';
import type { Modality } from './norm-cues.ts';
import { capitalised } from './split-clauses.ts';
import { isActor } from './subjects.ts';

/** The text above a list, which determines the meaning of its items. */
export type LeadIn =
  /** The items complete its sentence: "The assistant must never ask for:". */
  | { readonly kind: 'sentence'; readonly sentence: string; readonly cue: Cue }
  /** The items are things of one kind: "The following are prohibited:", or a heading "Prohibited uses". */
  | { readonly kind: 'class'; readonly sentence: string; readonly modality: Modality; readonly prefix: string }
  /** The items only share a subject: "Staff:". */
  | { readonly kind: 'subject'; readonly sentence: string; readonly subject: string }
  /** The items are complete on their own. */
  | { readonly kind: 'plain'; readonly sentence: string };

const classes: readonly { pattern: RegExp; modality: Modality; prefix: string }[] = [
  {
    pattern:
      /\b(?:prohibited|forbidden|banned|disallowed|unacceptable|not (?:allowed|permitted|acceptable)|off limits|don['’]ts?)\b/i,
    modality: 'prohibition',
    prefix: 'It is prohibited',
  },
  {
    pattern: /\b(?:allowed|permitted|acceptable|approved uses?)\b/i,
    modality: 'permission',
    prefix: 'It is allowed',
  },
  {
    pattern:
      /\b(?:required|mandatory|compulsory|obligations?|requirements?|duties|responsibilities|responsible for)\b/i,
    modality: 'obligation',
    prefix: 'It is required',
  },
];
/** A title that alone turns the orders below it into prohibitions: "DON'T", "Never". */
const denial = /^(?:do not|don['’]t|never|you must not|you may not|please don['’]t|please do not)$/i;
/** Matches text that announces a list whose items are complete rules. */
const announces =
  /\b(?:these|those|the|following|certain|below|basic|general|main|some|our|a few)\s+(?:\w+\s+)?(?:rules?|principles|requirements|standards|guidelines|steps|points|conditions|instructions)\b|\bthe following (?:apply|applies|rules|holds?)\b|\bfollow(?:ing)?:?$/i;

/** Reads the text before a list. Returns undefined if no rule can be built on it. */
export function leadInOf(
  text: string,
  { isHeading, names }: { isHeading: boolean; names: ReadonlySet<string> },
): LeadIn | undefined {
  const sentence = text.trim();
  const bare = sentence.replace(/[\s:–—-]+$/, '');
  const denied = denial.exec(bare)?.[0];
  if (denied) return { kind: 'class', sentence, modality: 'prohibition', prefix: capitalised(denied.toLowerCase()) };
  const cues = findCues(bare);
  const cue = cues.findLast(({ certainty, start }) => certainty !== 'told' || isActor(bare.slice(0, start), names));
  if (cue && cue.end >= bare.length - 40 && !announces.test(bare) && !isClass(bare, cue)) {
    return { kind: 'sentence', sentence, cue };
  }
  const known = classes.find(({ pattern }) => pattern.test(bare));
  if (
    known &&
    (isHeading ||
      /\bfollowing\b|\bthese\b|\b(?:uses|actions|practices|topics|content|behaviou?rs?|conduct|examples)\b/i.test(
        bare,
      ) ||
      cue)
  ) {
    return { kind: 'class', sentence, modality: known.modality, prefix: known.prefix };
  }
  if (/:$/.test(sentence) && bare.split(' ').length <= 5 && isActor(bare, names)) {
    return { kind: 'subject', sentence, subject: bare };
  }
  return isHeading ? undefined : { kind: 'plain', sentence };
}

/** "The following are prohibited" names a kind of thing. No item can complete it. */
const isClass = (bare: string, { words, end }: Cue): boolean =>
  end >= bare.length - 1 &&
  /(?:prohibited|forbidden|banned|disallowed|allowed|permitted|acceptable|unacceptable|mandatory|compulsory|limits|bounds)$/i.test(
    words,
  );
