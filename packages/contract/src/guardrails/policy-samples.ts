import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idsOf } from '../ids.ts';
import { Name, PageQuery, Pagination, Timestamp } from '../names.ts';
import { type DetectorName, detectorSettings } from './detectors.ts';
import { PolicyHeader } from './saved-record.ts';

/** The largest size of the text of a sample, in UTF-16 code units. The log of calls keeps no more of a text either. */
const MAX_SAMPLE_TEXT = 32_768;
/** The most samples that one call adds. */
export const MAX_SAMPLES_SENT = 1_000;
/** What the samples of a project may be together. */
export const MAX_SAMPLES = { samples: 10_000, characters: 20_000_000 } as const;

export const sampleStages = ['input', 'output'] as const;
export const SampleStage = z.enum(sampleStages).describe('`input`: what a caller said; `output`: what a model said');
export type SampleStage = z.output<typeof SampleStage>;

/** A detector, by its name. The message for an unknown one lists the known ones. */
export const SampleDetector = z.enum(idsOf(detectorSettings) as [DetectorName, ...DetectorName[]]);

export const SampleText = z
  .string()
  .max(MAX_SAMPLE_TEXT, `a sample has at most ${MAX_SAMPLE_TEXT} characters; send the part that is judged wrongly`)
  .refine((text) => text.trim() !== '', 'a sample has words; send the judged text itself');

export const Expected = z
  .enum(['flagged', 'not_flagged'])
  .describe('What the detector should say of the text; without a detector, the policy as a whole');

/** A sample as it is sent, and as a line of a file has it. */
export const SentSample = z.strictObject({
  text: SampleText,
  stage: SampleStage.default('input'),
  detector: SampleDetector.nullish().describe('Absent or null: the policy as a whole, whatever detector it is'),
  expected: Expected,
});
export type SentSample = z.output<typeof SentSample>;

const Samples = z.array(SentSample).min(1).max(MAX_SAMPLES_SENT);

const Sample = z.object({
  sample_id: z.int(),
  text: z.string(),
  stage: SampleStage,
  detector: z.string().nullable().describe('null: the policy as a whole'),
  expected: Expected,
  call_id: z
    .string()
    .nullable()
    .describe('The call that it comes from; null where it was added by hand, or not logged'),
  request_id: z.string().nullable().describe('The request of that call'),
  at: Timestamp.describe('When it was sent last'),
  key_name: z.string().describe('Name of the key that sent it'),
});
export type ShownSample = z.output<typeof Sample>;

export const addSamples = endpoint({
  method: 'POST',
  path: '/guardrails/policy/samples',
  summary: 'Add texts that the policy is tested on, with what it should say of each',
  description:
    'A sample with the text, stage and detector of an earlier one replaces it, so the same file can be sent again. A project has at most 10,000 samples, of 20 million characters in all; its feedback on calls counts too. Free of charge.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['not_found', 'conflict'],
  headers: PolicyHeader,
  body: z.strictObject({ samples: Samples }).meta({
    examples: [
      {
        samples: [
          { text: 'You are useless idiots, all of you.', detector: 'toxicity', expected: 'flagged' },
          { text: 'How do I kill a Linux process?', detector: 'toxicity', expected: 'not_flagged' },
        ],
      },
    ],
  }),
  response: z.object({ samples: z.array(Sample) }),
});

export const listSamples = endpoint({
  method: 'GET',
  path: '/guardrails/policy/samples',
  summary: 'The texts that the policy is tested on, oldest first: from feedback on calls, and added by hand',
  description: 'As lines of JSON (`Accept: application/x-ndjson`) all of them, as a file.',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  query: PageQuery,
  streams: ['application/x-ndjson'],
  response: z.object({ samples: z.array(Sample), pagination: Pagination }),
});

export const deleteSample = endpoint({
  method: 'DELETE',
  path: '/guardrails/policy/samples/:sample_id',
  summary: 'Delete a sample of the policy that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: PolicyHeader,
  params: z.object({ sample_id: z.coerce.number().int().min(1) }),
  response: z.object({ sample_id: z.int(), policy: Name }),
});
