import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/guardrails/health',
  summary: 'Whether the guardrails answer',
  scope: 'none',
  response: z.object({ status: z.literal('healthy') }),
});

export const status = endpoint({
  method: 'GET',
  path: '/guardrails/status',
  summary: 'Whether the guardrails run',
  scope: 'none',
  response: z.object({
    status: z.literal('running'),
    warnings: z
      .array(z.string())
      .optional()
      .describe('Models that cannot run on this machine, a sentence each with the reason; absent where all can'),
  }),
});

const secondStage = z
  .object({
    name: z.string(),
    kind: z.literal('encoder'),
    version: z
      .string()
      .nullable()
      .describe('That of `REDOUBT_ENCODER_WEIGHTS` where it is set; null: no encoder can be read there'),
    status: z.enum(['off', 'idle', 'ready', 'unavailable']).describe('`idle`: not needed so far, so not loaded'),
    reason: z.string().optional().describe('Why it is unavailable; the first model then answers alone'),
    runtime: z
      .enum(['native', 'wasm'])
      .optional()
      .describe('Once it is ready: whether it runs as native code, or several times slower as WebAssembly'),
  })
  .describe('What reads a text that the first model is unsure of');

export const models = endpoint({
  method: 'GET',
  path: '/guardrails/models',
  summary: 'What judges behind each detector',
  scope: 'guardrails',
  response: z.object({
    models: z
      .array(
        z.object({
          name: z.string(),
          detector: z.string(),
          kind: z.enum(['structured', 'lexical', 'statistical', 'trained']),
          version: z.string(),
          threshold: z
            .number()
            .nullable()
            .describe('The score from which it flags, unless a saved policy sets another; null: it has no score'),
          second_stage: secondStage.optional(),
        }),
      )
      .min(1),
    backends: z
      .array(
        z.object({
          detector: z.string().describe('Or `transcription`: the server that writes recordings down'),
          backend: z.string().describe('As `details` of the detector name it'),
          kind: z.enum(['onnx', 'judge', 'transcription']),
          status: z.enum(['idle', 'starting', 'ready', 'unavailable']),
          reason: z.string().optional().describe('Why it is unavailable; the embedded model is used meanwhile'),
        }),
      )
      .describe('Models that the operator chose in place of embedded ones'),
    media: z
      .array(
        z.object({
          name: z.string(),
          reads: z.enum(['image', 'audio']),
          what: z.string().describe('What it finds in them'),
          version: z.string(),
          status: z.enum(['idle', 'ready', 'unavailable']).describe('`idle`: not needed so far, so not loaded'),
          reason: z
            .string()
            .optional()
            .describe('Why it is unavailable; pictures or recordings are then answered with 503'),
        }),
      )
      .describe('Models that read pictures and recordings'),
  }),
});
