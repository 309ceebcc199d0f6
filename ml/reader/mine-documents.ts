import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/index.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { machineFolders, type OrdinaryDocument, readDocuments } from '../first-model/documents.ts';

const help = `node --conditions=redoubt-source mine-documents.ts --out DIR [--data DIR]

Writes DIR/benign.<task>.jsonl: the segments of ordinary documents that the first model finds worst. They are hard
negatives for the encoder. Run it after npm run ml -- stage1 and before prepare-corpus.ts, with --out as the latter's --extra.`;

const mined = ['injection_attack', 'toxicity', 'nsfw', 'bias'] as const;
/** Segments of one document, and the log-odds from which they are taken. */
const MAX_PER_DOCUMENT = 6;
const FROM = -3.5;
const LENGTHS = { least: 10, most: 1_500 } as const;
const weights = new URL('../../packages/detectors/weights/stage1.heads', import.meta.url);

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.out === undefined) console.log(help);
else await mine(values.out);

async function mine(out: string): Promise<void> {
  const documents = (await readDocuments(dataFolder(values.data), machineFolders)).filter(({ mayTrain }) => mayTrain);
  const scorer = new TextScorer(readHeads(readFileSync(weights)));
  const rows = new Map<string, string[]>(mined.map((task) => [task, []]));
  for (const document of documents) {
    for (const { task, text, at } of segmentsOf(document, scorer)) {
      const row = {
        id: `${task} ${document.id} ${at}`,
        text,
        label: 0,
        source: 'documents',
        family: `documents_${task}`,
      };
      rows.get(task)?.push(JSON.stringify(row));
    }
  }
  mkdirSync(out, { recursive: true });
  for (const [task, lines] of rows) {
    writeFileSync(join(out, `benign.${task}.jsonl`), `${lines.join('\n')}\n`);
    console.log(`${task}: ${lines.length} segments`);
  }
}

function segmentsOf({ text: source }: OrdinaryDocument, scorer: TextScorer) {
  const view = scorer.score(viewsOf(source)).views[0];
  if (!view) return [];
  return scorer.heads.flatMap((head, index) => {
    const task = mined.find((name) => name === head.name);
    if (!task) return [];
    const from = (FROM - head.bias) / head.scale;
    return view.worstWindows(index, head, from, MAX_PER_DOCUMENT).flatMap((window) => {
      const { start, end } = view.spanOf(window);
      const text = source.slice(start, end).trim();
      return text.length > LENGTHS.least && text.length < LENGTHS.most ? [{ task, text, at: start }] : [];
    });
  });
}
