import { join } from 'node:path';
import type { Config } from './config/settings.ts';
import { protectedTextPlace } from './guardrails/protected/text-seal.ts';
import { openExistingStore } from './open-existing-store.ts';
import { runTargetPlace } from './redteam/seal-target.ts';
import { savedModelPlace } from './saved-models/model-secrets.ts';
import { addFirstKey } from './secrets/key-file.ts';
import { KEY_FILE, masterKeys } from './secrets/master-keys.ts';
import { createSecretBox, type SecretBox, type SecretPlace } from './secrets/secret-box.ts';
import { CannotOpen } from './secrets/secret-failures.ts';
import type { SealedKind, SealedRow } from './store/sealed-columns.ts';
import type { Store } from './store/store.ts';
import { piiMapPlace } from './vault/keep-map.ts';
import { webhookSecretPlace } from './webhooks/webhook-secret.ts';

/** What became of the sealed texts of one kind. */
export interface Rotated {
  readonly kind: SealedKind;
  /** Sealed anew with the first key. */
  renewed: number;
  /** Sealed with the first key already. */
  current: number;
  /** Changed or deleted by a node meanwhile; the next rotation sees them. */
  changed: number;
  /** No key here opens them: they stay as they are. */
  unopened: number;
}

interface Wish {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
  /** Put a new first key into the key file before. */
  readonly isNewKey: boolean;
  readonly warn: (sentence: string) => void;
  /** After each batch. */
  readonly onProgress?: (soFar: Readonly<Rotated>) => void;
}

interface Kind {
  /** Rows of a batch: what is opened at a time is bounded, whatever its size. */
  readonly batch: number;
  readonly placeOf: (owner: readonly string[]) => SecretPlace;
}

const kinds: Readonly<Record<SealedKind, Kind>> = {
  webhook: { batch: 200, placeOf: ([organisation = '']) => webhookSecretPlace(organisation) },
  'saved model': { batch: 50, placeOf: ([project = '', seal = '']) => savedModelPlace(project, seal) },
  'run target': { batch: 50, placeOf: ([run = '']) => runTargetPlace(run) },
  'protected text': { batch: 4, placeOf: ([project = '', seal = '']) => protectedTextPlace(project, seal) },
  'pii map': { batch: 4, placeOf: ([organisation = '', key = '']) => piiMapPlace(organisation, key) },
};

/**
 * Seal every secret of a store anew with the first key. Stopped half-way, or run twice, it does no harm: what the first
 * key sealed stays. Throws DataFolderInUse where a service has the embedded store open.
 */
export async function rotateSecrets({ config, isNewKey, warn, onProgress }: Wish): Promise<Rotated[]> {
  const { dataDir, databaseUrl, secretKey } = config;
  const isShared = databaseUrl !== undefined;
  if (isNewKey && (isShared || secretKey)) {
    throw new Error(
      `A new key can be made in ${KEY_FILE} only; put it in front of REDOUBT_SECRET_KEY instead, on every node (openssl rand -base64 32)`,
    );
  }
  const store = await openExistingStore(isShared ? { databaseUrl } : { dataDir });
  try {
    if (isNewKey) addFirstKey(join(dataDir, KEY_FILE));
    const box = createSecretBox(masterKeys({ secretKey, dataDir, isShared, warn }));
    const rotated: Rotated[] = [];
    for (const kind of Object.keys(kinds) as SealedKind[])
      rotated.push(await rotateKind(kind, { store, box, onProgress }));
    return rotated;
  } finally {
    await store.close();
  }
}

interface Surroundings extends Pick<Wish, 'onProgress'> {
  readonly store: Store;
  readonly box: SecretBox;
}

async function rotateKind(kind: SealedKind, { store, box, onProgress }: Surroundings): Promise<Rotated> {
  const { batch, placeOf } = kinds[kind];
  const rotated: Rotated = { kind, renewed: 0, current: 0, changed: 0, unopened: 0 };
  let last: string | undefined;
  for (;;) {
    const rows = await store.sealed.read(kind, last, batch);
    const changes = rows.flatMap((row) => renewal(row, placeOf(row.owner), { box, rotated }));
    const replaced = changes.length === 0 ? 0 : await store.sealed.replace(kind, changes);
    rotated.renewed += replaced;
    rotated.changed += changes.length - replaced;
    last = rows.at(-1)?.id;
    if (rows.length > 0) onProgress?.(rotated);
    if (rows.length < batch) return rotated;
  }
}

function renewal(row: SealedRow, place: SecretPlace, { box, rotated }: { box: SecretBox; rotated: Rotated }) {
  try {
    const renewed = box.renew(row.sealed, place);
    if (renewed !== undefined) return [{ ...row, renewed }];
    rotated.current += 1;
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    rotated.unopened += 1;
  }
  return [];
}
