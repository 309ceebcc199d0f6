/** Where an organisation's events are sent. */
export interface Webhook {
  organisationId: string;
  /** As the secret box sealed it; of an earlier version as it is. */
  sealedUrl: string;
  /** As the secret box sealed it. */
  sealedSecret: string;
  isEnabled: boolean;
  /** Events from then on are sent. */
  createdAt: Date;
  updatedAt: Date;
}

/** One webhook an organisation at most. */
export interface Webhooks {
  find(organisationId: string): Promise<Webhook | undefined>;
  /** Makes it, or changes the address and whether it is enabled; the given secret is stored only where `isNewSecret` or none was there. */
  set(webhook: NewWebhook): Promise<{ webhook: Webhook; isNewSecret: boolean }>;
  /** False where there is none. */
  remove(organisationId: string): Promise<boolean>;
}

interface NewWebhook {
  organisationId: string;
  sealedUrl: string;
  sealedSecret: string;
  isNewSecret: boolean;
  isEnabled: boolean;
}
