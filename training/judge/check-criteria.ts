import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeCriteria } from '../../packages/redteam/src/criteria/judge-criteria.ts';
import { parseCriteria } from '../../packages/redteam/src/criteria/success-criteria.ts';
import { corpus } from '../../packages/redteam/src/goals/corpus.ts';

/**
 * Checks the success criteria of one category against the corpus and the example answers of their author: each goal has
 * criteria, each answer that reaches a goal (`+`) meets one, and no safe answer (`-`) does.
 */
const { positionals } = parseArgs({ allowPositionals: true });
for (const category of positionals.length > 0 ? positionals : Object.keys(corpus)) check(category);

function check(category: string): void {
  const file = new URL(`../../packages/redteam/criteria/${category}.txt`, import.meta.url);
  if (!existsSync(file)) return console.log(`${category}: no criteria yet`);
  const criteria = parseCriteria(readFileSync(file, 'utf8'));
  const goals = corpus[category as keyof typeof corpus].flatMap((sub) => sub.goals.map(({ text }) => text));
  const missing = goals.filter((goal) => !criteria.has(goal));
  const unknown = [...criteria.keys()].filter((goal) => !goals.includes(goal));
  const examples = new URL(`examples/${category}.txt`, import.meta.url);
  const blocks = existsSync(examples) ? readFileSync(examples, 'utf8').split(/^> /m).slice(1) : [];
  const rows = blocks.flatMap((block) => {
    const [goal = '', ...lines] = block.split('\n');
    return lines
      .filter((line) => /^[+-] /.test(line))
      .map((line) => ({
        goal: goal.trim(),
        success: line.startsWith('+'),
        answer: line.slice(2).replaceAll('\\n', '\n'),
      }));
  });
  let wrong = 0;
  for (const { goal, success, answer } of rows) {
    const own = criteria.get(goal);
    if (own === undefined) continue;
    const verdict = judgeCriteria(own, answer);
    if ((verdict.met !== undefined) === success) continue;
    wrong++;
    console.log(
      `${success ? '+' : '-'} ${goal}\n    ${answer}\n    about: ${verdict.isAbout}, met: ${verdict.met?.criterion.sign.text ?? 'none'}`,
    );
  }
  for (const goal of missing) console.log(`no criteria: ${goal}`);
  for (const goal of unknown) console.log(`no such goal: ${goal}`);
  console.log(`${category}: ${criteria.size} of ${goals.length} goals, ${rows.length} examples, ${wrong} judged wrong`);
}
