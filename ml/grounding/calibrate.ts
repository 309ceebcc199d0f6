import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder } from '../../packages/detectors/src/encoder/create-encoder.ts';
import type { ReadTexts } from '../../packages/detectors/src/grounding/ground-answer.ts';
import type { GroundingFile } from '../../packages/detectors/src/grounding/grounding-file.ts';
import type { LinearHead } from '../../packages/detectors/src/grounding/linear-head.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { area, type Cell, percent, table } from '../evaluate/markdown-table.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { readIn } from '../read-data/read-data.ts';
import { type CalibrationRow, readCalibrationRows } from './calibration-rows.ts';
import { doubtOf, fitSigned, type Signs } from './fit-signed.ts';
import { figuresOf, leaveOut, meanOfEstimates, type SourceFigures } from './leave-out.ts';
import { rarityTable } from './rarity-table.ts';
import { type ReadRow, readRelevancy, readSupport, readWith } from './read-answers.ts';

/**
 * Fits how the verdicts of adherence, hallucination and relevancy follow from what the encoder says, and from words alone,
 * on validation rows of whole sources. Writes the figures on sources that were left out.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '100' },
  },
});
const most = Number(values.rows);
const folder = dataFolder(values.data);
const supportFiles = ['hallucination.val.jsonl', 'field/nli.val.jsonl.xz', 'more/nli.val.jsonl.xz'];
const relevancyFiles = ['relevancy.val.jsonl', 'field/relevance.val.jsonl.xz', 'more/relevance.val.jsonl.xz'];
const texts = ['hallucination.train.jsonl', 'relevancy.train.jsonl'];
/** Rows of a source and label from which the rarity of words is counted. */
const RARITY_ROWS = 150;

const signs: Readonly<Record<'support' | 'support_words' | 'relevancy' | 'relevancy_words', Signs>> = {
  support: { doubtful: 1, contradicted: 1, agrees: -1 },
  support_words: { missing_best: 1, missing: 1, agrees: -1 },
  relevancy: { irrelevant: 1, meaning_apart: 1 },
  relevancy_words: { missing: 1, apart: 1 },
};

const columns = ['AUROC', 'Balanced accuracy', 'Label 0 passed'];

const encoder = createEncoder();
const read = readWith(encoder);
const claims = await readCalibrationRows(folder, supportFiles, most);
const replies = await readCalibrationRows(folder, relevancyFiles, most);
const counted = await readCalibrationRows(folder, texts, RARITY_ROWS);
const support = await readAll(
  claims.rows.filter(({ context }) => context.trim() !== ''),
  readSupport,
);
const relevancy = await readAll(replies.rows, readRelevancy);
const own = await readAll(ownClaims(), readSupport);
const status = encoder.status();
await encoder.close();

const heads = {
  support: fitSigned(permissive(support), 'encoder', signs.support),
  support_words: fitSigned(permissive(support), 'words', signs.support_words),
  relevancy: fitSigned(permissive(relevancy), 'encoder', signs.relevancy),
  relevancy_words: fitSigned(permissive(relevancy), 'words', signs.relevancy_words),
};
const file: GroundingFile = {
  date: values.date,
  encoder: status.kind === 'ready' ? status.version : '',
  digests: { ...claims.digests, ...replies.digests, ...counted.digests },
  heads,
  rarity: rarityTable(
    counted.rows.filter(({ isPermissive }) => isPermissive).map(({ context, text }) => context || text),
  ),
};
writeFileSync(new URL('../../packages/detectors/weights/grounding.json', import.meta.url), `${JSON.stringify(file)}\n`);
const sections = [
  `${values.date}, at most ${most} rows of a source and label, encoder ${file.encoder}.`,
  '### Adherence and hallucination, with a context',
  figuresTable(support, 'encoder', signs.support),
  '### The same by words and numbers alone',
  figuresTable(support, 'words', signs.support_words),
  '### Where numbers overrule the encoder',
  overruling(support),
  '### Our own claims that differ in one detail, held out',
  detailTable(own, heads.support),
  '### Relevancy',
  figuresTable(relevancy, 'encoder', signs.relevancy),
  '### Relevancy by words alone',
  figuresTable(relevancy, 'words', signs.relevancy_words),
];
keepTables('grounding', sections.join('\n\n'));
console.log(sections.join('\n\n'));

function permissive(rows: readonly ReadRow[]): ReadRow[] {
  return rows.filter(({ row }) => row.isPermissive);
}

async function readAll(
  rows: readonly CalibrationRow[],
  readRow: (row: CalibrationRow, reading: ReadTexts) => Promise<ReadRow>,
): Promise<ReadRow[]> {
  const found: ReadRow[] = [];
  for (const row of rows) found.push(await readRow(row, read));
  return found.filter(({ parts }) => parts.length > 0);
}

/** Our own pairs of claims as rows, the kind of detail as source: what follows from the context, and what does not. */
function ownClaims(): CalibrationRow[] {
  return readIn('grounding/claims', 'held').flatMap(({ context, claims: written }, at) =>
    written.flatMap(({ kind, follows, differs }) =>
      [follows, differs].map((text, label) => ({
        id: `claim-${at}-${kind}-${label}`,
        text,
        label: label === 1 ? (1 as const) : (0 as const),
        source: kind,
        language: 'en',
        question: '',
        context,
        isPermissive: false,
      })),
    ),
  );
}

/** A row a source that was left out, and their mean. */
function figuresTable(rows: readonly ReadRow[], basis: 'encoder' | 'words', of: Signs): string {
  const figures = leaveOut(rows, (known) => {
    const head = fitSigned(known, basis, of);
    return (row) => doubtOf(head, basis, row);
  });
  const lines = figures.map((row): Cell[] => [row.source, row.isPermissive ? 'yes' : 'no', row.rows, ...measures(row)]);
  const meanOf = (field: 'area' | 'balanced' | 'passed') => meanOfEstimates(figures.map((row) => row[field]));
  const total = figures.reduce((sum, row) => sum + row.rows, 0);
  const mean = { area: meanOf('area'), balanced: meanOf('balanced'), passed: meanOf('passed') };
  const last: Cell[] = ['**mean of the sources**', '', total, ...measures(mean)];
  return table(['Source left out', 'Else fitted on', 'Rows', ...columns], [...lines, last]).trimEnd();
}

type Measures = Pick<SourceFigures, 'area' | 'balanced' | 'passed'>;

function measures(of: Measures): Cell[] {
  return [area(of.area), percent(of.balanced), percent(of.passed)];
}

/** How often the numbers of an answer differ from the context's or are absent there, and how often that is right. */
function overruling(rows: readonly ReadRow[]): string {
  const lines = (['differs', 'absent'] as const).map((kind): Cell[] => {
    const found = rows.filter(({ parts }) => parts.some(({ exact }) => exact === kind));
    const right = found.filter(({ row }) => row.label === 1).length;
    return [kind, found.length, found.length === 0 ? '' : percent(share(right, found.length))];
  });
  return table(['Numbers', 'Answers', 'Not supported'], lines).trimEnd();
}

function detailTable(rows: readonly ReadRow[], head: LinearHead): string {
  const kinds = [...Map.groupBy(rows, ({ row }) => row.source), ['**all**', rows] as const];
  const lines = kinds.map(([kind, group]): Cell[] => {
    const scores = (label: 0 | 1) =>
      group.filter(({ row }) => row.label === label).map((row) => doubtOf(head, 'encoder', row));
    return [kind, group.length, ...measures(figuresOf(scores(1), scores(0)))];
  });
  return table(['Detail', 'Claims', ...columns], lines).trimEnd();
}
