import { contract } from '@redoubt/contract';
import { savedTarget } from '../../saved-models/saved-target.ts';
import { implement } from '../implement.ts';
import { admitTarget } from '../submission/admit-target.ts';
import { checkHealth } from '../submission/check-health.ts';
import { namedPolicy } from '../submission/policy-of-run.ts';
import { PROBE_MS, prepareRun } from '../submission/prepare-run.ts';
import { runSteps } from '../submission/run-steps.ts';

interface ByModel {
  readonly headers: {
    readonly model: string;
    readonly model_version: string;
    readonly refresh_cache?: boolean | undefined;
  };
  readonly query: { readonly refresh_cache?: boolean | undefined };
}

/** Returns the saved model that a call names, and whether it must be read fresh from the store. */
export const modelOf = ({ headers, query }: ByModel) => ({
  name: headers.model,
  version: headers.model_version,
  isFresh: headers.refresh_cache ?? query.refresh_cache,
});

export const submitSavedRun = implement(contract.rt.submitSavedRun, {
  ...runSteps,
  prepare: async ({ body, headers, query }, context) => {
    const named = modelOf({ headers, query });
    const target = await savedTarget(context, named);
    return prepareRun(
      {
        body: { ...body, target },
        policy: namedPolicy(headers),
        savedModel: { name: named.name, version: named.version },
        probesTarget: false,
        isDryRun: query.dry_run === 'true',
      },
      context,
    );
  },
});

export const savedModelHealth = implement(contract.rt.savedModelHealth, {
  prepare: async (request, context) =>
    admitTarget(await savedTarget(context, modelOf(request)), context, { timeoutMs: PROBE_MS }),
  run: checkHealth,
});
