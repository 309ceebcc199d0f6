import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';

/** Maximum size of one encrypted map, in bytes. */
const MAX_SEALED_BYTES = 16 * 1_024 * 1_024;
/** The maximum that one organisation may store at a time. */
const capacity = { maps: 1_000_000, bytes: 4 * 1_024 * 1_024 * 1_024 } as const;

/** A stored map. `version` shows whether another call has changed it meanwhile. */
export interface KeptMap {
  readonly key: string;
  /** In the format of `writeMap`. */
  readonly map: string;
  readonly version: number;
}

/** Returns the map of a key. Throws 404 if the project has none or it has expired. */
export async function readMap(key: string, context: RequestContext): Promise<KeptMap> {
  const found = await context.store.piiMaps.find(context.account.project.id, key);
  if (!found) throw unknownKey(key);
  const map = context.secrets.open(found.sealed, sealPlace(key, context));
  return { key, map, version: found.version };
}

/** Stores a new map and returns its key of 32 random hexadecimal digits. */
export async function keepMap(map: string, context: RequestContext): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const { organisation, project } = context.account;
  const row = { key, organisationId: organisation.id, projectId: project.id, ...sealedMap(key, map, context) };
  if (await context.store.piiMaps.insert(row, capacity)) return key;
  throw new Failure(
    'conflict',
    `The organisation has the most redactions that are kept (${capacity.maps}, or ${capacity.bytes} bytes); delete some with DELETE /guardrails/pii/{key}, or wait until they expire`,
    { detail: { kind: 'redaction', name: null, reason: 'full' } },
  );
}

/** Replaces a map that was read before. Returns false if it was changed or deleted meanwhile. */
export function replaceMap({ key, version }: KeptMap, map: string, context: RequestContext): Promise<boolean> {
  const projectId = context.account.project.id;
  return context.store.piiMaps.replace({ key, projectId, version, ...sealedMap(key, map, context) });
}

/** Deletes the map of a key. Throws 404 if the project has none. */
export async function forgetMap(key: string, { store, account }: RequestContext): Promise<void> {
  if (!(await store.piiMaps.remove(account.project.id, key))) throw unknownKey(key);
}

/** Returns the context for encryption. A map can be opened only in its own row and organisation. */
export const piiMapPlace = (organisationId: string, key: string) => ({
  purpose: 'pii map',
  ownerId: `${organisationId}/${key}`,
});
const sealPlace = (key: string, { account }: RequestContext) => piiMapPlace(account.organisation.id, key);

function sealedMap(key: string, map: string, context: RequestContext): { sealed: string; expiresAt: Date } {
  const { config, clock, secrets } = context;
  const sealed = secrets.seal(map, sealPlace(key, context));
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
