import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder, createSimilarityScorer } from '@redoubt/detectors';
import { detectionTables } from '../evaluate/result-pages.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { fitTopicBlend, type TopicBlend } from './fit-topic-blend.ts';
import { measurePairs, versionOf } from './measure-pairs.ts';
import { topicFigures } from './topic-figures.ts';
import { readTopicRows } from './topic-rows.ts';

/** Fits how topic_detector takes its two kinds of evidence together, on sources that its figures are not measured on. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'per-label': { type: 'string', default: '80' },
  },
});
/** The share of texts of other subjects that are taken for a topic, on the sources of the fit. */
const FALSE_POSITIVES = 0.1;
const fittedOn = new Set(['clinc150', 'banking77']);

const encoder = createEncoder();
const rows = await readTopicRows(values.data, Number(values['per-label']));
const pairs = await measurePairs(rows, createSimilarityScorer(encoder));
const version = versionOf(encoder);
await encoder.close();

/** The topics of a part are its own subjects: neither texts nor topics of the figures are in the fit. */
const partOf = (isSeen: boolean) => {
  const part = pairs.filter(({ row }) => fittedOn.has(row.source) === isSeen);
  const subjects = new Set(part.flatMap(({ isOn, subject }) => (isOn ? subject : [])));
  return part.filter(({ subject }) => subjects.has(subject));
};
const seen = partOf(true);
const blend = fitTopicBlend(seen, FALSE_POSITIVES);
const figures = topicFigures({
  seen,
  unseen: partOf(false),
  blend,
  falsePositives: FALSE_POSITIVES,
});
const calibration = new URL('../../packages/detectors/src/topic/topic-calibration.ts', import.meta.url);
writeFileSync(calibration, calibrationFile(blend));
const markers = { start: '<!-- topics: written by npm run train:topics -->', end: '<!-- end of topics -->' };
writeBetween(detectionTables, markers, `${values.date}, encoder \`${version}\`.\n\n${figures}`);
console.log(`${JSON.stringify(blend)}\n\n${figures}`);

function calibrationFile({ standing, words, offset }: TopicBlend): string {
  return `/**
 * How the encoder's standing of a topic and the words of its lexicon are taken together; 0 is the threshold. Written by
 * \`npm run train:topics\` (training/topic/calibrate.ts).
 */
export const topicCalibration = {
  date: '${values.date}',
  encoder: '${version}',
  standing: ${standing},
  words: ${words},
  offset: ${offset},
} as const;
`;
}
