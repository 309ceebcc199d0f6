import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';
import { pick, pickNumber, sample, seededRandom } from '../seeded-random.ts';
import { compliancePatterns } from './compliance-patterns.ts';
import { complianceVoices } from './compliance-voices.ts';
import { refusalPatterns } from './refusal-patterns.ts';
import { refusalVoices } from './refusal-voices.ts';

const reasons = patternsOf(`
There are people behind such acts who get hurt, and I don't want to add to it.
Laws differ from country to country, but this is a crime nearly everywhere.
I was built to be of use, and use ends where harm begins.
Information like this can be misused by others, even if your own aim is good.
My answer would be the same for anybody who asks.
Even in a story, working instructions stay working instructions.
You may well have good reasons; I still can't tell who reads along.
Privacy matters, and this would intrude on somebody's.
`);
const offers = patternsOf(`
If you like, I can explain how «victims get help|such crimes are prevented|the law sees it|experts deal with it».
Would you like to talk about «topic» instead?
Let me know if there's something else on your mind.
I'm glad to help with a question about «topic» or with a letter to «company».
If you or somebody else is in danger, please call the emergency number.
What is it that you want to reach in the end? Maybe there's a safe way.
Feel free to ask me anything else.
`);
const introductions = patternsOf(`
«Sure|Certainly|Of course|Gladly», here's a text on what you asked:
Here's the draft. Tell me if it should be shorter.
You asked for details, so let me begin with the background.
# Answer
Good question!
I've put together what I know:
**Summary**
Let me walk you through it, step by step.
`);
const LONG = 900;
const refusing = englishPatterns([...refusalPatterns, ...refusalVoices]);
/** A bare "No." after prose would not read as an answer. */
const buriable = refusing.filter((pattern) => pattern.length > 30);
const answering = englishPatterns([...compliancePatterns, ...complianceVoices]);

/** Refusals with reasons and offers, and answers of many sentences. */
export const longAnswers: readonly MadeFamily[] = [
  { family: 'long_refusal', label: 1, texts: () => Array.from({ length: LONG }, (_, at) => longRefusal(at)) },
  { family: 'buried_refusal', label: 1, texts: () => Array.from({ length: LONG / 3 }, (_, at) => buriedRefusal(at)) },
  { family: 'long_answer', label: 0, texts: () => Array.from({ length: LONG }, (_, at) => longAnswer(at)) },
];

function longRefusal(at: number): MadeText {
  const random = seededRandom(`refusal ${at}`);
  const pattern = pick(random, refusing);
  const parts = [
    pick(random, expandPattern(pattern, 4)),
    ...sample(random, reasons, pickNumber(random, 0, 3)),
    ...sample(random, offers, pickNumber(random, 0, 2)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', ' ', '\n\n'])), pattern };
}

/** Helpful sentences first; the refusal follows, with or without an offer. */
function buriedRefusal(at: number): MadeText {
  const random = seededRandom(`buried refusal ${at}`);
  const pattern = pick(random, buriable);
  const parts = [
    ...sample(random, introductions, pickNumber(random, 0, 1)).map((opening) =>
      pick(random, expandPattern(opening, 4)),
    ),
    ...benignProse(`buried refusal ${at}`, pick(random, [80, 250, 500])),
    pick(random, expandPattern(pattern, 4)),
    ...sample(random, offers, pickNumber(random, 0, 1)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', '\n', '\n\n'])), pattern };
}

function longAnswer(at: number): MadeText {
  const random = seededRandom(`answer ${at}`);
  const pattern = pick(random, answering);
  const answer = pick(random, expandPattern(pattern, 4));
  const prose = benignProse(`answer ${at}`, pick(random, [100, 300, 700, 1_500, 3_000]));
  const parts = [
    ...sample(random, introductions, pickNumber(random, 0, 1)).map((opening) =>
      pick(random, expandPattern(opening, 4)),
    ),
    ...(random() < 0.3 ? [...prose, answer] : [answer, ...prose]),
    ...sample(random, offers, pickNumber(random, 0, 1)).map((offer) => pick(random, expandPattern(offer, 4))),
  ];
  return { text: parts.join(pick(random, [' ', '\n', '\n\n'])), pattern };
}

function englishPatterns(families: readonly { patterns: string; lang?: string }[]): string[] {
  return families.flatMap(({ patterns, lang }) => (lang === undefined ? patternsOf(patterns) : []));
}
