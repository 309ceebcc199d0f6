import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder } from '@redoubt/detectors';
import { dataFolder } from '../evaluate/data-folder.ts';
import { versionOf } from '../evaluate/encoder-version.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { fitTopics, type TopicWeights } from './fit-topics.ts';
import { labelledPairs } from './labelled-pairs.ts';
import { measurePairs } from './measure-pairs.ts';
import { ordinaryStretches } from './ordinary-texts.ts';
import { topicFigures } from './topic-figures.ts';

/**
 * Fits how topic_detector weighs the first look and the encoder, and from where on it asks the encoder. Writes
 * topic-calibration.ts and the figures, which are of other sources than the fit.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const folder = dataFolder(values.data);
const encoder = createEncoder();
const pairs = await measurePairs(await labelledPairs(folder), encoder);
const version = versionOf(encoder);
await encoder.close();
const ordinary = await ordinaryStretches(folder);
const weights = fitTopics(
  pairs.filter(({ part }) => part === 'fit'),
  ordinary,
);
const figures = topicFigures(
  pairs.filter(({ part }) => part === 'figures'),
  ordinary,
  weights,
);
const calibration = new URL('../../packages/detectors/src/topic/topic-calibration.ts', import.meta.url);
writeFileSync(calibration, calibrationFile(weights));
keepTables('topics', `${values.date}, encoder \`${version}\`.\n\n${figures}`);
console.log(`${JSON.stringify(weights)}\n\n${figures}`);

function calibrationFile({ first, settled, askFrom }: TopicWeights): string {
  return `/**
 * How topic_detector weighs the first look and the encoder. Log-odds of 0 are the threshold. The encoder is asked about a
 * stretch from log-odds \`one\` of the first look on if there is one topic, and from more on if there are several (times
 * the logarithm of their number). Written by \`npm run ml -- topics\` (ml/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '${values.date}',
  encoder: '${version}',
  first: ${literalOf(first)},
  settled: ${literalOf(settled)},
  askFrom: ${literalOf(askFrom)},
} as const;
`;
}

/** An object as the formatter writes it. */
function literalOf(members: Readonly<Record<string, number>>): string {
  const written = Object.entries(members).map(([name, value]) => `${name}: ${value}`);
  return `{ ${written.join(', ')} }`;
}
