import { randomBytes } from 'node:crypto';
import type { SecretPlace } from '@redoubt/secrets';

/** A new signing secret: 256 random bits, shown once. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Under what an organisation's signing secret is sealed. */
export const webhookSecretPlace = (organisationId: string): SecretPlace => ({
  purpose: 'webhook secret',
  ownerId: organisationId,
});
