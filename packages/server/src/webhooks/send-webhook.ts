import { EgressRefused, OutOfTime, TransportFailed } from '@redoubt/providers';
import { CannotOpen } from '@redoubt/secrets';
import type { NewEvent, Webhook } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { signWebhook, webhookSecretPlace } from './webhook-secret.ts';
import { openWebhookUrl } from './webhook-url.ts';

/** The result of one attempt. Only a 2xx counts as delivered. */
export interface SentWebhook {
  readonly isDelivered: boolean;
  /** Null if there was no answer. */
  readonly status: number | null;
  /** One sentence. Null if the event was delivered. */
  readonly error: string | null;
  readonly elapsedMs: number;
}

const TIMEOUT_MS = 10_000;
/** The answer's body is not used. A small part is read, so that the receiver can finish writing. */
const MAX_ANSWER_BYTES = 4_096;
const MAX_ERROR_LENGTH = 300;

type Sending = Pick<ServiceContext, 'config' | 'secrets' | 'http' | 'clock' | 'version'>;

/**
 * Sends one event once, signed. Does not reject for errors of the receiver or the network. Rejects if `signal` aborts.
 */
export async function sendWebhook(
  event: NewEvent,
  webhook: Webhook,
  context: Sending,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<SentWebhook> {
  const startedAt = performance.now();
  const result = (status: number | null, error: string | null): SentWebhook => ({
    isDelivered: error === null,
    status,
    error,
    elapsedMs: Math.round(performance.now() - startedAt),
  });
  try {
    const { url, headers, body } = requestOf(event, webhook, context);
    const { status } = await context.http.send(
      { method: 'POST', url: new URL(url), headers, body },
      { limits: { wholeMs: timeoutMs }, maxAnswerBytes: MAX_ANSWER_BYTES, longer: 'cut', signal },
    );
    return result(status, status >= 200 && status < 300 ? null : `The receiver answered ${status}, not 2xx`);
  } catch (error) {
    if (signal?.aborted) throw error;
    return result(null, sentenceOf(error).slice(0, MAX_ERROR_LENGTH));
  }
}

function requestOf(event: NewEvent, webhook: Webhook, { config, secrets, clock, version }: Sending) {
  const body = JSON.stringify({
    id: event.id,
    type: event.kind,
    created_at: event.createdAt.toISOString(),
    organisation_id: event.organisationId,
    data: event.data,
  });
  const secret = secrets.open(webhook.sealedSecret, webhookSecretPlace(webhook.organisationId));
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Redoubt/${version}`,
    ...signWebhook({ id: event.id, body, secret, at: clock() }, [config.brand, ...config.brandAliases]),
  };
  return { url: openWebhookUrl(webhook, secrets), headers, body };
}

/**
 * Returns a sentence about a failure for people who read the list of events. Errors of the service itself keep their
 * own message.
 */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [EgressRefused, OutOfTime, CannotOpen].some((kind) => error instanceof kind);
  if (isOurs) return error.message;
  // The system's message would reveal the address behind a host name.
  return `The connection failed: ${error instanceof TransportFailed ? error.says : error.message || 'no reason given'}`;
}
