import { z } from 'zod';
import { HttpTemplate, misfitsOfTemplate } from './http-template.ts';
import { misfitsOfReset, Reset } from './reset.ts';
import { SystemType } from './system-types.ts';
import { TargetTool } from './target-tools.ts';

/** What a target can take as input or answer with. */
export const modalities = ['text', 'image', 'audio'] as const;
const Modality = z.enum(modalities);
const Modalities = z.array(Modality).min(1).max(modalities.length);

/**
 * Fields that other services accept for a target, with what each one asks for. They are known here, and a request that
 * uses one is refused by its name.
 */
const inexpressibleFields = {
  custom_curl: 'a custom cURL command',
  curl_command: 'a custom cURL command',
  custom_curl_command: 'a custom cURL command',
  custom_payload: 'a custom request body',
  custom_response_format: 'a custom answer format',
  custom_response_content_type: 'a custom answer format',
  headers: 'custom headers',
  custom_headers: 'custom headers',
  extra_headers: 'custom headers',
  jwt: 'JWT authentication',
  jwt_auth: 'JWT authentication',
  jwt_config: 'JWT authentication',
  model_jwt_config: 'JWT authentication',
  model_auth_type: 'a way of signing in other than a key',
  auth_type: 'a way of signing in other than a key',
  auth_data: 'provider-specific authentication',
  model_auth_data: 'provider-specific authentication',
  proxy: 'proxying',
  proxies: 'proxying',
  proxy_url: 'proxying',
  use_proxy: 'proxying',
} as const satisfies Record<string, string>;

/** A field of a request that a target cannot express. */
export type InexpressibleField = keyof typeof inexpressibleFields;

const NotExpressible = z.unknown().optional();
type NotExpressibleShape = Record<InexpressibleField, typeof NotExpressible>;
/** The cast is needed because `Object.fromEntries` loses the types of the keys. */
const notExpressible = Object.fromEntries(
  Object.entries(inexpressibleFields).map(([field, what]) => [
    field,
    NotExpressible.describe(`Not expressible (${what}): 400 where it is not empty`),
  ]),
) as NotExpressibleShape;

const Description = z.string().max(100_000);

const TargetFields = z.strictObject({
  endpoint: z
    .string()
    .min(1)
    .max(2_048)
    .describe(
      'http(s) address of the model: a base (`https://api.example.com/v1`) or the whole path (`…/chat/completions`, `…/completions`, `…/v1/messages`); a malformed or forbidden one is 400',
    ),
  api_key: z
    .string()
    .max(8_192)
    .regex(/^[!-~]*$/, 'A key is printable ASCII without spaces')
    .nullish()
    .describe('Sent to the endpoint only, as its form of API asks for it'),
  model_name: z.string().max(256).nullish(),
  provider: z
    .string()
    .max(64)
    .nullish()
    .describe(
      'Decides the form of the API where the path does not: `anthropic` and `anthropic_compatible` the Messages API, others chat completions',
    ),
  http: HttpTemplate.nullish().describe(
    'The target has a JSON API of its own at `endpoint`: how it is asked, and where its answer stands. Then `provider` decides nothing, the key travels as `Authorization: Bearer` unless a header of that name is set, and tools are not offered',
  ),
  system_type: SystemType.default('foundation_model'),
  tools: z.array(TargetTool).max(128).nullish().describe('Offered to the target; its calls are recorded, not executed'),
  input_modalities: Modalities.nullish().describe('Default `["text"]`'),
  output_modalities: Modalities.nullish().describe('Default `["text"]`'),
  system_description: Description.nullish().describe('What the system is; it is not sent to it'),
  system_prompt: Description.nullish().describe('Older name of `system_description`, which wins'),
  rate_per_min: z.int().min(1).max(1_000_000).nullish().describe('Calls a minute that the target takes'),
  reset: Reset.nullish().describe(
    'For a target that remembers: how conversations are kept apart. Absent: the API has no memory, or the {{session}} of `http` keeps them apart',
  ),
  ...notExpressible,
});

/**
 * A system that is described and not called, so that it needs no address. Only its description and its tools are read.
 */
export const DescribedTarget = TargetFields.partial({ endpoint: true }).transform(
  ({ system_description, system_prompt, tools, ...target }) => ({
    system_description: system_description || system_prompt || undefined,
    tools: tools ?? [],
    inexpressible: inexpressibleIn(target),
  }),
);

/** `target` of a request: the system under test. */
export const Target = TargetFields.superRefine((target, { addIssue }) => {
  const { system_type, tools } = target;
  for (const { path, message } of [...misfitsOfTemplate(target), ...misfitsOfReset(target)]) {
    addIssue({ code: 'custom', path: [...path], message });
  }
  if (system_type !== 'agent' || (tools && tools.length > 0)) return;
  addIssue({
    code: 'custom',
    path: ['tools'],
    params: { type: 'missing' },
    message: 'An agent needs its tools: a list with at least one of them',
  });
}).transform(({ system_prompt, ...target }) => ({
  ...target,
  api_key: target.api_key || undefined,
  model_name: target.model_name || undefined,
  http: target.http ?? undefined,
  provider: target.provider?.trim().toLowerCase() || undefined,
  tools: target.tools ?? [],
  input_modalities: target.input_modalities ?? ['text' as const],
  output_modalities: target.output_modalities ?? ['text' as const],
  system_description: target.system_description || system_prompt || undefined,
  rate_per_min: target.rate_per_min ?? undefined,
  reset: target.reset ?? undefined,
}));
export type Target = z.output<typeof Target>;

/** An inexpressible field that a target uses. `what` names the feature in an error message. */
export interface Inexpressible {
  readonly field: InexpressibleField;
  readonly what: string;
}

/**
 * The inexpressible fields that a target uses. Null, an empty text, list or object, `false` and the usual bearer form
 * of `auth_data` count as absent (contract §3).
 */
export function inexpressibleIn(target: Readonly<Partial<Record<InexpressibleField, unknown>>>): Inexpressible[] {
  return Object.entries(inexpressibleFields)
    .map(([field, what]) => ({ field: field as InexpressibleField, what }))
    .filter(({ field }) => (isSignIn(field) ? isOtherSignIn(target[field]) : isUsed(target[field])));
}

const isSignIn = (field: InexpressibleField): boolean => field === 'model_auth_type' || field === 'auth_type';

/** Values of `model_auth_type`, normalised, that mean: send the key. */
const keyedSignIns: readonly string[] = ['', 'apikey', 'key', 'bearer', 'bearertoken', 'token', 'none', 'default'];

/** Whether a way of signing in sends the key, or nothing, as every target does. */
export const isKeyedSignIn = (named: string): boolean =>
  keyedSignIns.includes(named.toLowerCase().replace(/[^a-z]/g, ''));

const isOtherSignIn = (named: unknown): boolean =>
  isUsed(named) && !(typeof named === 'string' && isKeyedSignIn(named));

const bearer = { header_name: 'authorization', header_prefix: 'bearer', space_after_prefix: 'true' } as const;

function isUsed(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  if (typeof value !== 'object') return true;
  const entries = Object.entries(value);
  return entries.length > 0 && !entries.every(([key, part]) => bearerPart(key) === wordOf(part));
}

/**
 * Texts and booleans in lower case, null for all else. `String` is not called on objects, because a sent `toString` may
 * be no function.
 */
const wordOf = (part: unknown): string | null =>
  typeof part === 'string' || typeof part === 'boolean' ? String(part).toLowerCase() : null;

const bearerPart = (key: string): string | undefined =>
  Object.hasOwn(bearer, key) ? bearer[key as keyof typeof bearer] : undefined;
