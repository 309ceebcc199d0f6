import { type Detectors, type SavedTuning, triggeredIn } from '@redoubt/contract';
import { type Guard, specOf } from '@redoubt/redteam/at-start';
import type { Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GuardrailsServices } from '../../guardrails/context.ts';
import { findReferences } from '../../guardrails/protected/find-references.ts';
import { waitPatiently } from '../../guardrails/wait-patiently.ts';

type Services = Pick<GuardrailsServices, 'detectors' | 'protectedTexts'>;

/** Returns a function that makes the guard of a run from its guardrails policy. */
export const guardsOf =
  (services: Services) =>
  (run: Run): Guard => {
    const mitigation = specOf(run).verification?.mitigation;
    if (mitigation?.kind !== 'guardrails_policy') throw new TypeError(`The run ${run.id} has no guardrails policy`);
    return guardBy(mitigation, run, services);
  };

/** A saved policy that is ready to judge. */
interface Policy {
  readonly detectors: Detectors;
  readonly tuning: SavedTuning;
}

function guardBy({ detectors, tuning }: Policy, { organisationId, projectId }: Run, services: Services): Guard {
  const pool = services.detectors.of(organisationId);
  const texts = { protectedTexts: services.protectedTexts, account: { project: { id: projectId } } };
  return {
    async judge(text) {
      if (text === '') return [];
      try {
        const ready = await findReferences(detectors, texts);
        return triggeredIn(
          await waitPatiently(() => pool.detect(text, ready, { tuning, isOneOfMany: true, isPatient: true })),
        );
      } catch (error) {
        // A guardrail stops what it cannot judge, such as a text that takes longer than allowed.
        if (error instanceof Failure && error.isCharged) return [error.message];
        throw error;
      }
    },
  };
}
