import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  BatchItem,
  BatchTexts,
  batchDescription,
  fileInForms,
  OneDetection,
  textForms,
  textFormsRefined,
} from './detect.ts';
import { ByGuardrail, ByPolicy, RefreshQuery } from './selected-by.ts';

const OneText = textFormsRefined(z.strictObject(textForms)).meta({ examples: [{ text: 'Write to jane@example.com' }] });
const ManyTexts = z
  .strictObject({ texts: BatchTexts })
  .meta({ examples: [{ texts: ['Write to jane@example.com', 'Hello'] }] });

const fresh =
  'A change is seen at once by the node that made it, within a second by others, and at once by a call that asks for it.';

const media =
  'The modes `image`, `audio`, `url` and `pdf` answer as POST /guardrails/policy/detect-image, detect-audio, scan-url and scan-pdf do.';

export const policyDetect = endpoint({
  method: 'POST',
  path: '/guardrails/policy/detect',
  aliases: ['/guardrails-policy/detect'],
  summary: 'Run the detectors of the saved policy that the header names on one text',
  description: `Costs what the same detectors cost in the body. ${media} ${fresh}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type', 'upstream_failed'],
  headers: ByPolicy,
  query: RefreshQuery,
  body: OneText,
  fileIn: fileInForms,
  response: OneDetection,
});

export const policyBatchDetect = endpoint({
  method: 'POST',
  path: '/guardrails/policy/batch/detect',
  aliases: ['/guardrails/batch/policy/detect'],
  summary: 'Run the detectors of the saved policy that the header names on each of several texts',
  description: `${batchDescription} ${fresh}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found'],
  headers: ByPolicy,
  query: RefreshQuery,
  body: ManyTexts,
  response: z.array(BatchItem),
});

export const guardrailDetect = endpoint({
  method: 'POST',
  path: '/guardrails/guardrail/detect',
  summary: 'Run the detectors of a saved guardrail on one text: those of its input or of its output, as `-Mode` says',
  description: `The mode \`prompt\` takes the input's detectors, \`response\` the output's. ${fresh}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type', 'upstream_failed'],
  headers: ByGuardrail,
  query: RefreshQuery,
  body: OneText,
  fileIn: fileInForms,
  response: OneDetection,
});

export const guardrailBatchDetect = endpoint({
  method: 'POST',
  path: '/guardrails/guardrail/batch/detect',
  summary: 'Run the detectors of a saved guardrail, as `-Mode` says, on each of several texts',
  description: `${batchDescription} ${fresh}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found'],
  headers: ByGuardrail,
  query: RefreshQuery,
  body: ManyTexts,
  response: z.array(BatchItem),
});
