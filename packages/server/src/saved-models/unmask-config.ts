import {
  type HttpTemplate,
  type ModelConfig,
  type ModelConfigChange,
  type Reset,
  unmaskQuery,
} from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { isAddress, isNamed, MASK, type SecretField, secretFields } from './model-secrets.ts';

type Path = readonly (string | number)[];

/** Replaces the masks in a change by the saved secrets. Throws 422 for a mask without a saved secret. */
export function unmaskConfig<Change extends ModelConfigChange | ModelConfig>(
  change: Change,
  saved: ModelConfig,
): Change {
  const unmasked = secretFields.flatMap((field) => {
    const value = change[field];
    if (value === undefined || value === null) return [];
    return [[field, unmaskField(field, value, saved)]];
  });
  return { ...change, ...Object.fromEntries(unmasked) };
}

function unmaskField(field: SecretField, sent: unknown, saved: ModelConfig): unknown {
  if (field === 'apikeys') return keysOf(sent, saved);
  if (field === 'http') return unmaskHttp(sent as HttpTemplate, saved.http);
  if (field === 'reset') return unmaskReset(sent as Reset, saved.reset);
  return isAddress(field) ? unmaskAddress(sent as object, saved[field], field) : unmask(sent, saved[field], [field]);
}

/** Only headers are masked, so the body of a template may hold the mask as a text of its own. */
const unmaskHttp = (sent: HttpTemplate, saved: ModelConfig['http']): HttpTemplate => ({
  ...sent,
  headers: unmask(sent.headers, saved?.headers, ['http', 'headers']) as HttpTemplate['headers'],
});

/** What was saved for one host goes to no other: there a mask stands for nothing. */
function unmaskReset(sent: Reset, saved: ModelConfig['reset']): Reset {
  if (sent.kind !== 'call') return sent;
  const before = saved?.kind === 'call' && hostOf(saved.url) === hostOf(sent.url) ? saved.url : '';
  return { ...sent, url: unmaskQuery(sent.url, before, { mask: MASK, missing: () => noSecret(['reset', 'url']) }) };
}

function hostOf(url: string): string | undefined {
  const { protocol, host } = URL.parse(url) ?? {};
  return host && `${protocol}//${host}`;
}

function unmaskAddress(sent: object, saved: unknown, field: SecretField): object {
  const parts = Object.entries(sent).map(([name, part]) => {
    const before = partOf(saved, name);
    const query = typeof before === 'string' ? before : '';
    const missing = () => noSecret([field, name]);
    return [name, typeof part === 'string' ? unmaskQuery(part, query, { mask: MASK, missing }) : part];
  });
  return Object.fromEntries(parts);
}

/** A list that contains only masks keeps all saved keys, whatever its length. */
function keysOf(sent: unknown, { apikeys = [] }: ModelConfig): unknown {
  const isAllMasked = Array.isArray(sent) && sent.length > 0 && sent.every((key) => key === MASK);
  return isAllMasked && apikeys.length > 0 ? apikeys : unmask(sent, apikeys, ['apikeys']);
}

function unmask(sent: unknown, saved: unknown, path: Path): unknown {
  if (sent === MASK) return saved === undefined ? noSecret(path) : saved;
  if (typeof sent !== 'object' || sent === null) return sent;
  if (Array.isArray(sent)) return sent.map((each, index) => unmask(each, itemOf(saved, each, index), [...path, index]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, each]) => [name, unmask(each, partOf(saved, name), [...path, name])]),
  );
}

/** Finds the saved item of a list. A header `{name, value}` is found by its name, anything else by its index. */
function itemOf(saved: unknown, sent: unknown, index: number): unknown {
  const atPlace = partOf(saved, index);
  if (!isNamed(sent) || !Array.isArray(saved) || (isNamed(atPlace) && atPlace.name === sent.name)) return atPlace;
  return saved.find((each) => isNamed(each) && each.name === sent.name);
}

/** Returns the saved part with that name or index. Returns undefined if the shapes differ. */
function partOf(saved: unknown, name: string | number): unknown {
  if (typeof saved !== 'object' || saved === null || !Object.hasOwn(saved, name)) return undefined;
  return (saved as Record<string | number, unknown>)[name];
}

function noSecret(path: Path): never {
  const loc = ['body', 'model_config', ...path];
  const message = `${loc.join('.')}: "${MASK}" stands for a secret that is saved, and none is saved there; send the secret itself`;
  throw new Failure('invalid_request', message, {
    detail: [{ type: 'value_error', loc, msg: message, input: MASK }],
  });
}
