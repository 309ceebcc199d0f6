import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerFeatures } from '../../packages/detectors/src/grounding/compare-answer.ts';
import { replyFeatures } from '../../packages/detectors/src/grounding/compare-reply.ts';
import type { GroundingFile } from '../../packages/detectors/src/grounding/grounding-file.ts';
import { mixHeads } from '../../packages/detectors/src/grounding/head-shares.ts';
import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import type { AnswerExample } from './fit-grounding.ts';
import { doubtOf, fitGrounding } from './fit-grounding.ts';
import { fitLinear } from './fit-linear.ts';
import { doubtOfAnswer, fitSupport } from './fit-support.ts';
import { alienFigures, figuresTable } from './grounding-figures.ts';
import { type GroundingRow, readGroundingRows } from './grounding-rows.ts';
import { leaveOut } from './leave-out.ts';
import { type MeasuredRow, measureRows, rarityTable, textsOfRows } from './measure-rows.ts';
import { ownClaimRows } from './own-claims.ts';
import { ownReplyRows } from './own-replies.ts';

/** The two heads of relevancy. */
interface RelevancyHeads {
  readonly relevancy: LinearHead;
  readonly reply: LinearHead;
}

const RIDGE = 0.01;

/** Fits the head for long answers, and the one for short replies, whose weights may have either sign. */
function fitRelevancy(examples: readonly AnswerExample[]): RelevancyHeads {
  const long = examples.filter(({ isReply }) => !isReply);
  const short = examples
    .filter(({ parts }) => 'echo' in (parts[0] ?? {}))
    .map((example) => ({ ...example, features: example.parts[0] ?? {} }));
  return {
    relevancy: fitGrounding(long, answerFeatures),
    reply: fitLinear(short, [...answerFeatures, ...replyFeatures], RIDGE),
  };
}

/** Log-odds that an answer is not relevant, of both heads as its length weighs them. */
function relevancyDoubt({ relevancy, reply }: RelevancyHeads, example: AnswerExample): number {
  return mixHeads(example.shares, doubtOf(relevancy, example), logOdds(reply, example.parts[0] ?? {}));
}

/** Fits the heads of adherence, hallucination and relevancy, and writes their figures on sources that were left out. */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '150' },
  },
});
const most = Number(values.rows);

const hallucination = await readGroundingRows(dataFolder(values.data), 'hallucination', most);
const relevance = await readGroundingRows(dataFolder(values.data), 'relevancy', most);
const withContext = hallucination.rows.filter(({ kind }) => kind !== 'no_context');
const rarity = rarityTable(textsOfRows([...withContext, ...relevance.rows]));

const supporting = fitted([...withContext, ...ownClaimRows()], 'support', fitSupport, doubtOfAnswer);
const relevant = fitted([...relevance.rows, ...ownReplyRows()], 'relevancy', fitRelevancy, relevancyDoubt);
// Of a question alone nothing can be borne out: what the heads make of it is told apart, and not trained on.
const alone = hallucination.rows.filter(({ kind }) => kind === 'no_context');
const bare = alone.map(({ question, ...row }) => ({ ...row, question: undefined, context: question }));
const file: GroundingFile = {
  date: values.date,
  digests: { ...hallucination.digests, ...relevance.digests },
  rarity,
  heads: { ...supporting.heads, ...relevant.heads },
};
writeFileSync(new URL('../../packages/detectors/weights/grounding.json', import.meta.url), `${JSON.stringify(file)}\n`);
const sections = [
  `${values.date}, at most ${most} rows of a source and label.`,
  '### Adherence and hallucination, with a context',
  supporting.figures,
  '### Hallucination without a context: the answer against its question, by the head that ships',
  alienFigures(measureRows(bare, 'support', rarity), supporting.heads),
  '### Relevancy',
  relevant.figures,
];
keepTables('grounding', sections.join('\n\n'));
console.log(sections.join('\n\n'));

type FitHeads<Heads> = (examples: readonly AnswerExample[]) => Heads;
type Doubt<Heads> = (heads: Heads, example: AnswerExample) => number;

/** Fits the heads of a task on the permissive rows, and measures such heads on each source that they never saw. */
function fitted<Heads>(
  rows: readonly GroundingRow[],
  task: 'support' | 'relevancy',
  fitHeads: FitHeads<Heads>,
  doubtOf: Doubt<Heads>,
) {
  const measured = measureRows(rows, task, rarity);
  const examplesOf = (of: readonly MeasuredRow[]) => of.map(({ example }) => example);
  const figures = leaveOut(measured, (examples) => {
    const heads = fitHeads(examples);
    return (example) => doubtOf(heads, example);
  });
  return {
    heads: fitHeads(examplesOf(measured.filter(({ row }) => row.isPermissive))),
    figures: figuresTable(figures),
  };
}
