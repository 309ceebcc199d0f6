import type { Word } from '../read-words.ts';
import type { Bound } from './quantity.ts';
import type { Wording } from './read-quantities.ts';

type Row = readonly [phrase: string, side: Bound['side'], isStrict: boolean, pattern: RegExp];

const before: readonly Row[] = rows(
  (phrase) => new RegExp(`(?:^| )${phrase}(?: the| a| an| about| of)?$`),
  `
  no more than,most | not more than,most | no less than,least | not less than,least | no fewer than,least |
  no later than,most | no earlier than,least | no longer than,most | no older than,most | not exceed,most |
  more than,least,strict | longer than,least,strict | older than,least,strict | larger than,least,strict |
  greater than,least,strict | higher than,least,strict | heavier than,least,strict | later than,least,strict |
  less than,most,strict | fewer than,most,strict | shorter than,most,strict | younger than,most,strict |
  smaller than,most,strict | lower than,most,strict | earlier than,most,strict |
  at least,least | at most,most | a minimum of,least | minimum of,least | a maximum of,most | maximum of,most |
  up to,most | over,least,strict | above,least,strict | exceeding,least,strict | exceeds,least,strict | exceed,least,strict |
  under,most,strict | below,most,strict | within,most | until,most | till,most | by,most | before,most,strict | after,least,strict |
  from,least | beyond,least,strict | least,least | limit of,most
`,
);
const after: readonly Row[] = rows(
  (phrase) => new RegExp(`^(?:\\S+ ){0,2}${phrase}(?: |$)`),
  `
  or more,least | and more,least | and over,least | or over,least | or older,least | and older,least | at least,least |
  or longer,least | upwards,least | or less,most | or fewer,most | or younger,most | at most,most | maximum,most |
  at the most,most | minimum,least | or under,most | and under,most | or later,least | or earlier,most
`,
);

function rows(patternOf: (phrase: string) => RegExp, list: string): Row[] {
  return list
    .trim()
    .split('|')
    .map((row) => {
      const [phrase = '', side = '', strict] = row.trim().split(',');
      return [phrase, side === 'least' ? 'least' : 'most', strict === 'strict', patternOf(phrase)] as const;
    });
}

/** Words before a quantity that may hold its bound, and after it. */
const REACH_BEFORE = 5;
const REACH_AFTER = 5;

/** Returns whether a quantity is the least or the most that holds, by the words around it. */
export function boundAt({ words, text }: Wording, at: number, end: number): Bound | undefined {
  const lead = spoken(words.slice(Math.max(0, at - REACH_BEFORE), at), text);
  const found = /\bapart from/.test(lead) ? undefined : before.find(([, , , pattern]) => pattern.test(lead));
  if (found) {
    const isDenied =
      /^(?:more|longer|older|larger|over|above|exceed|less|fewer|earlier|later)\b/.test(found[0]) &&
      isNegatedBefore(words, at);
    return isDenied
      ? { side: found[1] === 'least' ? 'most' : 'least', isStrict: false }
      : { side: found[1], isStrict: found[2] };
  }
  const tail = spoken(words.slice(end, end + REACH_AFTER), text);
  const trailing = after.find(([, , , pattern]) => pattern.test(tail));
  return trailing && { side: trailing[1], isStrict: trailing[2] };
}

const DENIAL_REACH = 8;

/** "Nobody may work more than ten hours." */
const isNegatedBefore = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - DENIAL_REACH), at)
    .some(({ lower }) => /^(?:nobody|no|not|never|cannot|none|nothing)$|n[’']t$/.test(lower));

/** The words in a row, cut where a sentence or clause ends. */
function spoken(words: readonly Word[], text: string): string {
  return words.map(({ lower, end }) => (/^[,;:.()]/.test(text.slice(end, end + 1)) ? `${lower} ,` : lower)).join(' ');
}
