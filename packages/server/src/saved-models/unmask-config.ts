import type { ModelConfig, ModelConfigChange } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { MASK, secretFields } from './model-secrets.ts';

type Path = readonly (string | number)[];

/** A change whose masks have become the secrets that they stand for. Throws 422 for a mask where there is no secret. */
export function unmaskConfig<Change extends ModelConfigChange | ModelConfig>(
  change: Change,
  saved: ModelConfig,
): Change {
  const unmasked = secretFields.flatMap((field) => {
    const value = change[field];
    if (value === undefined || value === null) return [];
    return [[field, field === 'apikeys' ? keysOf(value, saved) : unmask(value, saved[field], [field])]];
  });
  return { ...change, ...Object.fromEntries(unmasked) };
}

/** One mask stands for all keys, however many there are. */
function keysOf(sent: unknown, { apikeys = [] }: ModelConfig): unknown {
  const isAllMasked = Array.isArray(sent) && sent.length > 0 && sent.every((key) => key === MASK);
  return isAllMasked && apikeys.length > 0 ? apikeys : unmask(sent, apikeys, ['apikeys']);
}

function unmask(sent: unknown, saved: unknown, path: Path): unknown {
  if (sent === MASK) return saved === undefined ? noSecret(path) : saved;
  if (typeof sent !== 'object' || sent === null) return sent;
  if (Array.isArray(sent)) return sent.map((each, index) => unmask(each, partOf(saved, index), [...path, index]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, each]) => [name, unmask(each, partOf(saved, name), [...path, name])]),
  );
}

/** The part of what is saved at that name; undefined where the shapes differ. */
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
