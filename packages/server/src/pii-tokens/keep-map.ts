import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';

/** Bytes of one sealed map. */
const MAX_SEALED_BYTES = 16 * 1_024 * 1_024;
/** What one organisation may have in the vault at a time. */
const capacity = { maps: 1_000_000, bytes: 4 * 1_024 * 1_024 * 1_024 } as const;

/** A map as it is kept: `version` tells whether somebody else changed it meanwhile. */
export interface KeptMap {
  readonly key: string;
  /** As `writeMap` writes it. */
  readonly map: string;
  readonly version: number;
}

/** The map of a key; 404 where the project has none, or its time is over. */
export async function readMap(key: string, context: RequestContext): Promise<KeptMap> {
  const found = await context.store.piiMaps.find(context.account.project.id, key);
  if (!found) throw unknownKey(key);
  const map = context.secrets.open(found.sealed, placeOf(key, context));
  return { key, map, version: found.version };
}

/** Keep a new map; answers its key, 32 hexadecimal digits of chance. */
export async function keepMap(map: string, context: RequestContext): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const { organisation, project } = context.account;
  const row = { key, organisationId: organisation.id, projectId: project.id, ...sealedMap(key, map, context) };
  if (await context.store.piiMaps.insert(row, capacity)) return key;
  throw new Failure(
    'conflict',
    `The organisation has the most redactions that are kept (${capacity.maps}, or ${capacity.bytes} bytes); delete some with DELETE /guardrails/pii/{key}, or wait until they expire`,
  );
}

/** Keep a map in the place of the one that was read; false where that one was changed or went meanwhile. */
export function replaceMap({ key, version }: KeptMap, map: string, context: RequestContext): Promise<boolean> {
  const projectId = context.account.project.id;
  return context.store.piiMaps.replace({ key, projectId, version, ...sealedMap(key, map, context) });
}

/** Forget the map of a key; 404 where the project has none. */
export async function forgetMap(key: string, { store, account }: RequestContext): Promise<void> {
  if (!(await store.piiMaps.remove(account.project.id, key))) throw unknownKey(key);
}

/** Sealed for its row and organisation alone: it opens in no other. */
export const piiMapPlace = (organisationId: string, key: string) => ({
  purpose: 'pii map',
  ownerId: `${organisationId}/${key}`,
});
const placeOf = (key: string, { account }: RequestContext) => piiMapPlace(account.organisation.id, key);

function sealedMap(key: string, map: string, context: RequestContext): { sealed: string; expiresAt: Date } {
  const { config, clock, secrets } = context;
  const sealed = secrets.seal(map, placeOf(key, context));
  if (sealed.length > MAX_SEALED_BYTES) {
    const message = `The values behind the placeholders have more than ${MAX_SEALED_BYTES} bytes sealed; redact in several calls`;
    throw new Failure('payload_too_large', message, {
      detail: { max: MAX_SEALED_BYTES, unit: 'bytes', sent: sealed.length },
    });
  }
  return { sealed, expiresAt: new Date(clock().getTime() + config.piiMapHours * 3_600_000) };
}

const unknownKey = (key: string): Failure =>
  new Failure('not_found', `No redaction has the key "${key}", or its time is over; redact the text again`, {
    detail: { kind: 'redaction', name: key },
  });
