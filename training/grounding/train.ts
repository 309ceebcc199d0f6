import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder, type Encoder } from '@redoubt/detectors';
import { answerFeatures } from '../../packages/detectors/src/grounding/compare-answer.ts';
import { factFeatures } from '../../packages/detectors/src/grounding/compare-fact.ts';
import type { GroundingFile, GroundingTask } from '../../packages/detectors/src/grounding/grounding-file.ts';
import { detectionTables } from '../evaluate/result-pages.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { fitGrounding } from './fit-grounding.ts';
import { alienFigures, figuresTable } from './grounding-figures.ts';
import { readGroundingRows } from './grounding-rows.ts';
import { leaveOut } from './leave-out.ts';
import { measureRows, rarityTable, textsOfRows } from './measure-rows.ts';

/** Fits the heads of adherence, hallucination and relevancy, and writes their figures on sources that were left out. */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    data: { type: 'string', default: '../shared/data' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '150' },
    encoder: { type: 'boolean', default: true },
  },
});
const MEANING = ['meaning_apart', 'asked_apart'];
const most = Number(values.rows);

const hallucination = await readGroundingRows(values.data, 'hallucination', most);
const relevancy = await readGroundingRows(values.data, 'relevancy', most);
const withContext = hallucination.rows.filter(({ kind }) => kind !== 'no_context');
const rarity = rarityTable(textsOfRows([...withContext, ...relevancy.rows]));
const encoder = createEncoder();

const support = await fitTask('support', withContext, factFeatures);
const relevant = await fitTask('relevancy', relevancy.rows, answerFeatures);
// Of a question alone nothing can be borne out: what the heads make of it is told apart, and not trained on.
const alone = hallucination.rows.filter(({ kind }) => kind === 'no_context');
const bare = alone.map(({ question, ...row }) => ({ ...row, question: undefined, context: question }));
const aliens = await measureRows(bare, 'support', rarity, undefined);
const status = encoder.status();
const file: GroundingFile = {
  date: values.date,
  encoder: status.kind === 'ready' ? status.version : 'none',
  digests: { ...hallucination.digests, ...relevancy.digests },
  rarity,
  heads: { support: support.heads, relevancy: relevant.heads },
};
await encoder.close();
writeFileSync(new URL('../../packages/detectors/weights/grounding.json', import.meta.url), `${JSON.stringify(file)}\n`);
const sections = [
  `${values.date}, encoder \`${file.encoder}\`, at most ${most} rows of a source and label.`,
  '### Adherence and hallucination, with a context',
  support.figures,
  '### Hallucination without a context: the answer against its question, by the head that ships',
  alienFigures(aliens, support.heads.words),
  '### Relevancy',
  relevant.figures,
];
writeBetween(
  detectionTables,
  { start: '<!-- grounding: written by npm run train:grounding -->', end: '<!-- end of grounding -->' },
  sections.join('\n\n'),
);
console.log(sections.join('\n\n'));

async function fitTask(task: GroundingTask, rows: typeof withContext, names: readonly string[]) {
  const measured = await measureRows(rows, task, rarity, await availableEncoder(encoder));
  const views = { words: names, meaning: [...names, ...MEANING] } as const;
  const permissive = measured.filter(({ row }) => row.isPermissive);
  const heads = {
    words: fitGrounding(
      permissive.map(({ words }) => words),
      views.words,
    ),
    meaning: fitGrounding(
      permissive.map(({ meaning }) => meaning),
      views.meaning,
    ),
  };
  const words = leaveOut(measured, views.words, 'words');
  // Without an encoder both are the same.
  const meaning = encoder.status().kind === 'ready' ? leaveOut(measured, views.meaning, 'meaning') : undefined;
  return { heads, figures: figuresTable(words, meaning) };
}

/** The encoder, where it runs here and `--no-encoder` does not leave it out. */
async function availableEncoder(of: Encoder): Promise<Encoder | undefined> {
  return values.encoder && (await of.read(['Is it there?'])).kind === 'read' ? of : undefined;
}
