import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retellingCalibration } from '../overlap/retelling-calibration.ts';
import { policyCalibration } from '../policy/policy-calibration.ts';
import { topicCalibration } from '../topic/topic-calibration.ts';

const readWeights = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../weights/${name}`, import.meta.url), 'utf8'));
const { version } = readWeights('encoder.json');

test.each([
  { what: 'second-look.json', encoder: readWeights('second-look.json').encoder },
  { what: 'grounding.json', encoder: readWeights('grounding.json').encoder },
  { what: 'the calibration of policies', encoder: policyCalibration.encoder },
  { what: 'the calibration of topics', encoder: topicCalibration.encoder },
  { what: 'the calibration of retellings', encoder: retellingCalibration.encoder },
])('$what was fitted to the encoder that ships', ({ encoder }) => expect(encoder).toBe(version));
