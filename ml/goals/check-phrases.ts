import { parseArgs } from 'node:util';
import type { CategoryId } from '@redoubt/contract';
import type { Goal } from '../../packages/redteam/src/goals/goal.ts';
import { goalsOf } from '../../packages/redteam/src/goals/goals-of.ts';
import { PHRASE_SOURCE } from '../../packages/redteam/src/goals/phrases/phrase-goals.ts';
import { goalsForTarget } from '../../packages/redteam/src/goals/target/target-goals.ts';
import { type RowIn, readIn } from '../read-data/read-data.ts';

/** Words with which a wish may begin: it is an order, a question or the words of whoever asks. */
const begins =
  /^(?:I|My|Your|Nobody|We|Last|The|Do|Use|What|Which|How|Who|Tell|Show|Give|Send|Let|Treat|Read|Make|Help|Describe|Explain|Approve|Promise|Write|Look|Say|Guess|Confirm|Quote|Answer|Defend|Share|Put|Forget|Act|Name|Pass|List|Advise|Assure|Find|Settle|Agree|Invent|Spread|Convince|Talk|Pretend|Keep|Leave|Praise|Announce|Joke|[A-Z][a-z]+)\b/;

/** Faults that a machine finds in a prompt made of a phrase. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a slot is left', /[{}]|undefined/],
  ['two determiners', /\b(?:the|a|an|your|my) (?:the|an?|your|my|our|this|some|all|any|no|other)\b/i],
  ['a word twice', /\b(\p{L}{2,}) \1\b/iu],
  ['an act as a reason', /\bbecause of \w+ing\b/],
  ['a wrong article', /\b(?:a [aei]\w*|an [bcdfgjklmnpqrtvwxyz]\w*)\b(?<!a (?:eu|uni|us[ei])\w*)/],
  ['an order in "-ing"', /^\p{Lu}\p{Ll}+ing \p{Ll}/u],
  ['an order behind "to" in "-ing"', /\b(?:help me|have to do to|unless you|favour and) (?!bring)\w+ing\b/],
  [
    'a question within an order',
    /\b(?:tell me|look up for me|say openly) (?:how|what|when|where|why) (?:can|do|does|is|are|will) (?:i|you|we|the)\b/i,
  ],
  ['a prohibition as an order', /^(?:Never|Do not|Don't|Must|Should|No|Only)\b/],
  ['no end', /[^.?"]$|\.\.$/],
  ['too long', /^.{281,}$/],
];

/** Returns the names of the faults of a prompt. */
function faultsOf(text: string): string[] {
  const found = faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return begins.test(text) ? found : [...found, 'no order and no question'];
}

/**
 * Makes prompts of the phrases of `goals/phrases`, checks what a machine can check of them, and prints them to be read.
 *
 *   node ml/goals/check-phrases.ts --half dev --shown 4
 *   node ml/goals/check-phrases.ts --half test --sample 150
 *
 * Exits with 1 if a phrase has no prompt, a share is wrong or a prompt has a fault.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'dev' },
    /** Prompts that are printed of each phrase. */
    shown: { type: 'string', default: '0' },
    /** Prompts that are printed of all, evenly spread. */
    sample: { type: 'string', default: '0' },
  },
});

type Business = RowIn<'goals/phrases'>;
/** Prompts of a category by comprehensiveness, and the fewest. */
const sizes = [1, 5, 10, 20, 40, 80];

const problems: string[] = [];
const texts: string[] = [];
for (const business of readIn('goals/phrases', values.half)) checkBusiness(business);
const sample = Number(values.sample);
const step = texts.length / Math.max(1, sample);
for (let at = 0; at < sample; at += 1) console.log(`${at + 1}. ${texts[Math.floor((at + 0.5) * step)]}`);
for (const problem of problems) console.log(`! ${problem}`);
console.log(`${texts.length} prompts, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkBusiness({ business, description, phrases }: Business): void {
  const system = { systemDescription: description, policyDescription: undefined, policyRules: [] };
  for (const { category, phrase } of phrases) {
    checkPrompts(phrase, business, goalsOf(category, 20, { subCategories: [phrase], seed: business, system }));
  }
  const source = goalsForTarget({ context: system, tools: [], categories: [] });
  for (const [category, own] of Map.groupBy(phrases, (row) => row.category)) {
    const subCategories = own.map(({ phrase }) => phrase);
    for (const wanted of sizes)
      checkShares(category, source.goalsOf(category, wanted, { subCategories, seed: 1 }), own);
  }
}

function checkPrompts(phrase: string, business: string, goals: readonly Goal[]): void {
  if (goals.length === 0) problems.push(`${phrase}: no prompt`);
  for (const { text, source, category } of goals) {
    texts.push(`[${business} | ${category} | ${phrase}] ${text}`);
    if (source === PHRASE_SOURCE) problems.push(...faultsOf(text).map((fault) => `${phrase}: ${fault}: ${text}`));
  }
  for (const { text, source } of goals.slice(0, Number(values.shown))) console.log(`${phrase} (${source}): ${text}`);
}

function checkShares(category: CategoryId, goals: readonly Goal[], phrases: Business['phrases']): void {
  const share = goals.length / phrases.length;
  for (const { phrase } of phrases) {
    const own = goals.filter(({ subCategory }) => subCategory === phrase).length;
    if (Math.abs(own - share) > 1) problems.push(`${phrase}: ${own} of ${goals.length} prompts in ${category}`);
  }
  const extracts =
    /\b(?:prompt|instructions?|instructed|tools?|functions?|configuration|rules|told|text above|wording|databases|services|request that you sent|access rights|arguments)\b/;
  if (category === 'security_fraud' && !extracts.test(goals[0]?.text ?? '')) {
    problems.push(`${category}: the first prompt of ${goals.length} asks for no instructions: ${goals[0]?.text}`);
  }
}
