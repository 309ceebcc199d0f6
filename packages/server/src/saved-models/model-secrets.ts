import { randomUUID } from 'node:crypto';
import { type HttpTemplate, type ModelConfig, maskQuery, type Reset } from '@redoubt/contract';
import type { SecretBox, SecretPlace } from '@redoubt/secrets';
import type { ModelContent, ModelPlace } from '@redoubt/store';

const plainAuth = ['header_name', 'header_prefix', 'space_after_prefix'];

type Secrets = Pick<ModelConfig, SecretField>;

/** Returns the context under which a model's secrets are sealed. */
export const savedModelPlace = (projectId: string, sealId: string): SecretPlace => ({
  purpose: 'saved model',
  ownerId: `${projectId}/${sealId}`,
});

/** Returns the settings with every secret masked. Answers can therefore show them without opening secrets. */
export function maskConfig(config: ModelConfig): ModelConfig {
  const masked = secretFields.flatMap((field) =>
    config[field] === undefined ? [] : [[field, maskField(field, config[field])]],
  );
  return { ...config, ...Object.fromEntries(masked) };
}

function maskField(field: SecretField, value: unknown): unknown {
  if (field === 'apikeys') return [MASK];
  if (isAddress(field)) return maskAddress(value as object);
  if (field === 'http') return maskHttp(value as HttpTemplate);
  if (field === 'reset') return maskReset(value as Reset);
  return field === 'auth_data' ? maskAuth(value as object) : masked(value);
}

const maskAddress = (address: object): object =>
  Object.fromEntries(
    Object.entries(address).map(([name, part]) => [name, typeof part === 'string' ? maskQuery(part, MASK) : part]),
  );

/** Members keep their order, because `hiddenFields` compares the texts. */
const maskHttp = (http: HttpTemplate): object => ({ ...http, headers: masked(http.headers) });

const maskReset = (reset: Reset): Reset =>
  reset.kind === 'call' ? { ...reset, url: maskQuery(reset.url, MASK) } : reset;

const maskAuth = (auth: object): object =>
  Object.fromEntries(
    Object.entries(auth).map(([name, value]) => [name, plainAuth.includes(name) ? value : masked(value)]),
  );

/**
 * The contract limits the depth. Names, booleans and nulls stay visible: they show that a field exists, and not its
 * secret value.
 */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => (isNamed(each) ? maskNamed(each) : masked(each)));
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null ? value : MASK;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each)]));
}

/** Returns true for a header in the form `{name, value}`, whose name stays visible. */
export const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
const maskNamed = ({ name, ...rest }: Record<string, unknown>) => ({ name, ...(masked(rest) as object) });

/** Returns the fields that contain something to hide. */
export function hiddenFields(config: ModelConfig): SecretField[] {
  const shown = maskConfig(config);
  return secretFields.filter((field) => JSON.stringify(shown[field]) !== JSON.stringify(config[field]));
}

/** Returns the settings as they are stored: masked, with the secrets sealed for a new id. */
export function sealConfig(
  config: ModelConfig,
  described: Record<string, unknown>,
  { projectId, secrets }: { projectId: string; secrets: SecretBox },
): ModelContent {
  const sealId = randomUUID();
  const shown = maskConfig(config);
  const hidden = hiddenFields(config);
  const text = JSON.stringify(Object.fromEntries(hidden.map((field) => [field, config[field]])));
  const sealed = hidden.length === 0 ? null : secrets.seal(text, savedModelPlace(projectId, sealId));
  return { content: { ...described, model_config: shown }, sealId, sealed };
}

/**
 * Returns the settings with their secrets. Throws CannotOpen. The casts: stored settings were parsed by the contract.
 */
export function openConfig(
  { projectId, content, sealId, sealed }: ModelContent & Pick<ModelPlace, 'projectId'>,
  secrets: SecretBox,
): ModelConfig {
  const shown = content.model_config as ModelConfig;
  if (sealed === null) return shown;
  return { ...shown, ...(JSON.parse(secrets.open(sealed, savedModelPlace(projectId, sealId))) as Secrets) };
}

/** Returns the stored settings without the fields that hide a secret. Used if no key opens them. */
export function configWithoutSecrets({ content }: ModelContent): ModelConfig {
  const plain = Object.entries(content.model_config as ModelConfig).filter(([field, value]) => !isMasked(field, value));
  return Object.fromEntries(plain);
}

const isMasked = (field: string, value: unknown): boolean =>
  secretFields.some((each) => each === field) && JSON.stringify(value).includes(MASK);

/** Replaces a secret in answers. In a change, it means the secret that is already saved. */
export const MASK = 'xxxxx';

/**
 * The fields of a model's settings that are stored sealed if they hold a secret. Of `auth_data`, everything except how
 * a key is sent is sealed. Of `endpoint`, `paths` and the address of `reset`, only query values are secret, and of `http` only
 * the values of its headers.
 */
export const secretFields = [
  'apikeys',
  'auth_data',
  'custom_curl_command',
  'custom_headers',
  'http',
  'model_jwt_config',
  'endpoint',
  'paths',
  'reset',
] as const;
export type SecretField = (typeof secretFields)[number];

/** Returns whether a field is an address, of which only the query is hidden. */
export const isAddress = (field: SecretField): boolean => field === 'endpoint' || field === 'paths';
