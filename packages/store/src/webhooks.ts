import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** The address to which an organisation's events are sent. */
export interface Webhook {
  organisationId: string;
  /** The address, sealed by the secret box. Rows of an earlier version have it in plain text. */
  sealedUrl: string;
  /** The signing secret, sealed by the secret box. */
  sealedSecret: string;
  isEnabled: boolean;
  /** Only events created from this moment on are sent. */
  createdAt: Date;
  updatedAt: Date;
}

/** Webhooks. An organisation has at most one. */
export interface Webhooks {
  find(organisationId: string): Promise<Webhook | undefined>;
  /**
   * Creates the webhook, or changes its address and whether it is enabled. Stores the given secret only if
   * `isNewSecret` is true or the webhook is new.
   */
  set(webhook: NewWebhook): Promise<{ webhook: Webhook; isNewSecret: boolean }>;
  /** Returns false if there is no webhook. */
  remove(organisationId: string): Promise<boolean>;
}

interface NewWebhook {
  organisationId: string;
  sealedUrl: string;
  sealedSecret: string;
  isNewSecret: boolean;
  isEnabled: boolean;
}

/** Opens the webhooks of either engine. */
export function openWebhooks(db: Kysely<Tables>, clock: () => Date): Webhooks {
  return {
    async find(organisationId) {
      const row = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst();
      return row && toWebhook(row);
    },
    async set({ organisationId, sealedUrl, sealedSecret, isNewSecret, isEnabled }) {
      const now = toTimestamp(clock());
      const changes = { url: sealedUrl, enabled: isEnabled ? 1 : 0, updated_at: now };
      const row = await db
        .insertInto('webhooks')
        .values({ ...changes, organisation_id: organisationId, sealed_secret: sealedSecret, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('organisation_id')
            .doUpdateSet({ ...changes, ...(isNewSecret && { sealed_secret: sealedSecret }) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return { webhook: toWebhook(row), isNewSecret: row.sealed_secret === sealedSecret };
    },
    async remove(organisationId) {
      const { numDeletedRows } = await db
        .deleteFrom('webhooks')
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}

const toWebhook = (row: Selectable<Tables['webhooks']>): Webhook => ({
  organisationId: row.organisation_id,
  sealedUrl: row.url,
  sealedSecret: row.sealed_secret,
  isEnabled: row.enabled === 1,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});
