import { maskQuery } from '@redoubt/contract';
import type { Saved } from '../saved/kinds.ts';
import type { Path, ReadFile } from './read-file.ts';
import { addressFields, hiddenFields, isAddress, MASK } from './sections.ts';

/** Further names of `apikeys`. */
const keyFields: readonly string[] = ['apikey', 'model_api_key'];
/** How a key travels is no secret. */
const plainAuth: readonly string[] = ['header_name', 'header_prefix', 'space_after_prefix'];

/**
 * Refuses a model whose secrets stand in the file: what the service hides in answers has to name a variable, so that
 * the file can be shared. `xxxxx` is the secret that is saved already.
 */
export function refuseLiteralSecrets({ model_config }: Saved, path: Path, file: ReadFile): void {
  for (const [field, value] of Object.entries((model_config ?? {}) as object)) {
    for (const [within, text] of leavesOf(value, [...path, 'model_config', field])) {
      if (!isSecret(field, within.slice(path.length + 2), text) || file.isFromEnvironment(within)) continue;
      file.refuse(
        within,
        `model_config.${within.slice(path.length + 1).join('.')} is a secret: write \${env:NAME} and set the variable NAME in the environment`,
      );
    }
  }
}

function isSecret(field: string, within: Path, text: string): boolean {
  if (text === '' || text === MASK) return false;
  if (field === 'model_endpoint_url' || addressFields.includes(field)) {
    return isAddress(field, within[0], text) && maskQuery(text, MASK) !== text;
  }
  if (field === 'auth_data') return !plainAuth.includes(String(within[0]));
  if (field === 'http') return within[0] === 'headers' && within.at(-1) !== 'name';
  return keyFields.includes(field) || ((hiddenFields as readonly string[]).includes(field) && within.at(-1) !== 'name');
}

/** The texts and numbers of a value, with their paths. */
function* leavesOf(value: unknown, path: Path): Generator<[path: Path, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (Array.isArray(value)) for (const [index, each] of value.entries()) yield* leavesOf(each, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* leavesOf(each, [...path, name]);
  }
}
