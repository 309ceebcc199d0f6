import { randomUUID } from 'node:crypto';
import { contract, type EventState } from '@redoubt/contract';
import { EgressRefused } from '@redoubt/providers';
import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { StoredEvent, Webhook } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { noteAction } from '../../http/note-action.ts';
import { paginationOf } from '../../http/pagination.ts';
import { sendWebhook } from '../../webhooks/send-webhook.ts';
import { setWebhook as set } from '../../webhooks/set-webhook.ts';
import { openWebhookUrl } from '../../webhooks/webhook-url.ts';

const wireWebhook = (url: string, { isEnabled, createdAt, updatedAt }: Webhook) => ({
  url,
  enabled: isEnabled,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const noWebhook = () =>
  new Failure('not_found', 'The organisation has no webhook; POST /admin/webhook sets one', {
    detail: { kind: 'webhook', name: null },
  });

export const setWebhook = implement(contract.admin.setWebhook, {
  prepare: ({ body }, { egress, account }) => ({
    organisationId: account.organisation.id,
    url: allowedUrl(body.url, egress),
    isEnabled: body.enabled,
    isNewSecret: body.rotate_secret,
  }),
  run: async (wish, context) => {
    const before = await context.store.webhooks.find(wish.organisationId);
    const { webhook, secret } = await set(wish, context);
    const after = { ...changeOf(wish.url, before, context.secrets), ...(secret !== undefined && newSecret) };
    const told = { before: before && { enabled: before.isEnabled }, after: { enabled: webhook.isEnabled, ...after } };
    await noteAction({ action: 'webhook.set', subject: 'the webhook', ...told }, context);
    return { ...wireWebhook(wish.url, webhook), ...(secret !== undefined && { secret }) };
  },
});

const newSecret = { signing: 'with a new secret' };

/** Tells that the address is another one. It is not named: only the webhook itself holds it, sealed. */
function changeOf(url: string, before: Webhook | undefined, secrets: SecretBox): { address?: string } {
  try {
    return before && openWebhookUrl(before, secrets) === url ? {} : { address: before ? 'another one' : 'a first one' };
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return { address: 'another one' };
  }
}

export const getWebhook = implement(contract.admin.getWebhook, {
  run: async (_, { store, account, secrets }) => {
    const webhook = await store.webhooks.find(account.organisation.id);
    if (!webhook) throw noWebhook();
    return wireWebhook(urlOf(webhook, secrets), webhook);
  },
});

export const deleteWebhook = implement(contract.admin.deleteWebhook, {
  run: async (_, context) => {
    const { store, account, clock } = context;
    if (!(await store.webhooks.remove(account.organisation.id))) throw noWebhook();
    await noteAction({ action: 'webhook.delete', subject: 'the webhook' }, context);
    return { deleted_at: clock().toISOString() };
  },
});

export const testWebhook = implement(contract.admin.testWebhook, {
  prepare: async (_, { store, account }) => {
    const webhook = await store.webhooks.find(account.organisation.id);
    if (!webhook) throw noWebhook();
    return webhook;
  },
  run: async (webhook, context) => {
    const url = urlOf(webhook, context.secrets);
    const id = `evt_${randomUUID()}`;
    const data = { message: 'A test of this webhook; nothing happened' };
    const event = {
      id,
      organisationId: webhook.organisationId,
      kind: 'webhook.test',
      data,
      createdAt: context.clock(),
    };
    const { isDelivered, status, error, elapsedMs } = await sendWebhook(event, webhook, context);
    return { id, url, delivered: isDelivered, status, reason: error, latency_ms: elapsedMs };
  },
});

export const listEvents = implement(contract.admin.listEvents, {
  run: async ({ query }, { store, account }) => {
    const page = { page: query.page, perPage: query.per_page };
    const { events, total } = await store.events.list(account.organisation.id, page);
    const webhook = await store.webhooks.find(account.organisation.id);
    return {
      events: events.map((event) => {
        const state = eventState(event, webhook);
        const isWaiting = state === 'pending' || state === 'retrying';
        return {
          id: event.id,
          kind: event.kind,
          created_at: event.createdAt.toISOString(),
          data: event.data,
          state,
          attempts: event.attempts,
          next_attempt_at: isWaiting ? (event.nextAttemptAt?.toISOString() ?? null) : null,
          delivered_at: event.deliveredAt?.toISOString() ?? null,
          last_error: event.lastError,
        };
      }),
      pagination: paginationOf(page, total),
    };
  },
});

/** Returns the webhook's address. If no key opens it, the address must be set again. */
function urlOf(webhook: Webhook, secrets: SecretBox): string {
  try {
    return openWebhookUrl(webhook, secrets);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new Failure('conflict', error.message, {
      detail: { kind: 'webhook', name: null, reason: 'sealed' },
      cause: error,
    });
  }
}

/** Checks the address alone. The addresses behind a host name are checked only when an event is sent. */
function allowedUrl(url: string, egress: { checkUrl(url: string): URL }): string {
  try {
    return egress.checkUrl(url).href;
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    const place = { type: 'address_refused', loc: ['body', 'url'], msg: error.message, input: url };
    throw new Failure('invalid_request', `body.url: ${error.message}`, { detail: [place], cause: error });
  }
}

/** Returns the state of an event. An event older than the organisation's webhook is never sent. */
function eventState(event: StoredEvent, webhook: Webhook | undefined): EventState {
  if (event.deliveredAt) return 'delivered';
  if (event.givenUpAt) return 'given_up';
  if (!webhook || event.createdAt < webhook.createdAt) return 'unsent';
  return event.lastError === null ? 'pending' : 'retrying';
}
