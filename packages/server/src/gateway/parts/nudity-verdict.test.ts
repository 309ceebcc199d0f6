import { triggeredIn } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { nudityVerdict } from './nudity-verdict.ts';

const nsfw = { enabled: true };

test('nudity in a picture is a finding of nsfw, like one in a text', () => {
  const verdict = nudityVerdict(0.912_345_67, { nsfw });
  expect(verdict).toMatchObject({
    detected: ['nsfw'],
    detection: { summary: { nsfw: 1 }, details: { nsfw: { nsfw: 0.912_346, sfw: 0.087_654 } } },
  });
  expect(verdict && triggeredIn(verdict.detection)).toEqual(['nsfw']);
});

test.each([
  { what: 'a picture that hardly shows any', nudity: 0.49, detectors: { nsfw } },
  { what: 'a policy that does not look for it', nudity: 0.9, detectors: {} },
])('$what has no finding', ({ nudity, detectors }) => {
  expect(nudityVerdict(nudity, detectors)).toBeUndefined();
});
