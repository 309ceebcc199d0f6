import type { SecretBox, SecretPlace } from '@redoubt/secrets';
import type { SealedColumns, Store, Webhook } from '@redoubt/store';

const KIND = 'webhook url';
const batch = { rows: 500, characters: 8 * 1_024 * 1_024 } as const;

/**
 * Returns the context under which an organisation's address is encrypted. Addresses are encrypted because receivers
 * often put a secret into the path.
 */
export const webhookUrlPlace = (organisationId: string): SecretPlace => ({
  purpose: 'webhook address',
  ownerId: organisationId,
});

/** Returns the address for events. Throws CannotOpen. */
export const openWebhookUrl = (
  { organisationId, sealedUrl }: Pick<Webhook, 'organisationId' | 'sealedUrl'>,
  secrets: SecretBox,
): string => (isPlain(sealedUrl) ? sealedUrl : secrets.open(sealedUrl, webhookUrlPlace(organisationId)));

/** Earlier versions stored addresses without encryption. */
const isPlain = (stored: string): boolean => /^https?:/i.test(stored);

/** Encrypts addresses that an earlier version stored in plain text. Several nodes may do this at the same time. */
export async function sealWebhookUrls({ store, secrets }: { store: Store; secrets: SecretBox }): Promise<void> {
  let last: string | undefined;
  do last = await sealBatch(store.sealed, secrets, last);
  while (last !== undefined);
}

async function sealBatch(
  columns: SealedColumns,
  secrets: SecretBox,
  after: string | undefined,
): Promise<string | undefined> {
  const rows = await columns.read(KIND, after, batch);
  const changes = rows
    .filter(({ sealed }) => isPlain(sealed))
    .map((row) => ({ ...row, renewed: secrets.seal(row.sealed, webhookUrlPlace(row.id)) }));
  if (changes.length > 0) await columns.replace(KIND, changes);
  return rows.at(-1)?.id;
}
