import type { EventState } from '@redoubt/contract';
import type { StoredEvent, Webhook } from '@redoubt/store';

/** Returns the state of an event. An event older than the organisation's webhook is never sent. */
export function eventState(event: StoredEvent, webhook: Webhook | undefined): EventState {
  if (event.deliveredAt) return 'delivered';
  if (event.givenUpAt) return 'given_up';
  if (!webhook || event.createdAt < webhook.createdAt) return 'unsent';
  return event.lastError === null ? 'pending' : 'retrying';
}
