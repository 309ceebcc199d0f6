import { redactSecrets } from '@redoubt/secrets';
import type { AuditChange } from '@redoubt/store';
import type { RequestContext } from '../context.ts';

/** An administrative action that was done. */
interface Action {
  /** What was done, such as `key.create`. */
  readonly action: string;
  /** What it was done to, as people name it. */
  readonly subject: string;
  /** Whose matter it is. Default the organisation of the key. */
  readonly organisationId?: string | undefined;
  /** The project that the subject belongs to. Absent: the whole organisation. */
  readonly projectName?: string | undefined;
  /** The fields of the subject before and after. Only those that differ are kept. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

const MAX_CHANGES = 40;
const MAX_CHARACTERS = 200;
const MAX_DEPTH = 4;
/** Every record has these fields, and the entry of the audit says the same. */
const UNTOLD = new Set(['created_at', 'updated_at', 'created_by', 'updated_by', 'project_name', 'organisation_id']);

/** Writes an action into the audit. Call it after the action and before the answer. */
export async function noteAction(
  { action, subject, organisationId, projectName, before, after }: Action,
  { store, account, requestId }: Pick<RequestContext, 'store' | 'account' | 'requestId'>,
): Promise<void> {
  const { key, organisation } = account;
  await store.audit.add({
    organisationId: organisationId ?? organisation.id,
    projectName: projectName ?? null,
    action,
    subject,
    actor: { keyId: key.id, name: key.name, organisation: organisation.name },
    requestId,
    changes: changesBetween(before, after),
  });
}

/** Returns the fields that differ, without secrets, each value as a short text. */
export function changesBetween(before: object | undefined, after: object | undefined): AuditChange[] {
  const old = leavesOf(redactSecrets(before ?? {}));
  const now = leavesOf(redactSecrets(after ?? {}));
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  const changes = fields
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
  return changes.slice(0, MAX_CHANGES).map(({ field, ...values }) => ({
    field: shortened(field) ?? '',
    before: shortened(values.before),
    after: shortened(values.after),
  }));
}

/** Returns the values in a record by their paths, as texts. Lists and what lies deep are one value. */
function leavesOf(record: unknown, path = '', depth = 0): Map<string, string> {
  if (!isRecord(record) || depth >= MAX_DEPTH) {
    return new Map(path === '' || record == null ? [] : [[path, textOf(record)]]);
  }
  const entries = Object.entries(record).filter(([name]) => !UNTOLD.has(name));
  return new Map(
    entries.flatMap(([name, value]) => [...leavesOf(value, path === '' ? name : `${path}.${name}`, depth + 1)]),
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of words and numbers are told with commas. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isPlainList = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object');
  return isPlainList ? value.join(', ') : (JSON.stringify(value) ?? '');
}

const shortened = (text: string | null): string | null =>
  text !== null && text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
