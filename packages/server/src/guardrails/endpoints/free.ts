import { contract, type DetectorName } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { detectorOf, detectors } from '../detectors/index.ts';

export const health = implement(contract.guardrails.health, { run: () => ({ status: 'healthy' as const }) });

export const status = implement(contract.guardrails.status, { run: () => ({ status: 'running' as const }) });

export const models = implement(contract.guardrails.models, {
  run: (_, { backends }) => ({
    models: (Object.keys(detectors) as DetectorName[]).flatMap((detector) => {
      const model = detectorOf(detector)?.model;
      return model ? [{ detector, ...model }] : [];
    }),
    backends: backends.list(),
  }),
});
