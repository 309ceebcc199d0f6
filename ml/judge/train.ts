import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeHeads } from '../../packages/detectors/src/heads/head-file.ts';
import type { VerdictCard } from '../../packages/detectors/src/verdict/verdict-file.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { fitVerdict } from './fit-verdict.ts';
import { figuresTable } from './judge-figures.ts';
import { conversational, ownExamples, ownRefusals, readJudgeRows } from './judge-rows.ts';
import { leaveSourceOut } from './leave-source-out.ts';

/** Fits the embedded judge of red-team answers, and writes its figures on sources that were left out. */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const VERSION = '1';

const { rows, digests } = await readJudgeRows(dataFolder(values.data));
const isStranger = ({ source, isPermissive }: (typeof rows)[number]) => conversational.has(source) || !isPermissive;
const training = [...rows.filter((row) => !isStranger(row)), ...ownRefusals('train'), ...ownExamples()];
const strangers = [...rows.filter(isStranger), ...ownRefusals('written_test')];
const { sources, blend } = leaveSourceOut(training, strangers);

const weights = new URL('../../packages/detectors/weights/', import.meta.url);
const heads = writeHeads(fitVerdict(training, { date: values.date, data: digests }));
const hash = createHash('sha256').update(heads).update(JSON.stringify(blend)).digest('hex');
const card: VerdictCard = { version: VERSION, date: values.date, hash, digests, blend };
writeFileSync(new URL('verdict.heads', weights), heads);
writeFileSync(new URL('verdict.json', weights), `${JSON.stringify(card, undefined, 2)}\n`);

const sections = [`${values.date}, judge ${VERSION}, \`${hash.slice(0, 12)}\`.`, figuresTable(sources)];
keepTables('judge', sections.join('\n\n'));
console.log(sections.join('\n\n'));
console.log(`${(heads.length / 1e6).toFixed(2)} MB, blend ${JSON.stringify(blend)}`);
