import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder, type Encoder } from '@redoubt/detectors';
import type { GroundingFile } from '../../packages/detectors/src/grounding/grounding-file.ts';
import { detectionTables } from '../evaluate/result-pages.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import type { AnswerExample } from './fit-grounding.ts';
import { fitRelevancy, type RelevancyHeads, relevancyDoubt } from './fit-reply.ts';
import { doubtOfAnswer, fitSupport, type SupportHeads } from './fit-support.ts';
import { alienFigures, figuresTable } from './grounding-figures.ts';
import { readGroundingRows } from './grounding-rows.ts';
import { type Fit, leaveOut } from './leave-out.ts';
import { type MeasuredRow, measureRows, rarityTable, textsOfRows } from './measure-rows.ts';
import { ownClaimRows } from './own-claims.ts';
import { ownReplyRows } from './own-replies.ts';

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
type View = 'words' | 'meaning';
const MEANING = ['meaning_apart', 'asked_apart'];
const most = Number(values.rows);

const hallucination = await readGroundingRows(values.data, 'hallucination', most);
const relevancy = await readGroundingRows(values.data, 'relevancy', most);
const withContext = hallucination.rows.filter(({ kind }) => kind !== 'no_context');
const rarity = rarityTable(textsOfRows([...withContext, ...relevancy.rows]));
const encoder = createEncoder();

const support = await fitSupporting([...withContext, ...ownClaimRows()]);
const relevant = await fitRelevant([...relevancy.rows, ...ownReplyRows()]);
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
  heads: { ...support.heads, ...relevant.heads },
};
await encoder.close();
writeFileSync(new URL('../../packages/detectors/weights/grounding.json', import.meta.url), `${JSON.stringify(file)}\n`);
const sections = [
  `${values.date}, encoder \`${file.encoder}\`, at most ${most} rows of a source and label.`,
  '### Adherence and hallucination, with a context',
  support.figures,
  '### Hallucination without a context: the answer against its question, by the head that ships',
  alienFigures(aliens, { support: support.heads.support.words, detail: support.heads.detail.words }),
  '### Relevancy',
  relevant.figures,
];
writeBetween(
  detectionTables,
  { start: '<!-- grounding: written by npm run train:grounding -->', end: '<!-- end of grounding -->' },
  sections.join('\n\n'),
);
console.log(sections.join('\n\n'));

async function fitSupporting(rows: typeof withContext) {
  const measured = await measureRows(rows, 'support', rarity, await availableEncoder(encoder));
  const permissive = measured.filter(({ row }) => row.isPermissive);
  const fitted = (examples: readonly AnswerExample[], view: View) =>
    fitSupport(examples, view === 'meaning' ? MEANING : []);
  const [words, meaning] = (['words', 'meaning'] as const).map((view) =>
    fitted(
      permissive.map((row) => row[view]),
      view,
    ),
  ) as [SupportHeads, SupportHeads];
  const fit =
    (view: View): Fit =>
    (examples) => {
      const heads = fitted(examples, view);
      return (example) => doubtOfAnswer(heads, example);
    };
  return {
    heads: {
      support: { words: words.support, meaning: meaning.support },
      detail: { words: words.detail, meaning: meaning.detail },
    },
    figures: figuresBy(measured, fit),
  };
}

async function fitRelevant(rows: typeof withContext) {
  const measured = await measureRows(rows, 'relevancy', rarity, await availableEncoder(encoder));
  const permissive = measured.filter(({ row }) => row.isPermissive);
  const fitted = (examples: readonly AnswerExample[], view: View) =>
    fitRelevancy(examples, view === 'meaning' ? MEANING : []);
  const [words, meaning] = (['words', 'meaning'] as const).map((view) =>
    fitted(
      permissive.map((row) => row[view]),
      view,
    ),
  ) as [RelevancyHeads, RelevancyHeads];
  const fit =
    (view: View): Fit =>
    (examples) => {
      const heads = fitted(examples, view);
      return (example) => relevancyDoubt(heads, example);
    };
  return {
    heads: {
      relevancy: { words: words.relevancy, meaning: meaning.relevancy },
      reply: { words: words.reply, meaning: meaning.reply },
    },
    figures: figuresBy(measured, fit),
  };
}

function figuresBy(measured: readonly MeasuredRow[], fit: (view: View) => Fit): string {
  // Without an encoder both are the same.
  const hasMeaning = encoder.status().kind === 'ready';
  return figuresTable(
    leaveOut(measured, fit('words'), 'words'),
    hasMeaning ? leaveOut(measured, fit('meaning'), 'meaning') : undefined,
  );
}

/** The encoder, where it runs here and `--no-encoder` does not leave it out. */
async function availableEncoder(of: Encoder): Promise<Encoder | undefined> {
  return values.encoder && (await of.read(['Is it there?'])).kind === 'read' ? of : undefined;
}
