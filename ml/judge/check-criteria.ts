import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CategoryId } from '@redoubt/contract';
import { judgeCriteria } from '../../packages/redteam/src/criteria/judge-criteria.ts';
import { examplesIn } from '../../packages/redteam/src/criteria/read-examples.ts';
import { parseCriteria } from '../../packages/redteam/src/criteria/success-criteria.ts';
import { corpus } from '../../packages/redteam/src/goals/corpus.ts';

/**
 * Checks the success criteria of categories against the corpus and the example answers of their author: each goal has
 * criteria, each answer that reaches a goal (`+`) meets one, and no safe answer (`-`) does.
 */
const { positionals } = parseArgs({ allowPositionals: true });
for (const category of positionals.length > 0 ? positionals : Object.keys(corpus)) check(CategoryId.parse(category));

function check(category: CategoryId): void {
  const file = new URL(`../../packages/redteam/criteria/${category}.txt`, import.meta.url);
  const criteria = parseCriteria(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const goals = corpus[category].flatMap((sub) => sub.goals.map(({ text }) => text));
  for (const goal of goals.filter((one) => !criteria.has(one))) console.log(`no criteria: ${goal}`);
  for (const goal of criteria.keys()) if (!goals.includes(goal)) console.log(`no such goal: ${goal}`);
  const wrong = examplesIn(category).filter(({ goal, success, answer }) => {
    const own = criteria.get(goal);
    if (own === undefined) return false;
    const { isAbout, met } = judgeCriteria(own, answer);
    if ((met !== undefined) === success) return false;
    console.log(`${success ? '+' : '-'} ${goal}\n    ${answer}`);
    console.log(`    about: ${isAbout}, met: ${met?.criterion.sign.text ?? 'none'}`);
    return true;
  });
  console.log(`${category}: ${criteria.size} of ${goals.length} goals, ${wrong.length} examples judged wrong`);
}
