import { contract, type ShownFeedback } from '@redoubt/contract';
import type { PolicySample, SampleFeedback } from '@redoubt/store';
import {
  expectedOf,
  policyOfSamples,
  putSamples,
  unknownSample,
} from '../../../guardrails/samples/policy-of-samples.ts';
import { paginationOf } from '../../../http/pagination.ts';
import { implement } from '../../implement.ts';
import { sampleOfFeedback } from '../sample-of-feedback.ts';

export const giveFeedback = implement(contract.proxy.giveFeedback, {
  run: async ({ params, body }, context) => {
    const sample = await sampleOfFeedback(params.call_id, body, context);
    const [stored] = await putSamples([sample], context);
    return shownFeedback(stored as PolicySample);
  },
});

export const listFeedback = implement(contract.proxy.listFeedback, {
  run: async ({ query }, context) => {
    const { policy, verdict } = query;
    const page = { page: query.page, perPage: query.per_page };
    const asked = {
      projectId: context.account.project.id,
      policyId: policy === undefined ? undefined : (await policyOfSamples(policy, context)).id,
      verdict,
      isFeedback: true,
      order: 'newest first' as const,
    };
    const { samples, total } = await context.store.policySamples.list(asked, page);
    return { feedback: samples.map(shownFeedback), pagination: paginationOf(page, total) };
  },
});

export const deleteFeedback = implement(contract.proxy.deleteFeedback, {
  run: async ({ params: { feedback_id } }, { store, account }) => {
    const of = { projectId: account.project.id, isFeedback: true };
    const removed = await store.policySamples.remove(of, feedback_id);
    if (!removed) throw unknownSample('feedback', feedback_id, '/ai-proxy/feedback');
    return { feedback_id, policy: removed.policyName };
  },
});

function shownFeedback(sample: PolicySample): ShownFeedback {
  // The cast is safe because only feedback is shown as such.
  const { callId, requestId, verdict, comment } = sample.feedback as SampleFeedback;
  return {
    feedback_id: sample.id,
    call_id: callId,
    request_id: requestId,
    policy: sample.policyName,
    stage: sample.stage,
    detector: sample.detector,
    verdict,
    expected: expectedOf(sample),
    text: sample.text,
    comment,
    created_at: sample.createdAt.toISOString(),
    updated_at: sample.updatedAt.toISOString(),
    key_name: sample.keyName,
  };
}
