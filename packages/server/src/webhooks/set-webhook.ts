import type { Webhook } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { newWebhookSecret, webhookSecretPlace } from './webhook-secret.ts';
import { webhookUrlPlace } from './webhook-url.ts';

interface Wish {
  readonly organisationId: string;
  readonly url: string;
  readonly isEnabled: boolean;
  readonly isNewSecret: boolean;
}

/**
 * Creates or changes an organisation's webhook. `secret` is present only if the webhook is new, and cannot be shown
 * again.
 */
export async function setWebhook(
  wish: Wish,
  { store, secrets }: Pick<ServiceContext, 'store' | 'secrets'>,
): Promise<{ webhook: Webhook; secret: string | undefined }> {
  const secret = newWebhookSecret();
  const sealedSecret = secrets.seal(secret, webhookSecretPlace(wish.organisationId));
  const { url, ...kept } = wish;
  const sealedUrl = secrets.seal(url, webhookUrlPlace(wish.organisationId));
  const { webhook, isNewSecret } = await store.webhooks.set({ ...kept, sealedUrl, sealedSecret });
  return { webhook, secret: isNewSecret ? secret : undefined };
}
