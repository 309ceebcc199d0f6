import { z } from 'zod';
import { Target } from '../targets/target.ts';
import { FlatModelConfig, targetOfFlatModel } from './flat-model.ts';

/** The fields of a body that can hold the target, in order of precedence. */
export const targetFields = {
  target: Target.optional(),
  model: Target.optional().describe('Older name of `target`'),
  target_model_configuration: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe(
      'A model as the archived API describes it, flat; read as `target` only where neither `target` nor `model` is sent',
    ),
} as const;

interface BodyWithTarget {
  readonly target?: Target | undefined;
  readonly model?: Target | undefined;
  readonly target_model_configuration?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The target of a body, for `z.transform`. If there is none, adds an issue for a missing `target`. */
export function targetOf(body: BodyWithTarget, context: z.RefinementCtx): Target {
  const { target = body.model, target_model_configuration: flat } = body;
  if (target !== undefined) return target;
  if (flat) return targetOfFlat(flat, context);
  context.addIssue({ code: 'custom', path: ['target'], params: { type: 'missing' }, message: 'Field required' });
  return z.NEVER;
}

const FLAT = 'target_model_configuration';

/**
 * Reads a flat model as a target. What a target cannot express is copied into fields of the same name, which
 * `inexpressibleIn` finds later.
 */
function targetOfFlat(flat: object, context: z.RefinementCtx): Target {
  const described = FlatModelConfig.safeParse(flat);
  const made = described.success ? Target.safeParse(targetOfFlatModel(described.data).target) : described;
  if (made.success) return made.data;
  for (const issue of made.error.issues) context.addIssue({ ...issue, path: [FLAT, ...issue.path] });
  return z.NEVER;
}

/** A target for the examples of bodies. */
export const exampleTarget = {
  endpoint: 'https://models.example/v1',
  api_key: '<API_KEY>',
  model_name: 'support-bot',
};
