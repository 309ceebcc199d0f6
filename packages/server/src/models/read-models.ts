import type { ChosenModel, EgressGuard } from '@redoubt/providers';
import { z } from 'zod';
import { readSettingsFile, resolveServer } from './settings-file.ts';

/** The tasks that a chat model of the operator does for the red team. */
const modelRoles = ['attacker', 'judge'] as const;
type ModelRole = (typeof modelRoles)[number];

const Model = z.strictObject({
  /** The address that contains `/chat/completions`, such as `https://api.example.com/v1`. */
  base_url: z.url({ protocol: /^https?$/ }),
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
});
const ModelSettings = z.strictObject({
  attacker: Model.optional(),
  judge: Model.optional(),
} satisfies Record<ModelRole, z.ZodType>);

/** The configured models, by role. */
export type ChosenModels = Readonly<Partial<Record<ModelRole, ChosenModel>>>;

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
    const { base_url: baseUrl, model, timeout_ms: timeoutMs, tries, concurrency } = chosen;
    const { apiKey } = resolveServer(from, role, chosen, dependencies);
    return [
      [
        role,
        { baseUrl, model, timeoutMs, tries, concurrency, apiKey, backoffMs: BACKOFF_MS } satisfies ChosenModel,
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}
