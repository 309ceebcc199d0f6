import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../names.ts';

const Change = z.object({
  field: z.string().describe('Its path, such as `limits.guardrails`'),
  before: z.string().nullable().describe('Shortened where it is long; null: there was none'),
  after: z.string().nullable(),
});

const Entry = z.object({
  entry_id: z.string(),
  at: Timestamp,
  action: z.string().describe('Such as `key.create`, `organisation.change`, `policy.delete`, `session.start`'),
  subject: z.string().describe('What it was done to, as people name it'),
  organisation_id: z.string(),
  project_name: z.string().nullable().describe('null: it concerns the whole organisation'),
  key_id: z.string().nullable().describe('Who did it; null: the command line on the machine of the service'),
  actor: z.string().describe('The name of that key'),
  actor_organisation: z.string().describe('Whose key it is: the organisation’s own, or the operator’s'),
  request_id: z.string().nullable(),
  changes: z.array(Change).describe('The fields that changed, without secrets'),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who administered what and when, newest first',
  description:
    'Keys, organisations, plans, limits, projects, credits, webhooks, policies, guardrails, codes of conduct, protected texts, models, deployments, and the sessions of operators. An entry is written before the action is answered, and is kept for `REDOUBT_AUDIT_DAYS`.',
  scope: 'admin',
  failures: ['not_found'],
  query: z.strictObject({
    organisation_id: Id.default('own').describe(
      'Of which organisation; another than the key’s own, or `all`: operator only',
    ),
    action: z
      .string()
      .regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40})?$/, 'an action such as key.create, or its first word')
      .optional()
      .describe('An action, or all that begin with a word, such as `key`'),
    key_id: Id.optional().describe('Only what this key did'),
    from: Timestamp.optional().describe('Only from this moment on'),
    to: Timestamp.optional().describe('Only before this moment'),
    limit: z.coerce.number().int().min(1).max(500).default(50).describe('Entries a page, 1–500'),
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, 'a cursor is the next_cursor of the page before')
      .optional()
      .describe('The `next_cursor` of the page before'),
  }),
  response: z.object({ entries: z.array(Entry), next_cursor: z.string().nullable() }),
});
