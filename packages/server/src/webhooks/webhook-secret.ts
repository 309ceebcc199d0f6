import { createHmac, randomBytes } from 'node:crypto';
import { headerPrefix } from '@redoubt/contract';
import type { SecretPlace } from '@redoubt/secrets';

/** Creates a signing secret of 256 random bits. It is shown once. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Returns the context under which an organisation's signing secret is encrypted. */
export const webhookSecretPlace = (organisationId: string): SecretPlace => ({
  purpose: 'webhook secret',
  ownerId: organisationId,
});

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly secret: string;
  readonly at: Date;
}

/**
 * Returns the headers that prove a webhook's origin: HMAC-SHA256, in hex, of `id.timestamp.body` with the whole secret
 * (docs/money/webhooks.md).
 */
export function signWebhook({ id, body, secret, at }: Signed, brands: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex');
  const values = { Id: id, Timestamp: timestamp, Signature: `v1=${signature}` };
  return Object.fromEntries(
    brands.flatMap((brand) =>
      Object.entries(values).map(([name, value]) => [`${headerPrefix(brand)}Webhook-${name}`, value]),
    ),
  );
}
