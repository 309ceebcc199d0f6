import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEgressGuard, createHttpClient, openChatModel } from '@redoubt/providers';
import { createEmbeddedJudge } from '../../packages/redteam/src/judge/embedded-judge.ts';
import { type JudgeFiguresFile, judgeFiguresFile } from '../../packages/redteam/src/judge/judge-figures.ts';
import { createLlmJudge } from '../../packages/redteam/src/judge/llm-judge.ts';
import type { ReadPairs } from '../../packages/redteam/src/judge/read-pairs.ts';
import type { Judge } from '../../packages/redteam/src/judge/verdict.ts';
import { readModels } from '../../packages/server/src/models/read-models.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { answerTables, figuresByCategory, figuresByKind, judgeAnswers, missesOf } from './evaluate-answers.ts';
import { botTables } from './evaluate-bots.ts';
import { freeGoalTables, judgeFreeGoals, missesOfFreeGoals } from './evaluate-free-goals.ts';
import { judgeLeaks, judgeRuleReplies, kindTable } from './evaluate-kinds.ts';
import { judgeSmallModel, smallModelTable } from './evaluate-small-model.ts';
import { targetTables } from './evaluate-targets.ts';
import { openReading } from './read-here.ts';

const help = `node --conditions=redoubt-source ml/judge/evaluate.ts [options]
Measures a judge of the red team on hand-written answers to our goals, of the half that nothing is fitted on, and on
targets whose truth is known.

  --models FILE     measure the model "judge" of this file (REDOUBT_MODELS of the service) instead of the embedded judge
  --category NAME   only answers of this category
  --language CODE   only answers in this language: en, de, fr, es, it
  --free            only answers to goals in a customer's words, of the half for development
  --small-model     only the records of a small language model
  --misses          list wrong verdicts, of the half of the goals that is for development
  --help

Without a filter the tables of the embedded judge are written to docs/redteam/judge-quality.md.
`;

const { values } = parseArgs({
  options: {
    models: { type: 'string' },
    category: { type: 'string' },
    language: { type: 'string' },
    misses: { type: 'boolean', default: false },
    free: { type: 'boolean', default: false },
    'small-model': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { models, category, language, misses } = values;

if (values.help) process.stdout.write(help);
else {
  const reading = openReading();
  const judge = chosenJudge(reading.readPairs);
  if (values.free) await measureFree(judge);
  else if (values['small-model']) await measureSmallModel(judge);
  else await measure(judge);
  await reading.close();
}

/** Prints what the judge makes of free goals alone, of the half for development. */
async function measureFree(judge: Judge): Promise<void> {
  const judged = await judgeFreeGoals(judge, 'look');
  console.log([...(misses ? missesOfFreeGoals(judged) : []), freeGoalTables(judged)].join('\n'));
}

/** Measures the judge on records of a small model, and writes their table if it is the embedded judge. */
async function measureSmallModel(judge: Judge): Promise<void> {
  const content = smallModelTable(await judgeSmallModel(judge)).trimEnd();
  console.log(content);
  if (models === undefined) writeTable('small model', content);
}

async function measure(judge: Judge): Promise<void> {
  const isPart = category !== undefined || language !== undefined;
  const judged = await judgeAnswers(judge, { category, language, half: misses ? 'look' : 'test' });
  const answers = answerTables(judged);
  if (misses || isPart) return console.log([...(misses ? missesOf(judged) : []), answers].join('\n'));
  const free = await judgeFreeGoals(judge, 'test');
  const { name, version, hash } = judge.mark;
  const [rules, leaks] = [await judgeRuleReplies(judge), await judgeLeaks(judge)];
  const content = [
    `Judge \`${name}\`, version ${version}, \`${hash.slice(0, 12)}\`.`,
    answers,
    freeGoalTables(free),
    kindTable({ 'a rule of the policy': rules, 'what a target gives away': leaks }),
    await targetTables(judge),
    await botTables(judge),
  ];
  console.log(content.join('\n\n'));
  await measureSmallModel(judge);
  if (models !== undefined) return;
  writeTable('judge', content.join('\n\n'));
  const known = free
    .filter(({ clear }) => clear)
    .map((row) => ({ ...row, isRight: row.truth === row.verdict.outcome }));
  const figures: JudgeFiguresFile = {
    judge: hash,
    categories: figuresByCategory(judged),
    kinds: figuresByKind([...judged, ...known, ...rules, ...leaks]),
  };
  writeFileSync(judgeFiguresFile, `${JSON.stringify(figures, undefined, 2)}\n`);
}

function writeTable(name: string, content: string): void {
  writeBetween(
    new URL('../../docs/redteam/judge-quality.md', import.meta.url),
    { start: `<!-- ${name}: written by npm run ml -- judge-answers -->`, end: `<!-- end of ${name} -->` },
    content,
  );
}

/** Opens the judge to measure. A model on a loopback address is allowed, because the caller named it. */
function chosenJudge(readPairs: ReadPairs): Judge {
  const egress = createEgressGuard({ allowPrivate: true });
  const chosen = readModels(models, { env: process.env, egress }).judge;
  if (models !== undefined && !chosen) throw new Error(`${models} names no model "judge"`);
  return chosen ? createLlmJudge(openChatModel(chosen, createHttpClient(egress))) : createEmbeddedJudge(readPairs);
}
