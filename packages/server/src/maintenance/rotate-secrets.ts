import { join } from 'node:path';
import { runTargetPlace } from '@redoubt/redteam/at-start';
import {
  addFirstKey,
  CannotOpen,
  createSecretBox,
  KEY_FILE,
  masterKeys,
  type SecretBox,
  type SecretPlace,
} from '@redoubt/secrets';
import type { SealedKind, SealedRow, Store } from '@redoubt/store';
import type { Config } from '../config/settings.ts';
import { protectedTextPlace } from '../guardrails/protected/text-seal.ts';
import { piiMapPlace } from '../pii-tokens/keep-map.ts';
import { savedModelPlace } from '../saved-models/model-secrets.ts';
import { webhookSecretPlace } from '../webhooks/webhook-secret.ts';
import { sealWebhookUrls, webhookUrlPlace } from '../webhooks/webhook-url.ts';
import { openExistingStore } from './open-existing-store.ts';

/** The result for the encrypted texts of one kind. */
export interface Rotated {
  readonly kind: SealedKind;
  /** Encrypted again with the first key. */
  renewed: number;
  /** Already encrypted with the first key. */
  current: number;
  /** Changed or deleted by a node meanwhile. The next rotation handles them. */
  changed: number;
  /** No configured key opens them. They stay unchanged. */
  unopened: number;
}

interface Wish {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
  /** True to add a new first key to the key file before. */
  readonly isNewKey: boolean;
  readonly warn: (sentence: string) => void;
  /** Called after each batch. */
  readonly onProgress?: (soFar: Readonly<Rotated>) => void;
}

/** The maximum that is decrypted at a time and written in one transaction. */
const batch = { rows: 500, characters: 8 * 1_024 * 1_024 } as const;

const places: Readonly<Record<SealedKind, (owner: readonly string[]) => SecretPlace>> = {
  webhook: ([organisation = '']) => webhookSecretPlace(organisation),
  'webhook url': ([organisation = '']) => webhookUrlPlace(organisation),
  'saved model': ([project = '', seal = '']) => savedModelPlace(project, seal),
  'run target': ([run = '']) => runTargetPlace(run),
  'protected text': ([project = '', seal = '']) => protectedTextPlace(project, seal),
  'pii map': ([organisation = '', key = '']) => piiMapPlace(organisation, key),
};

/**
 * Encrypts every secret of a store again with the first key. It can be interrupted or repeated without harm, because
 * texts that use the first key are kept. Throws DataFolderInUse if a service uses the embedded store.
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
    await sealWebhookUrls({ store, secrets: box });
    const rotated: Rotated[] = [];
    for (const kind of Object.keys(places) as SealedKind[])
      rotated.push(await rotateKind(kind, { store, box, onProgress }));
    return rotated;
  } finally {
    await store.close();
  }
}

interface Dependencies extends Pick<Wish, 'onProgress'> {
  readonly store: Store;
  readonly box: SecretBox;
}

async function rotateKind(kind: SealedKind, { store, box, onProgress }: Dependencies): Promise<Rotated> {
  const rotated: Rotated = { kind, renewed: 0, current: 0, changed: 0, unopened: 0 };
  let last: string | undefined;
  for (;;) {
    const rows = await store.sealed.read(kind, last, batch);
    const changes = rows.flatMap((row) => renewal(row, places[kind](row.owner), { box, rotated }));
    const replaced = changes.length === 0 ? 0 : await store.sealed.replace(kind, changes);
    rotated.renewed += replaced;
    rotated.changed += changes.length - replaced;
    last = rows.at(-1)?.id;
    if (last === undefined) return rotated;
    onProgress?.(rotated);
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
