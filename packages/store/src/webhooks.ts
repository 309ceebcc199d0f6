import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

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

/** Webhooks on either engine. */
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
