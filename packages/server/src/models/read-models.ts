import type { EgressGuard } from '@redoubt/providers';
import type { ChosenRoleModel } from '@redoubt/redteam';
import type { ModelRole } from '@redoubt/store';
import { z } from 'zod';
import { readSettingsFile, resolveServer } from './settings-file.ts';

const modelRoles = ['attacker', 'judge'] as const satisfies readonly ModelRole[];

/** The largest limit that both engines of the store can count to without loss. */
const MAX_PER_RUN = 1_000_000_000_000;

const Model = z.strictObject({
  /** The address before `/chat/completions` or `/v1/messages`, such as `https://api.example.com/v1`. */
  base_url: z.url({ protocol: /^https?$/ }),
  /** If absent, it follows from the host of the address. */
  api: z.enum(['openai', 'anthropic']).optional(),
  model: z.string().min(1).max(200),
  /** The environment variable that holds the key. If absent, no key is sent. */
  api_key_env: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of an environment variable, not a key')
    .optional(),
  timeout_ms: z.int().min(100).max(600_000).default(60_000),
  /** Maximum number of requests in flight at once. */
  concurrency: z.int().min(1).max(1_000).default(8),
  /** Maximum number of attempts if the server is busy or broken. */
  tries: z.int().min(1).max(6).default(3),
  /** Token limit of each answer. */
  max_tokens: z.int().min(1).max(1_000_000).optional(),
  max_calls_per_run: z.int().min(1).max(MAX_PER_RUN).optional(),
  /** Tokens of questions and answers together. */
  max_tokens_per_run: z.int().min(1).max(MAX_PER_RUN).optional(),
  /** Whether equal questions are answered from memory. */
  cache: z.boolean().default(true),
});
const ModelSettings = z.strictObject({
  attacker: Model.optional(),
  judge: Model.optional(),
} satisfies Record<ModelRole, z.ZodType>);

/** The configured models, by role. */
export type ChosenModels = Readonly<Partial<Record<ModelRole, ChosenRoleModel>>>;

const BACKOFF_MS = 250;

/**
 * Reads the file that REDOUBT_MODELS names. Returns no models if the setting is absent. @throws ConfigError naming
 * file, field and value
 */
export function readModels(
  file: string | undefined,
  dependencies: { readonly env: Readonly<Record<string, string | undefined>>; readonly egress: EgressGuard },
): ChosenModels {
  if (file === undefined) return {};
  const from = { setting: 'REDOUBT_MODELS', file, wayOut: 'docs/redteam/chat-models.md shows every field' };
  const settings = readSettingsFile(from, ModelSettings);
  const entries = modelRoles.flatMap((role) => {
    const chosen = settings[role];
    if (!chosen) return [];
    const { apiKey } = resolveServer(from, role, chosen, dependencies);
    return [[role, roleModel(chosen, apiKey)] as const];
  });
  return Object.fromEntries(entries);
}

function roleModel(chosen: z.output<typeof Model>, apiKey: string | undefined): ChosenRoleModel {
  const { base_url: baseUrl, api = apiOf(baseUrl), model, timeout_ms: timeoutMs, tries, concurrency } = chosen;
  return {
    baseUrl,
    api,
    model,
    apiKey,
    timeoutMs,
    tries,
    concurrency,
    backoffMs: BACKOFF_MS,
    maxTokens: chosen.max_tokens,
    budget: { calls: chosen.max_calls_per_run, tokens: chosen.max_tokens_per_run },
    isCached: chosen.cache,
  };
}

const apiOf = (baseUrl: string): ChosenRoleModel['api'] =>
  new URL(baseUrl).hostname === 'api.anthropic.com' ? 'anthropic' : 'openai';
