import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { Warnings } from './detection.ts';
import { CustomEntities } from './detectors.ts';

const keyForm = /^[0-9a-f]{32}$/;
const noKey = ['', 'null'];

const PiiBody = z
  .strictObject({
    text: z.string().describe('The text to redact, or to restore'),
    mode: z.enum(['request', 'response']).describe('`request` puts placeholders in, `response` puts values back'),
    key: z
      .string()
      .nullish()
      .describe(
        '`request`: "null", or a key whose placeholders go on; `response`: the key that the redaction answered',
      ),
    entities: z
      .array(z.string().max(100))
      .max(200)
      .nullish()
      .describe('What to redact, as the detector `pii` names it; absent: every group'),
    custom_entities: CustomEntities.nullish(),
  })
  .superRefine(({ mode, key }, context) => {
    const isNone = key == null || noKey.includes(key);
    if (isNone ? mode === 'request' : keyForm.test(key)) return;
    const message = isNone ? 'Field required with the mode `response`' : 'A key has 32 hexadecimal digits';
    const params = { type: isNone ? 'missing' : 'string_pattern_mismatch' };
    context.addIssue({ code: 'custom', path: ['key'], message, params });
  })
  .transform(({ key, ...body }) => ({ ...body, key: key == null || noKey.includes(key) ? undefined : key }))
  .meta({ examples: [{ text: 'Write to jane@example.com', mode: 'request', key: 'null', entities: ['email'] }] });

export const pii = endpoint({
  method: 'POST',
  path: '/guardrails/pii',
  summary: 'Replace personal data by placeholders, or put it back',
  description:
    'Redacting answers the text with placeholders such as `<EMAIL_ADDRESS_0>` and a key; restoring by that key answers the text as it was, to the byte. What belongs to the placeholders is kept encrypted, for the project alone, for 24 hours (a setting).',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'conflict'],
  body: PiiBody,
  response: z.object({ text: z.string(), key: z.string().regex(keyForm), warnings: Warnings }),
});

export const deletePii = endpoint({
  method: 'DELETE',
  path: '/guardrails/pii/:key',
  summary: 'Forget what belongs to the placeholders of a key',
  scope: 'guardrails',
  params: z.strictObject({ key: z.string().regex(keyForm, 'a key has 32 hexadecimal digits') }),
  response: z.object({ key: z.string(), deleted_at: Timestamp }),
});
