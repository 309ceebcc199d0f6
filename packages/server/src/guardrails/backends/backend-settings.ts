import { z } from 'zod';
import { type Backed, toxicLabels } from './backend.ts';

const budget = (defaultMs: number) => z.int().min(1).max(60_000).default(defaultMs);
const share = z.number().min(0).max(1);

const onnx = {
  kind: z.literal('onnx'),
  /** Folder with `config.json`, the tokenizer's files and `onnx/`, relative to the settings file's folder. */
  dir: z.string().min(1),
  /** The precision of the file in `onnx/` to load, by the names of Transformers.js. */
  dtype: z.enum(['fp32', 'fp16', 'int8', 'uint8', 'q8', 'q4', 'q4f16', 'bnb4']).default('fp32'),
  threshold: share.default(0.5),
  budget_ms: budget(500),
};
/** A server behind an OpenAI interface. */
const server = {
  /** The address before `/chat/completions` or `/audio/transcriptions`, such as `https://api.example.com/v1`. */
  base_url: z.url({ protocol: /^https?$/ }),
  model: z.string().min(1).max(200),
  /** The environment variable that holds the key. If absent, no key is sent. */
  api_key_env: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of an environment variable, not a key')
    .optional(),
};
const judge = z.strictObject({
  kind: z.literal('judge'),
  ...server,
  /** A text is flagged from this score on. If absent, the judge's own yes or no counts. */
  threshold: share.optional(),
  budget_ms: budget(3_000),
});
const transcription = z.strictObject({
  kind: z.literal('transcription'),
  ...server,
  budget_ms: z.int().min(1).max(600_000).default(60_000),
});
const label = z.string().min(1).max(200);
const onnxFlag = z.strictObject({ ...onnx, positive_labels: z.array(label).min(1).max(100) });
const onnxToxicity = z.strictObject({ ...onnx, labels: z.record(label, z.enum(toxicLabels)) });

const flagBackend = z.discriminatedUnion('kind', [onnxFlag, judge]);
const toxicityBackend = z.discriminatedUnion('kind', [onnxToxicity, judge]);

/** The file that REDOUBT_BACKENDS names. It says which model judges for which detector. */
export const BackendSettings = z.strictObject({
  injection_attack: flagBackend.optional(),
  toxicity: toxicityBackend.optional(),
  nsfw: flagBackend.optional(),
  bias: flagBackend.optional(),
  sponge_attack: flagBackend.optional(),
  policy_violation: judge.optional(),
  adherence: judge.optional(),
  relevancy: judge.optional(),
  hallucination: judge.optional(),
  transcription: transcription.optional(),
} satisfies Record<Backed, z.ZodType>);
export type BackendSettings = z.output<typeof BackendSettings>;

export type TranscriptionSettings = z.output<typeof transcription>;
export type JudgeSettings = z.output<typeof judge>;
export type OnnxSettings = z.output<typeof onnxFlag> | z.output<typeof onnxToxicity>;
