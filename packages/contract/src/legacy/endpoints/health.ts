import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { targetOfLegacyModel } from '../../models/flat-model.ts';
import { Health } from '../../redteam/health.ts';
import { modelHeaders } from '../../redteam/saved-model.ts';
import { refreshCache } from '../../refresh-cache.ts';
import { Target } from '../../targets/target.ts';
import { LegacyTask } from '../legacy-task.ts';

export const health = endpoint({
  method: 'GET',
  path: '/redteam/health',
  summary: 'Whether the Red Team is alive',
  scope: 'none',
  successor: '/rt/health',
  response: z.object({ status: z.literal('healthy') }),
});

/** The block of the body that describes the model, or the body itself if it has no such block. */
function modelIn(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { endpoint_configuration: nested, target_model_configuration: flat } = sent as Record<string, unknown>;
  return nested ?? flat ?? sent;
}

/** A model for the examples of bodies. */
export const exampleFlatModel = {
  testing_for: 'foundationModels',
  model_provider: 'openai_compatible',
  model_endpoint_url: 'https://models.example/v1',
  model_api_key: '<API_KEY>',
  model_name: 'support-bot',
};

/** A described model, read as a target. */
const ModelBody = z
  .preprocess(modelIn, LegacyTask.shape.endpoint_configuration.unwrap().unwrap())
  .transform((model) => targetOfLegacyModel(model).target)
  .pipe(Target)
  .meta({ examples: [{ target_model_configuration: exampleFlatModel }] });

const LegacyHealth = Health.omit({ latency_ms: true });

export const modelHealth = endpoint({
  method: 'POST',
  path: '/redteam/model-health',
  aliases: ['/redteam/v3/model-health'],
  summary: 'Ask a model one short question, to see whether it answers',
  description:
    'Free. The body is `endpoint_configuration` or `target_model_configuration` of a task, in that block or without it.',
  scope: 'redteam',
  isWorkUnpriced: true,
  successor: '/rt/model-health',
  failures: ['target_refused', 'target_not_expressible'],
  body: ModelBody,
  response: LegacyHealth,
});

export const savedModelHealth = endpoint({
  method: 'POST',
  path: '/redteam/model/model-health',
  aliases: ['/redteam/v3/model/model-health'],
  summary: 'Ask a saved model one short question, to see whether it answers',
  description: 'Free. The headers name the model; a body is not needed, and not read.',
  scope: 'redteam',
  isWorkUnpriced: true,
  successor: '/rt/model/model-health',
  failures: ['not_found', 'target_refused', 'target_not_expressible'],
  headers: z.object({ ...modelHeaders, ...refreshCache }),
  query: z.object(refreshCache),
  body: z.looseObject({}).meta({ examples: [{}] }),
  isBodyOptional: true,
  response: LegacyHealth,
});
