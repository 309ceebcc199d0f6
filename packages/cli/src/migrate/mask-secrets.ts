import { maskQuery } from '@redoubt/contract';
import type { Translated } from './translated.ts';

const MASK = '<API_KEY>';

/** Fields of a target that may hold secrets; the run is refused for all of them but the key. */
const secretFields = [
  'api_key',
  'auth_data',
  'custom_headers',
  'custom_payload',
  'custom_curl_command',
  'model_jwt_config',
];

/** A submission without the secrets of its target, for printing. */
export function maskSecrets(body: Translated): object {
  const { target } = body;
  if (!target) return body;
  const fields = Object.entries(target).map(([field, value]) => [field, secretFields.includes(field) ? MASK : value]);
  return { ...body, target: { ...Object.fromEntries(fields), endpoint: maskQuery(target.endpoint, MASK) } };
}
