import type { EventState } from '@redoubt/contract';
import type { StoredEvent, Webhook } from '@redoubt/store';

/** Where an event stands; one from before the organisation's webhook is nobody's to send. */
export function eventState(event: StoredEvent, webhook: Webhook | undefined): EventState {
  if (event.deliveredAt) return 'delivered';
  if (event.givenUpAt) return 'given_up';
  if (!webhook || event.createdAt < webhook.createdAt) return 'unsent';
  return event.lastError === null ? 'pending' : 'retrying';
}
