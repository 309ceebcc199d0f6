import { parseArgs } from 'node:util';
import { detectSponge, viewsOf } from '@redoubt/detectors';
import { type DocumentSource, documentSource } from '../first-model/documents.ts';
import { trainHeads } from '../first-model/train-heads.ts';
import { dataFolder } from './data-folder.ts';
import { type Candidate, candidateOf } from './detector.ts';
import { evaluateCandidate } from './evaluate-candidate.ts';
import { readCorpus, readExtra } from './read-rows.ts';
import { trainReference } from './reference-trainer.ts';
import { keepResult } from './result-file.ts';
import { tasks } from './row.ts';

/** Returns everything that is measured, by the name that the command line and the result files use. */
const candidatesFor = (documents: DocumentSource): Readonly<Record<string, Candidate>> => ({
  /** The floor: a plain model on public data. */
  reference: candidateOf({ name: 'reference', tasks, ownTexts: false }, trainReference),
  /** The same with our own generated texts: what they alone are worth. */
  reference_own: candidateOf({ name: 'reference_own', tasks, ownTexts: true }, trainReference),
  /** The first model as it ships, trained without what it is measured on. */
  stage1: {
    name: 'stage1',
    tasks,
    ownTexts: true,
    async detectorFor({ rows, fold }) {
      const model = trainHeads(rows, (await documents()).training(fold));
      return {
        name: 'stage1',
        tasks,
        score: (texts, task) => texts.map((text) => model.score(text)[task] ?? 0),
        threshold: (task) => model.thresholds?.[task],
      };
    },
  },
  /** The rules for sponge attacks, which learn nothing, at their own threshold. */
  sponge_rules: candidateOf({ name: 'sponge_rules', tasks: ['sponge_attack'], ownTexts: false }, () => ({
    score: (text) => ({ sponge_attack: detectSponge(viewsOf(text)).score }),
    thresholds: { sponge_attack: 0.5 },
  })),
});

/** Returns the candidates to measure unless one is named: without texts of our own, those that do without. */
const usualCandidates = (documents: DocumentSource, hasOwnTexts: boolean): Candidate[] =>
  Object.values(candidatesFor(documents)).filter(({ ownTexts }) => hasOwnTexts || !ownTexts);

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    extra: { type: 'string' },
    candidate: { type: 'string', multiple: true },
    'per-source': { type: 'string', default: '1000' },
  },
});
const documents = documentSource(dataFolder(values.data));
const known = candidatesFor(documents);
const names = values.candidate ?? usualCandidates(documents, values.extra !== undefined).map(({ name }) => name);
const unknown = names.find((name) => !known[name]);
const perSource = Number(values['per-source']);
if (unknown !== undefined) {
  console.error(`There is no candidate "${unknown}". Known ones: ${Object.keys(known).join(', ')}`);
  process.exitCode = 2;
} else if (!Number.isInteger(perSource) || perSource < 1) {
  console.error('--per-source takes a whole number from 1');
  process.exitCode = 2;
} else {
  const { rows, files } = await readCorpus(dataFolder(values.data));
  const extra = values.extra === undefined ? { rows: [], files: [] } : await readExtra(values.extra);
  if (rows.length === 0) throw new Error(`${values.data} holds no rows; name the folder of the data with --data`);
  for (const name of names) {
    const candidate = known[name];
    if (!candidate) continue;
    const startedAt = performance.now();
    const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
    const materials = { folder: dataFolder(values.data), rows, extra: extra.rows, perSource };
    const evaluation = await evaluateCandidate(candidate, materials, (done) => {
      console.log(`${name}: ${done} (${seconds()} s)`);
    });
    keepResult(evaluation, { seconds: seconds(), data: files, extra: extra.files });
  }
  console.log('Kept in ml/results; npm run ml -- tables writes the tables');
}
