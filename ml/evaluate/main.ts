import { parseArgs } from 'node:util';
import { documentSource } from '../first-model/documents.ts';
import { candidatesFor, usualCandidates } from './candidates.ts';
import { dataFolder } from './data-folder.ts';
import { evaluateCandidate } from './evaluate-candidate.ts';
import { readCorpus, readExtra } from './read-rows.ts';
import { keepResult } from './result-file.ts';

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
