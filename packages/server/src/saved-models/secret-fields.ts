/** What stands in answers for a secret, and in changes for the secret that is there. */
export const MASK = 'xxxxx';

/**
 * The fields of a model's settings that are kept sealed where they hold a secret: of `auth_data` what is more than how a
 * key travels, of `endpoint` and `paths` the values of a query.
 */
export const secretFields = [
  'apikeys',
  'auth_data',
  'custom_curl_command',
  'custom_headers',
  'model_jwt_config',
  'endpoint',
  'paths',
] as const;
export type SecretField = (typeof secretFields)[number];

/** Whether a field is an address, whose query alone is hidden. */
export const isAddress = (field: SecretField): boolean => field === 'endpoint' || field === 'paths';
