import { availableParallelism } from 'node:os';
import { Plan } from '@redoubt/contract';
import { type TrainedDetector, trainedDetectors } from '@redoubt/detectors';
import { secretKeys } from '@redoubt/secrets';
import { z } from 'zod';
import { adminPassword } from './admin-password.ts';
import { retentionSettings } from './retention-settings.ts';
import { originOfUrl, type Setting, wholeNumber, yes } from './setting.ts';
import { tracingSettings } from './tracing-settings.ts';
import { workSettings } from './work-settings.ts';

const brandName = z.string().regex(/^[a-z][a-z0-9]{0,31}$/, 'one lower-case word of letters and digits');

const corsOrigin = z
  .string()
  .refine(
    (text) => text === '*' || (URL.canParse(text) && new URL(text).origin === text),
    'an origin such as https://app.example, without a path, or *',
  );

/** Origins of web pages, comma-separated. */
const corsOrigins = z
  .string()
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(corsOrigin).max(100))
  .default([]);

type Thresholds = Readonly<Partial<Record<TrainedDetector, number>>>;

/** A list such as `toxicity=0.7,nsfw=0.4`: one probability for each detector that has a threshold. */
const detectorThresholds = z.string().transform((list, context): Thresholds => {
  const words = list.split(',').filter((word) => word.trim() !== '');
  const entries = words.map((word) => word.split('=').map((part) => part.trim()));
  const wrong = entries.findIndex((entry) => !isThreshold(entry));
  if (wrong < 0) return Object.fromEntries(entries.map(([name, value]) => [name, Number(value)]));
  const message = `"${words[wrong]?.trim()}" is no threshold; write name=probability with a number from 0 to 1, names being ${trainedDetectors.join(', ')}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function isThreshold([name = '', value = '', ...rest]: readonly string[]): boolean {
  const isNumber = /^(?:0|1|0?\.\d{1,9}|[01]\.\d{1,9})$/.test(value) && Number(value) <= 1;
  return rest.length === 0 && isNumber && trainedDetectors.some((known) => known === name);
}

/**
 * Every setting of the service, one row each. The same name gives the flag (`--port`) and the variable in the
 * environment and the file (`REDOUBT_PORT`).
 */
export const settings = {
  port: {
    env: 'REDOUBT_PORT',
    schema: wholeNumber(0, 65_535).default(8787),
    default: '8787',
    description: 'TCP port to listen on; 0 takes a free one.',
  },
  host: {
    env: 'REDOUBT_HOST',
    schema: z.string().min(1).default('127.0.0.1'),
    default: '127.0.0.1',
    description: 'Address to listen on. `0.0.0.0` opens the service to the network.',
  },
  publicUrl: {
    env: 'REDOUBT_PUBLIC_URL',
    schema: originOfUrl.optional(),
    default: '',
    description:
      'Where callers reach the service, such as `https://redoubt.example`: download links begin so. Unset: they are paths without a host.',
  },
  dataDir: {
    env: 'REDOUBT_DATA_DIR',
    schema: z.string().min(1).default('./data'),
    default: './data',
    description: 'Folder of the embedded store. One process at a time.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    schema: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, 'a postgres:// address')
      .optional(),
    default: '',
    description: 'PostgreSQL to use instead of the embedded store, as `postgres://user:password@host:port/database`.',
    secret: true,
  },
  bootstrapKey: {
    env: 'REDOUBT_BOOTSTRAP_KEY',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, '16–200 visible characters')
      .optional(),
    default: '',
    description: 'The first key is this one, with every scope. For containers and tests.',
    secret: true,
  },
  adminPassword: {
    env: 'REDOUBT_ADMIN_PASSWORD',
    schema: adminPassword.optional(),
    default: '',
    description:
      'Password with which the operator signs in to [the pages](../start/pages.md#signing-in): what `redoubt admin password` prints, or the password itself, 12–256 characters. Unset: the pages take keys and sign-in links.',
    secret: true,
  },
  defaultPlan: {
    env: 'REDOUBT_DEFAULT_PLAN',
    schema: Plan.default('Enterprise'),
    default: 'Enterprise',
    description: 'Plan of the organisation that the first start makes: `Free`, `Professional` or `Enterprise`.',
  },
  secretKey: {
    env: 'REDOUBT_SECRET_KEY',
    schema: secretKeys.optional(),
    default: '',
    description:
      'Key that seals secrets in the store: 32 bytes in base64 or hex. Several with commas: the first seals, all open. Unset: `secret.key` in the data folder, made when first needed; nodes that share a PostgreSQL need the same key here.',
    secret: true,
  },
  brand: {
    env: 'REDOUBT_BRAND',
    schema: brandName.default('service'),
    default: 'service',
    description: 'Names what carries the service’s name: `X-Service-…` headers, the proxy’s fields, keys.',
  },
  brandAliases: {
    env: 'REDOUBT_BRAND_ALIASES',
    schema: z
      .string()
      .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
      .pipe(z.array(brandName).max(10))
      .default([]),
    default: '',
    description: 'Further brands, comma-separated: accepted on requests, mirrored on responses.',
  },
  corsOrigins: {
    env: 'REDOUBT_CORS_ORIGINS',
    schema: corsOrigins,
    default: '',
    description:
      'Pages that may call the service from a browser: their origins, such as `https://app.example`, comma-separated; `*` for any. Unset: none.',
  },
  allowPrivateTargets: {
    env: 'REDOUBT_ALLOW_PRIVATE_TARGETS',
    schema: z.union([z.literal('loopback'), yes]).optional(),
    default: '',
    description:
      'Whether webhooks, targets, and pages and files to fetch on private and loopback addresses may be called: `true`, `false`, or `loopback` for this machine alone. Unset: `loopback` for `redoubt start` that listens on a loopback address without `DATABASE_URL`, `false` otherwise. Link-local and cloud metadata addresses never are.',
  },
  backends: {
    env: 'REDOUBT_BACKENDS',
    schema: z.string().min(1).optional(),
    default: '',
    description:
      'JSON file that chooses other models for some detectors; see [docs/guardrails/backends.md](../guardrails/backends.md).',
  },
  models: {
    env: 'REDOUBT_MODELS',
    schema: z.string().min(1).optional(),
    default: '',
    description:
      'JSON file that names the chat models of the red team: attacker and judge; see [docs/redteam/chat-models.md](../redteam/chat-models.md).',
  },
  logLevel: {
    env: 'REDOUBT_LOG_LEVEL',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    default: 'info',
    description: 'Least level that is logged.',
  },
  logTexts: {
    env: 'REDOUBT_LOG_TEXTS',
    schema: yes.default(false),
    default: 'false',
    description: 'Whether request bodies, with the texts that are checked, are logged at level debug.',
  },
  maxBodyBytes: {
    env: 'REDOUBT_MAX_BODY_BYTES',
    schema: wholeNumber(1_024, 67_108_864).default(2_097_152),
    default: '2097152',
    description: 'Largest request body, in bytes; a larger one is answered with 413.',
  },
  maxFileBodyBytes: {
    env: 'REDOUBT_MAX_FILE_BODY_BYTES',
    schema: wholeNumber(1_024, 134_217_728).default(37_748_736),
    default: '37748736',
    description:
      'Largest body of a call that may hold a picture, a recording or a document, in bytes; without the file, it is bounded by `REDOUBT_MAX_BODY_BYTES`.',
  },
  maxHeldBodyBytes: {
    env: 'REDOUBT_MAX_HELD_BODY_BYTES',
    schema: wholeNumber(65_536, 68_719_476_736).default(536_870_912),
    default: '536870912',
    description:
      'Bytes of request bodies and fetched files that a process holds at once, of all calls together; one organisation has at most half of what the others leave. A call beyond it is answered with 503 and `Retry-After`. Bodies that are larger than `REDOUBT_MAX_BODY_BYTES` have half of it, and wait up to 120 s for others to end; one that does not say its size takes the room of the largest until it is there.',
  },
  maxHeldAnswerBytes: {
    env: 'REDOUBT_MAX_HELD_ANSWER_BYTES',
    schema: wholeNumber(1_048_576, 68_719_476_736).default(268_435_456),
    default: '268435456',
    description:
      'Bytes of models’ whole answers that a process holds at once for the [proxy](../gateway/ai-proxy.md); one organisation has at most half of what the others leave. An answer that is restored counts four times, one that is judged sixteen times: it takes as much memory. An answer beyond it is not read, and its call is answered with 503 and `Retry-After`. Streams are passed on as they come and do not count.',
  },
  maxJudgedAnswerBytes: {
    env: 'REDOUBT_MAX_JUDGED_ANSWER_BYTES',
    schema: wholeNumber(1_024, 67_108_864).default(16_777_216),
    default: '16777216',
    description:
      'Largest answer of a model, in bytes, that the [proxy](../gateway/ai-proxy.md) judges, restores or translates as a whole; a larger one is 502 `upstream_answer_too_large`. One that is passed on as it came may have 64 MiB.',
  },
  proxyMaxBodyBytes: {
    env: 'REDOUBT_PROXY_MAX_BODY_BYTES',
    schema: wholeNumber(1_024, 134_217_728).default(20_971_520),
    default: '20971520',
    description:
      'Largest body of a call through the [proxy](../gateway/ai-proxy.md), which may hold pictures and files, in bytes; its texts together have at most as many characters as other bodies bytes.',
  },
  ...workSettings,
  detectorPreset: {
    env: 'REDOUBT_DETECTOR_PRESET',
    schema: z.enum(['balanced', 'strict', 'lenient']).default('balanced'),
    default: 'balanced',
    description:
      'Which of their thresholds the trained detectors go by: `strict` flags more, `lenient` less than `balanced`.',
  },
  detectorThresholds: {
    env: 'REDOUBT_DETECTOR_THRESHOLDS',
    schema: detectorThresholds.default({}),
    default: '',
    description:
      'Probabilities from 0 to 1 from which single detectors flag, as in `toxicity=0.7,nsfw=0.4`; they win over the preset.',
  },
  secondStage: {
    env: 'REDOUBT_SECOND_STAGE',
    schema: z.enum(['uncertain', 'always', 'off']).default('uncertain'),
    default: 'uncertain',
    description:
      'When the encoder reads a text besides the first model: where that is `uncertain`, `always`, or never (`off`).',
  },
  secondStageMs: {
    env: 'REDOUBT_SECOND_STAGE_MS',
    schema: wholeNumber(10, 60_000).default(2_000),
    default: '2000',
    description:
      'Milliseconds that a text waits for the encoder, where `REDOUBT_SECOND_STAGE_LATE` is `refuse` or `first_model`.',
  },
  secondStageLate: {
    env: 'REDOUBT_SECOND_STAGE_LATE',
    schema: z.enum(['wait', 'refuse', 'first_model']).default('wait'),
    default: 'wait',
    description:
      'What happens to a text that the encoder cannot read at once: it waits its turn as long as its caller does (`wait`), it is refused with 503 and `Retry-After` after `REDOUBT_SECOND_STAGE_MS` (`refuse`), or the first model judges it alone after that time (`first_model`).',
  },
  encoderThreads: {
    env: 'REDOUBT_ENCODER_THREADS',
    schema: wholeNumber(1, 64).default(Math.max(1, Math.floor(availableParallelism() / 4))),
    default: 'a quarter of the processor cores',
    description: 'Threads of the encoder at most. One starts when it is needed, and each takes about 120 MB.',
  },
  encoderWeights: {
    env: 'REDOUBT_ENCODER_WEIGHTS',
    schema: z.string().min(1).optional(),
    default: '',
    description:
      'Folder of an encoder of your own training: `encoder.onnx`, `encoder.json`, `encoder-words.q4`, `encoder-pieces.txt`. Unset: the bundled one.',
  },
  workOnRuns: {
    env: 'REDOUBT_WORK_ON_RUNS',
    schema: yes.default(true),
    default: 'true',
    description:
      'Whether this process works on red-team runs itself; `false` leaves them to `redoubt worker` processes on the same PostgreSQL.',
  },
  ...retentionSettings,
  modelPrices: {
    env: 'REDOUBT_MODEL_PRICES',
    schema: z.string().min(1).optional(),
    default: '',
    description:
      'JSON file with [prices of models](../gateway/costs.md#your-own-prices), over those that ship with the service.',
  },
  redteamConcurrency: {
    env: 'REDOUBT_REDTEAM_CONCURRENCY',
    schema: wholeNumber(1, 1_000).default(20),
    default: '20',
    description:
      'Calls of a run to its target at once, at most; fewer where the target says that it is asked too much.',
  },
  targetTimeoutSeconds: {
    env: 'REDOUBT_TARGET_TIMEOUT_SECONDS',
    schema: wholeNumber(1, 3_600).default(120),
    default: '120',
    description: 'How long a red-team target may take to begin an answer, and again to end it.',
  },
  playgroundSeconds: {
    env: 'REDOUBT_PLAYGROUND_SECONDS',
    schema: wholeNumber(1, 600).default(120),
    default: '120',
    description: 'Time for all attacks of a playground call; what is not finished then is an error and free of charge.',
  },
  ...tracingSettings,
  shutdownSeconds: {
    env: 'REDOUBT_SHUTDOWN_SECONDS',
    schema: wholeNumber(0, 600).default(20),
    default: '20',
    description: 'How long a stopping service waits for requests in flight.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The validated settings. */
export type Config = { readonly [N in SettingName]: z.output<(typeof settings)[N]['schema']> };

/** Returns the flag of a variable: `--data-dir` for REDOUBT_DATA_DIR, `--database-url` for DATABASE_URL. */
export function flagOf(env: string): string {
  return `--${env
    .replace(/^REDOUBT_/, '')
    .toLowerCase()
    .replaceAll('_', '-')}`;
}
