import { parseArgs } from 'node:util';
import type { CategoryId } from '@redoubt/contract';
import type { Goal } from '../../packages/redteam/src/goals/goal.ts';
import { goalsOf } from '../../packages/redteam/src/goals/goals-of.ts';
import { PHRASE_SOURCE } from '../../packages/redteam/src/goals/phrases/phrase-goals.ts';
import { goalsForTarget } from '../../packages/redteam/src/goals/target/target-goals.ts';
import { type RowIn, readIn } from '../read-data/read-data.ts';
import { faultsOf } from './prompt-faults.ts';

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
