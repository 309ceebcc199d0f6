import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, Pagination, Timestamp } from '../names.ts';

/**
 * State of an event. `unsent`: it happened before the webhook was set. `given_up`: sending was tried for about three
 * days.
 */
const EventState = z.enum(['pending', 'retrying', 'delivered', 'given_up', 'unsent']);
export type EventState = z.output<typeof EventState>;

const WebhookRecord = z.object({
  url: z.string(),
  enabled: z.boolean().describe('While false, events wait'),
  created_at: Timestamp.describe('Events from then on are sent'),
  updated_at: Timestamp,
});

const signature =
  'Every delivery carries an HMAC-SHA256 of its id, timestamp and body; a delivery that is not answered 2xx within 10 s is tried again for about three days.';

export const setWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook',
  summary: 'Set where events of the organisation are sent; a new secret is shown in this answer and never again',
  description: `Makes the webhook or changes the one there is; its secret stays unless rotate_secret is true. ${signature}`,
  scope: 'admin',
  body: z
    .strictObject({
      url: z
        .string()
        .min(1)
        .max(2_000)
        .describe('http:// or https://, without user name and password; redirects are not followed'),
      enabled: z.boolean().default(true),
      rotate_secret: z.boolean().default(false).describe('Make a new secret; the old one no longer signs'),
    })
    .meta({ examples: [{ url: 'https://hooks.example/redoubt' }] }),
  response: WebhookRecord.extend({
    secret: z.string().optional().describe('`whsec_…`; present only where this call made it'),
  }),
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/admin/webhook',
  summary: 'The webhook of the organisation, without its secret',
  scope: 'admin',
  failures: ['not_found'],
  response: WebhookRecord,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/webhook',
  summary: 'Remove the webhook; events that wait are not sent',
  scope: 'admin',
  failures: ['not_found'],
  response: z.object({ deleted_at: Timestamp }),
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/test',
  summary: 'Send an event of the type webhook.test now, once, and tell what came of it',
  scope: 'admin',
  failures: ['not_found'],
  response: z.object({
    id: z.string(),
    url: z.string(),
    delivered: z.boolean(),
    status: z.int().nullable().describe('What the receiver answered; null where it did not'),
    reason: z.string().nullable().describe('Why it was not delivered'),
    latency_ms: z.int(),
  }),
});

export const listEvents = endpoint({
  method: 'GET',
  path: '/admin/events',
  summary: 'The events of the organisation and what became of them, newest first; they are kept for 30 days',
  scope: 'admin',
  query: PageQuery,
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        kind: z.string().describe('`balance.threshold`, `costs.threshold`, `run.finished` or `run.failed`'),
        created_at: Timestamp,
        data: z.unknown(),
        state: EventState,
        attempts: z.int(),
        next_attempt_at: Timestamp.nullable(),
        delivered_at: Timestamp.nullable(),
        last_error: z.string().nullable(),
      }),
    ),
    pagination: Pagination,
  }),
});
