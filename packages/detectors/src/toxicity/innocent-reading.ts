import { readTable } from '@redoubt/data-files';
import { z } from 'zod';
import type { TextViews } from '../view.ts';

/** A word that insults, in a sense that does not. */
interface InnocentSense {
  /** The word in the letters view: small letters, without accents. */
  readonly word: string;
  /**
   * The phrases in which it is innocent. `W` is the word, and `~` up to three words. Absent if the word is always
   * innocent. A neighbour alone does not show the sense: "in the kennel" is said of people, too.
   */
  readonly forms?: readonly string[];
  /** A word of the same sense that insults nobody. */
  readonly instead: string;
}

const table = readTable(
  new URL('../../data/innocent-senses.json', import.meta.url),
  z.strictObject({
    /** Expressions by the name that stands for them in braces in the forms of a sense. */
    groups: z.record(z.string(), z.string()),
    senses: z.array(z.strictObject({ word: z.string(), forms: z.array(z.string()).optional(), instead: z.string() })),
  }),
);

/** Words with an innocent sense, and what shows it. */
const innocentSenses: readonly InnocentSense[] = table.senses.map(({ word, forms, instead }) => ({
  word,
  ...(forms && { forms: forms.map(withGroups) }),
  instead,
}));

function withGroups(form: string): string {
  return form.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const group = table.groups[name];
    if (group === undefined) throw new Error(`innocent-senses.json: there is no group "${name}"`);
    return group;
  });
}

/** A longer text says too much to be read again. */
const LONGEST = 4_000;
const sentence = /[^.!?\n]+/g;
/** Up to three words. */
const GAP = "(?:[a-z'-]{1,20},? ){0,3}";

/**
 * A sentence that speaks to somebody, tells what somebody is, speaks of a group with contempt, or wishes harm. No word
 * in it is read in its innocent sense.
 */
const hostile = new RegExp(
  `\\b(?:${[
    "you|your|yours|yourself|u|ur|ya|y'?all|(?:he|she|they|it)(?:'s| is|'re| are) (?:an?|such|all|nothing)|i(?:'m| am) an?",
    'what an?|such an?|like an?|be(?:ing)? an?|these|those|them',
    'lynch\\w*|kill\\w*|burn\\w*|hang|hanged|drown\\w*|shoot|shot|gas|gassed|hate|hates|hated|exterminat\\w*|deport\\w*|deserves?|belongs?|should (?:be|all|die)|thrown?|die|dies',
    'shut up|suck\\w*|fuck\\w*|shit\\w*|filthy|disgusting|worthless|damn|goddamn',
    'du|dich|dir|dein\\w*|ihr seid|sie sind ein\\w*|euch|dreckig\\w*|toi|tu es|vous etes|espece|sale|salope|eres|sois|puta|hij[oa] de|maldit\\w*|asqueros\\w*|sei un\\w*|sporc\\w*|voce e|je bent|vuile?',
  ].join('|')})\\b`,
);

interface Sense {
  readonly word: RegExp;
  /** The phrases in which the word is innocent. */
  readonly forms: RegExp;
  readonly instead: string;
}
let senses: readonly Sense[] | undefined;

function loadSenses(): readonly Sense[] {
  senses ??= innocentSenses.map(({ word, forms = ['W'], instead }) => {
    const within = forms.map((form) => form.replaceAll('~', GAP).replace('W', `(?:${word})`));
    return { word: new RegExp(`\\b(?:${word})\\b`), forms: new RegExp(`\\b(?:${within.join('|')})\\b`, 'g'), instead };
  });
  return senses;
}

/**
 * Returns a text with words that have an innocent sense replaced by others of that sense, in phrases that show it: the
 * cock that crows is a rooster. Returns undefined if there is none.
 */
export function innocentReading({ letters, decoded }: TextViews): string | undefined {
  const { text } = letters;
  if (text.length > LONGEST || decoded.length > 0) return undefined;
  const read = text.replace(sentence, (each) => (hostile.test(each) ? each : inOtherWords(each)));
  return read === text ? undefined : read;
}

function inOtherWords(text: string): string {
  let read = text;
  for (const { word, forms, instead } of loadSenses()) {
    if (word.test(read)) read = read.replace(forms, (phrase) => phrase.replace(word, instead));
  }
  return read;
}
