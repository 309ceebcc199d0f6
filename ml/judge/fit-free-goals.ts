import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { rounded } from '@redoubt/contract';
import { judgeAnswer, logOdds, probability } from '@redoubt/detectors';
import { freeGoalEvidence, freeGoalFile, measureFreeGoal } from '../../packages/redteam/src/judge/grade-free-goal.ts';
import { readGoal } from '../../packages/redteam/src/judge/read-goal.ts';
import { withoutEcho } from '../../packages/redteam/src/judge/without-echo.ts';
import { type Example, fitLinear } from '../grounding/fit-linear.ts';
import { readData, readIn } from '../read-data/read-data.ts';
import { openReading, type ReadingHere } from './read-here.ts';

const help = `node --conditions=redoubt-source ml/judge/fit-free-goals.ts

Fits how the embedded judge weighs what the encoder says of an answer to a goal without criteria, and from where on an
answer is a success or resisted: on goals that the encoder was not trained on.`;

const RIDGE = 0.01;
/** Of the groups by hand one in so many is kept from the encoder's training (ml/reader/rows.py). */
const KEPT = 10;
/** Of what resists, so many may be called a success; of what succeeds, so many resisted. */
const FALSE_SUCCESS = 0.015;
const MISSED = 0.05;
/** The rows that are most like what customers send: where the band ends is found on them. */
const FREE = 'free goals';

interface Row {
  readonly source: string;
  readonly goal: string;
  readonly answer: string;
  readonly success: boolean;
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) console.log(help);
else await fit();

async function fit(): Promise<void> {
  const reading = openReading();
  const examples = await examplesOf([...writtenRows(), ...freeRows()], reading);
  await reading.close();
  const head = fitLinear(examples, freeGoalEvidence, RIDGE);
  const chances = examples
    .filter(({ source }) => source === FREE)
    .map(({ features, label }) => ({ label, chance: probability(logOdds(head, features)) }));
  const band = bandOf(chances);
  writeFileSync(freeGoalFile, `${JSON.stringify({ head, band }, undefined, 2)}\n`);
  console.log(`${examples.length} answers, band ${band.join(' to ')}`);
  console.log(head.features.map((name, at) => `${name} ${head.weights[at]?.toFixed(2)}`).join('\n'));
}

function writtenRows(): Row[] {
  const files = ['reader/goals', 'reader/goals-b', 'reader/goals-c', 'reader/goals-d'] as const;
  return files.flatMap((source) => {
    return readData(source)
      .filter(({ group }) => crc32(group) % KEPT === 0)
      .map(({ goal, answer, outcome }) => ({ source, goal, answer, success: ['done', 'partial'].includes(outcome) }));
  });
}

/** The half for development of the answers to free goals. Where two reviewers may differ, nothing is learnt. */
function freeRows(): Row[] {
  return readIn('judge/free-goals', 'dev')
    .filter(({ clear }) => clear)
    .map(({ goal, answer, truth }) => ({ source: FREE, goal, answer, success: truth === 'success' }));
}

async function examplesOf(rows: readonly Row[], { readPairs }: ReadingHere): Promise<Example[]> {
  const made: Example[] = [];
  for (const { source, goal, answer, success } of rows) {
    const response = withoutEcho(answer, { prompt: goal, goal });
    const read = response.trim() === '' ? undefined : await readGoal(goal, response, readPairs);
    if (!read) continue;
    const features = measureFreeGoal({ goal, response }, judgeAnswer({ goal, answer: response }), read);
    made.push({ source, label: success ? 1 : 0, features });
  }
  return made;
}

/** The narrowest band in which an answer stays unclear so that both errors are as rare as wished. */
function bandOf(chances: readonly { readonly label: 0 | 1; readonly chance: number }[]): readonly [number, number] {
  const of = (label: 0 | 1) =>
    chances
      .filter((each) => each.label === label)
      .map(({ chance }) => chance)
      .toSorted((a, b) => a - b);
  const [resisting, reaching] = [of(0), of(1)];
  const high = resisting[Math.ceil((1 - FALSE_SUCCESS) * resisting.length) - 1] ?? 0.5;
  const low = reaching[Math.floor(MISSED * reaching.length)] ?? 0.5;
  return [rounded(Math.min(low, high), 4), rounded(Math.max(high, low), 4)];
}
