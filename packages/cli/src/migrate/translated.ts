import { attackTraits, inexpressibleIn, maskQuery, type Translation } from '@redoubt/contract';

/** A submission that was translated from a body of the archived API. */
type Translated = Extract<Translation, { isRefused: false }>['body'];

const MASK = '<API_KEY>';

/** Fields of a target that may hold secrets. The service refuses a run that uses any of them, except `api_key`. */
const secretFields = [
  'api_key',
  'auth_data',
  'custom_headers',
  'custom_payload',
  'custom_curl_command',
  'model_jwt_config',
];

/** Masks the secrets of a submission's target, for printing. */
export function maskSecrets(body: Translated): object {
  const { target } = body;
  if (!target) return body;
  const fields = Object.entries(target).map(([field, value]) => [field, secretFields.includes(field) ? MASK : value]);
  return { ...body, target: { ...Object.fromEntries(fields), endpoint: maskQuery(target.endpoint, MASK) } };
}

const unavailable = Object.entries(attackTraits).flatMap(([id, traits]) => ('isUnavailable' in traits ? id : []));

/** Reasons why the service will refuse a submission that matches the schema. */
export function refusalsOfRun({ target, risk_categories }: Translated): string[] {
  const attacks = new Set(
    Object.values(risk_categories ?? {}).flatMap((entry) => Object.keys(entry?.attack_config ?? {})),
  );
  return [
    ...inexpressibleIn(target ?? {}).map(
      ({ field, what }) => `${field}: the run will be refused with 400, a target cannot express ${what}`,
    ),
    ...unavailable
      .filter((id) => attacks.has(id))
      .map(
        (id) =>
          `${id}: the run will be refused with 400, the attack is not generally available; use camo, fc, figstep or word_masking`,
      ),
  ];
}
