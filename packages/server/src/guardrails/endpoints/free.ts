import { contract, type DetectorName } from '@redoubt/contract';
import { detectorOf, detectors, trainedDetectors, trainedHeads } from '@redoubt/detectors';
import { implement } from '../implement.ts';
import { sayUnavailable } from '../say-unavailable.ts';

/** Detectors whose texts may be escalated to the encoder. */
const escalatingDetectors = new Set<DetectorName>([
  ...trainedDetectors.filter((name) => trainedHeads[name].length > 0),
  'topic_detector',
  'policy_violation',
  'system_prompt',
]);

export const health = implement(contract.guardrails.health, { run: () => ({ status: 'healthy' as const }) });

export const status = implement(contract.guardrails.status, {
  run(_, { detectors: pool, media }) {
    const warnings = sayUnavailable({ secondStage: pool.secondStage(), media: media.list() });
    return { status: 'running' as const, ...(warnings.length > 0 && { warnings }) };
  },
});

export const models = implement(contract.guardrails.models, {
  run: (_, { backends, detectors: pool, media }) => ({
    models: (Object.keys(detectors) as DetectorName[]).map((detector) => {
      const second = escalatingDetectors.has(detector) && { second_stage: pool.secondStage() };
      const { model, threshold } = detectorOf(detector);
      return { detector, ...model, threshold: threshold?.(pool.tuning) ?? null, ...second };
    }),
    backends: backends.list(),
    media: media.list(),
  }),
});
