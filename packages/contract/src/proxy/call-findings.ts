import { z } from 'zod';
import { Timestamp } from '../names.ts';

const offset = z.int().min(0).describe('In UTF-16 code units');
const Stretch = z.object({ start: offset, length: offset });

const FoundSpan = z.object({
  kind: z
    .string()
    .describe(
      '`passage`, `word` (one that weighed much in the passage), `keyword`, or a kind of personal data such as `EMAIL_ADDRESS`',
    ),
  start: offset.describe('In the text as it was judged'),
  length: offset,
  place: Stretch.nullable().describe(
    'Where it stands in the kept text: of a request in the string at `at`, of an answer in `texts.response`. null where the text is not kept, or does not have it as it was judged',
  ),
});

const FindingPlace = z.object({
  at: z.string().nullable().describe('The text’s or the part’s place in the request, such as `messages.2.content`'),
  message: z.int().nullable().describe('Index of the message; null in an answer, and beside the messages'),
  role: z.string().nullable(),
  part: z
    .string()
    .describe('`text`, `tool_result`, `tool_call`, `thoughts`, `field`, or what a part is: `image`, `audio`, `pdf` …'),
  characters: z.int().nullable().describe('Characters of the judged text; null where it is a part'),
  spans: z.array(FoundSpan),
  more_spans: z.int().describe('Further ones, which are not kept'),
});

/** What one detector found on one side of a call. */
const CallFinding = z.object({
  stage: z.enum(['input', 'output']),
  detector: z.string(),
  is_blocking: z.boolean(),
  score: z.number().nullable().describe('null where the detector has none'),
  threshold: z.number().nullable().describe('null where there is none, or a backend of your own decided'),
  flags: z.enum(['from', 'below']).describe('Whether scores from the threshold on are flagged, or those below it'),
  kinds: z
    .array(z.string())
    .describe(
      'What kind it is: the family of an attack, categories of toxicity, kinds of personal data, topics that the text is off, reasons of the gate of tools',
    ),
  rule: z
    .object({ text: z.string(), id: z.string().nullable(), severity: z.string().nullable() })
    .nullable()
    .describe('The rule of the policy that is broken'),
  decided_by: z.string().nullable().describe('The model or the backend, where the detector names it'),
  policy: z
    .object({ name: z.string(), saved_at: Timestamp.describe('When it was last changed before the call') })
    .nullable()
    .describe('The saved policy that judged'),
  places: z
    .array(FindingPlace)
    .describe(
      'The texts and parts in which it was found, the newest first. Empty where no single one shows it, or where they were not searched',
    ),
  more_places: z.int().describe('Further ones, which are not kept'),
});
export type CallFinding = z.output<typeof CallFinding>;

/** What a call says of its findings, beside the names of the detectors. */
export const foundInCall = {
  findings: z.array(CallFinding).nullable().describe('null in calls of older versions in which something was found'),
  replaced: z
    .record(z.string(), z.int())
    .nullable()
    .describe(
      'Kinds of personal data that were replaced before the model read the request, and how many of each; null where none was, and in calls of older versions',
    ),
};
