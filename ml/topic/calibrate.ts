import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder, createSimilarityScorer } from '@redoubt/detectors';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { finding, fitTopicBlend, type TopicBlend } from './fit-topic-blend.ts';
import { measureHeldPairs, measureNearPairs, measurePairs, versionOf } from './measure-pairs.ts';
import { topicFigures } from './topic-figures.ts';
import { readTopicRows } from './topic-rows.ts';

/**
 * Fits how topic_detector and the subjects of policies take their kinds of evidence together, on sources that the
 * figures are not measured on.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'per-label': { type: 'string', default: '80' },
  },
});
/** The encoder is asked if the log-odds without it are in this range: about one in four texts of other subjects. */
const DOUBT = { from: -1.2, to: 0.7 };
/** As many sources weigh as much as these texts, because telling neighbours apart is what is hard. */
const nearSources: Readonly<Record<string, number>> = { near: 8, 'near texts': 4 };
/** The share of the short texts on a topic that the threshold finds where the encoder is asked. */
const FOUND = 0.95;
/** Longer objects have a line a member: a line of the file has at most 120 characters, and the name takes up to 12. */
const MAX_LITERAL = 108;
const fittedOn = new Set(['clinc150', 'banking77']);

const encoder = createEncoder();
const scorer = createSimilarityScorer(encoder);
const rows = await readTopicRows(dataFolder(values.data), Number(values['per-label']));
const pairs = await measurePairs(rows, scorer);
const near = await measureNearPairs(scorer);
const held = await measureHeldPairs(scorer);
const version = versionOf(encoder);
await encoder.close();

/** The topics of a part are its own subjects: neither texts nor topics of the figures are in the fit. */
const partOf = (isSeen: boolean) => {
  const part = pairs.filter(({ row }) => fittedOn.has(row.source) === isSeen);
  const subjects = new Set(part.flatMap(({ isOn, subject }) => (isOn ? subject : [])));
  return part.filter(({ subject }) => subjects.has(subject));
};
const seen = partOf(true);
const weighed = near.flatMap((pair) => {
  const { source } = pair.row;
  const parts = Array.from({ length: nearSources[source] ?? 1 }, (_, part) => `${source} ${part}`);
  return parts.map((part) => ({ ...pair, row: { ...pair.row, source: part } }));
});
const meaning = ['cosine', 'lead', 'nearest', 'found', 'breadth'] as const;
const alone = fitTopicBlend([...seen, ...weighed], meaning);
const settled = fitTopicBlend(
  [...seen, ...weighed],
  [...meaning, 'similarity', 'margin', 'distance'],
  finding(FOUND, ({ row }) => row.source === 'near 0'),
);
const figures = topicFigures({ seen, unseen: partOf(false), near, held, alone, settled, doubt: DOUBT });
const folder = new URL('../../packages/detectors/src/topic/', import.meta.url);
writeFileSync(new URL('contrast-calibration.ts', folder), contrastFile());
keepTables('topics', `${values.date}, encoder \`${version}\`.\n\n${figures}`);
console.log(`${JSON.stringify({ alone, settled })}\n\n${figures}`);

function contrastFile(): string {
  return `/**
 * How topic_detector takes words, meaning and the encoder together. 0 is the threshold. The encoder is asked if the
 * log-odds without it are in the range of \`doubt\`. Written by \`npm run ml -- topics\` (ml/topic/calibrate.ts).
 */
export const contrastCalibration = {
  date: '${values.date}',
  encoder: '${version}',
  alone: ${literalOf(alone)},
  settled: ${literalOf(settled)},
  doubt: { from: ${DOUBT.from}, to: ${DOUBT.to} },
} as const;
`;
}

/** An object as the formatter writes it, so that a calibration made anew has the bytes of the one before. */
function literalOf({ weights: { found, nearest, ...weights }, offset }: TopicBlend): string {
  const entries = Object.entries({ ...weights, standing: nearest, words: found, offset });
  const members = entries.map(([name, value]) => `${name}: ${value}`);
  const line = `{ ${members.join(', ')} }`;
  return line.length < MAX_LITERAL ? line : `{\n${members.map((member) => `    ${member},\n`).join('')}  }`;
}
