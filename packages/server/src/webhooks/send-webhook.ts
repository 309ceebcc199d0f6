import { EgressRefused, OutOfTime, TransportFailed } from '@redoubt/providers';
import { CannotOpen } from '@redoubt/secrets';
import type { NewEvent, Webhook } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { signWebhook, webhookSecretPlace } from './webhook-secret.ts';
import { openWebhookUrl } from './webhook-url.ts';

/** What came of one attempt. Only a 2xx is a delivery. */
export interface SentWebhook {
  readonly isDelivered: boolean;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** One sentence; null where it was delivered. */
  readonly error: string | null;
  readonly elapsedMs: number;
}

const TIMEOUT_MS = 10_000;
/** The answer's body tells us nothing; a little of it is taken, so that the receiver can finish writing. */
const MAX_ANSWER_BYTES = 4_096;
const MAX_ERROR_LENGTH = 300;

type Sending = Pick<ServiceContext, 'config' | 'secrets' | 'http' | 'clock' | 'version'>;

/** Send one event once, signed. Never rejects for what the receiver or the network does; rejects when `signal` gives it up. */
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

/** What failed, for a person who looks at the list of events; what is ours to mend names itself. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [EgressRefused, OutOfTime, CannotOpen].some((kind) => error instanceof kind);
  if (isOurs) return error.message;
  // The system's own sentence would name the address that a name stands for.
  return `The connection failed: ${error instanceof TransportFailed ? error.says : error.message || 'no reason given'}`;
}
