import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../names.ts';
import { refreshCache } from '../refresh-cache.ts';
import { Health } from './health.ts';
import { submissionParts } from './runs.ts';
import { SavedSubmission } from './submission.ts';

/** The headers that select a saved model as the target. A call needs both. */
export const modelHeaders = {
  model: Name.describe('Name of the saved model'),
  model_version: Name.describe('Its version'),
} as const;

export const submitSavedRun = endpoint({
  method: 'POST',
  path: '/rt/model/redteam',
  summary: 'Attack a saved model',
  description:
    "As `POST /rt/redteam`, and priced like it; the headers name the target, which is not asked before the run is accepted. The model's system prompt is the context's `system_description` where the body names none.",
  scope: 'redteam',
  balance: 'redteam',
  ...submissionParts,
  headers: submissionParts.headers.extend(modelHeaders),
  body: SavedSubmission,
});

export const savedModelHealth = endpoint({
  method: 'POST',
  path: '/rt/model/model-health',
  summary: 'Ask a saved model one short question, to see whether it answers',
  description: 'As `POST /rt/model-health`; the headers name the target, and no body is needed.',
  scope: 'redteam',
  isWorkUnpriced: true,
  failures: ['not_found', 'target_refused', 'target_not_expressible'],
  headers: z.object({ ...modelHeaders, ...refreshCache }),
  query: z.object(refreshCache),
  body: z.strictObject({}).meta({ examples: [{}] }),
  isBodyOptional: true,
  response: Health,
});
