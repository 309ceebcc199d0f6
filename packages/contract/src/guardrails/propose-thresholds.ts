import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_SAMPLES_SENT, SentSample } from './policy-samples.ts';
import { PolicyHeader } from './saved-record.ts';

const Threshold = z.number().min(0).max(1);

const Tally = z.object({
  right: z.int(),
  false_alarms: z.int().describe('Samples that are flagged and should not be'),
  missed: z.int().describe('Samples that are not flagged and should be'),
});
/** How often a detector was right, and how often wrong. */
export type SampleTally = z.output<typeof Tally>;

const Proposal = z.object({
  detector: z.string(),
  samples: z.object({
    flagged: z.int().describe('Those that the detector should flag'),
    not_flagged: z.int().describe('Those that it should not flag, and those that nothing should flag'),
  }),
  threshold: z.object({
    now: Threshold.describe('Of the policy, or of the service where the policy has none'),
    proposed: Threshold.nullable().describe(
      'As now where no other is better; null where none can be proposed, which `warnings` explain',
    ),
  }),
  before: Tally,
  after: Tally.nullable().describe('With the proposed threshold; null where there is none'),
  warnings: z.array(z.string()).describe('Why the proposal may not hold, a sentence each'),
});
export type ThresholdProposal = z.output<typeof Proposal>;

export const proposeThresholds = endpoint({
  method: 'POST',
  path: '/guardrails/policy/propose-thresholds',
  summary: 'The thresholds with the fewest errors on the samples of a policy; nothing is changed',
  description:
    'Each detector with a score that has samples gets the threshold that is wrong least often, among those with few enough false alarms. Costs what the detectors of the policy cost on each text. PATCH /guardrails/modify-policy takes `detectors` of the answer as they are.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'conflict'],
  headers: PolicyHeader,
  isBodyOptional: true,
  body: z
    .strictObject({
      samples: z
        .array(SentSample)
        .min(1)
        .max(MAX_SAMPLES_SENT)
        .nullish()
        .describe('Samples in place of those that the policy has; absent: its newest 2,000'),
      max_false_alarm_share: z
        .number()
        .min(0)
        .max(1)
        .default(0.05)
        .describe('The largest share of the samples that should not be flagged, and may be'),
    })
    .meta({
      examples: [
        {
          samples: [
            { text: 'You are useless idiots, all of you.', detector: 'toxicity', expected: 'flagged' },
            { text: 'How do I kill a Linux process?', detector: 'toxicity', expected: 'not_flagged' },
          ],
        },
      ],
    }),
  response: z.object({
    samples: z.int().describe('Samples that were judged'),
    left_out: z.int().describe('Older samples of the policy that were not'),
    proposals: z.array(Proposal),
    detectors: z
      .record(z.string(), z.unknown())
      .describe(
        'The detectors of the policy with the proposed thresholds, as PATCH /guardrails/modify-policy takes them',
      ),
  }),
});
