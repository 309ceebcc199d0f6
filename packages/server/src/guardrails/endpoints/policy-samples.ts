import { contract } from '@redoubt/contract';
import { paginationOf } from '../../http/pagination.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement, implementOpened } from '../implement.ts';
import { policyOfSamples, putSamples, sampleByHand, shownSample, unknownSample } from '../samples/policy-of-samples.ts';

/** Samples that are read from the store at once. */
const AT_ONCE = 200;

export const addSamples = implement(contract.guardrails.addSamples, {
  run: async ({ headers, body }, context) => {
    const { id } = await policyOfSamples(headers.policy, context);
    const stored = await putSamples(
      body.samples.map((sample) => sampleByHand(sample, id, context)),
      context,
    );
    return { samples: stored.map(shownSample) };
  },
});

export const listSamples = implementOpened(contract.guardrails.listSamples, {
  prepare: async ({ headers, query }, context) => ({
    query,
    of: { ...(await ofPolicy(headers.policy, context)), order: 'oldest first' as const },
  }),
  async run({ of, query }, { store }) {
    const page = { page: query.page, perPage: query.per_page };
    const { samples, total } = await store.policySamples.list(of, page);
    return { samples: samples.map(shownSample), pagination: paginationOf(page, total) };
  },
  async *open({ of }, { store }) {
    for (let page = 1; ; page += 1) {
      const { samples } = await store.policySamples.list(of, { page, perPage: AT_ONCE });
      yield samples.map((sample) => `${JSON.stringify(shownSample(sample))}\n`).join('');
      if (samples.length < AT_ONCE) return;
    }
  },
});

export const deleteSample = implement(contract.guardrails.deleteSample, {
  run: async ({ headers, params: { sample_id } }, context) => {
    const of = await ofPolicy(headers.policy, context);
    const removed = await context.store.policySamples.remove(of, sample_id);
    if (!removed) throw unknownSample('sample', sample_id, '/guardrails/policy/samples');
    return { sample_id, policy: removed.policyName };
  },
});

const ofPolicy = async (name: string, context: GuardrailsContext) => ({
  projectId: context.account.project.id,
  policyId: (await policyOfSamples(name, context)).id,
});
