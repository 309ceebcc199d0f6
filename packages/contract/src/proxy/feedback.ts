import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Expected, SampleDetector, SampleStage, SampleText } from '../guardrails/policy-samples.ts';
import { Name, PageQuery, Pagination, Timestamp } from '../names.ts';

/** What a person says of what a policy found in a call. */
export const feedbackVerdicts = ['right', 'false_alarm', 'missed'] as const;
const Verdict = z
  .enum(feedbackVerdicts)
  .describe('`false_alarm`: it was flagged and should not be; `missed`: it was not flagged and should be');
export type FeedbackVerdict = z.output<typeof Verdict>;

const CallReference = z
  .string()
  .regex(
    /^(?:call_[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    'a call is named by its id, "call_" and 32 hexadecimal digits, or by the id of its request, which the answer has in X-Request-Id',
  )
  .describe('Id of the call, or of its request: the `X-Request-Id` of the answer');

const Feedback = z.object({
  feedback_id: z.int(),
  call_id: z.string().nullable().describe('null where the log does not hold the call'),
  request_id: z.string().nullable().describe('null where the call was named by its id, and the log does not hold it'),
  policy: z.string(),
  stage: SampleStage,
  detector: z.string().nullable().describe('null: the policy as a whole'),
  verdict: Verdict,
  expected: Expected,
  text: z.string().describe('As the log has it, personal data replaced, or as it was sent'),
  comment: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  key_name: z.string().describe('Name of the key that sent it'),
});
export type ShownFeedback = z.output<typeof Feedback>;

const FeedbackBody = z
  .strictObject({
    verdict: Verdict,
    detector: SampleDetector.nullish().describe('Absent or null: the policy as a whole'),
    stage: SampleStage.nullish().describe('Absent: the only side that a policy judged, or that was flagged'),
    text: SampleText.nullish().describe(
      'The judged text, kept as it is sent. Absent: as the log has it; needed where the log has none, and for the detector `pii`, because the log replaces personal data',
    ),
    comment: z.string().trim().max(2_000).nullish(),
    policy: Name.nullish().describe(
      'The policy that judged. Absent: the one of the deployment; needed where the log does not hold the call',
    ),
    flagged: z
      .boolean()
      .nullish()
      .describe('Whether the text was flagged: needed with the verdict `right` where the log does not hold the call'),
  })
  .meta({
    examples: [
      {
        verdict: 'missed',
        detector: 'toxicity',
        stage: 'input',
        policy: 'support',
        text: 'You are useless idiots, all of you.',
      },
    ],
  });
export type FeedbackBody = z.output<typeof FeedbackBody>;

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/ai-proxy/calls/:call_id/feedback',
  summary: 'Say whether what a policy found in a call was right, a false alarm, or missed',
  description:
    'A second one on the same call, detector and stage replaces the first. The text becomes a sample of the policy: GET /guardrails/policy/samples. Free of charge. A call appears in the log within a second of its end.',
  scope: 'proxy',
  isWorkUnpriced: true,
  failures: ['not_found', 'conflict'],
  params: z.object({ call_id: CallReference }),
  body: FeedbackBody,
  response: Feedback,
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/ai-proxy/feedback',
  summary: 'The feedback on calls of the project’s deployments, newest first',
  scope: 'proxy',
  failures: ['not_found'],
  query: PageQuery.extend({
    policy: Name.optional().describe('Only feedback on this policy'),
    verdict: Verdict.optional(),
  }),
  response: z.object({ feedback: z.array(Feedback), pagination: Pagination }),
});

export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: '/ai-proxy/feedback/:feedback_id',
  summary: 'Delete a feedback, with the sample that came from it',
  scope: 'proxy',
  failures: ['not_found'],
  params: z.object({ feedback_id: z.coerce.number().int().min(1) }),
  response: z.object({ feedback_id: z.int(), policy: z.string() }),
});
