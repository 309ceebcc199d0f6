import { contract } from '@redoubt/contract';
import { priceDetection } from '@redoubt/metering';
import type { SavedKind } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { implement, implementStream } from '../implement.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import type { ReadyDetectors, Side } from '../saved/policy-cache.ts';
import { unknownSaved } from '../saved/saved-policy.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { priceBatch, streamBatch } from './stream-batch.ts';
import { type TextForms, textOf } from './text-of.ts';

interface Refreshing {
  readonly refresh_cache?: boolean | undefined;
}
type ByPolicy = { readonly policy: string } & Refreshing;
type ByGuardrail = { readonly guardrail: string; readonly mode: 'prompt' | 'response' } & Refreshing;

/**
 * Returns the detectors that the headers select. Throws 404 for an unknown name and 501 for what is not implemented.
 */
async function chosenBy(
  headers: ByPolicy | ByGuardrail,
  query: Refreshing,
  context: GuardrailsContext,
): Promise<ReadyDetectors> {
  const isFresh = headers.refresh_cache ?? query.refresh_cache ?? false;
  const [kind, name, side]: [SavedKind, string, Side] =
    'policy' in headers ? ['policy', headers.policy, 'policy'] : ['guardrail', headers.guardrail, headers.mode];
  const place = { projectId: context.account.project.id, kind, name };
  const ready = await context.policies.ready(place, side, isFresh);
  if (!ready) throw unknownSaved(place);
  return { ...ready, detectors: await readyToJudge(ready.detectors, context) };
}

interface Request<Body> {
  readonly headers: ByPolicy | ByGuardrail;
  readonly query: Refreshing;
  readonly body: Body;
}

const oneText = {
  prepare: async ({ headers, query, body }: Request<TextForms>, context: GuardrailsContext) => ({
    text: textOf(body),
    ...(await chosenBy(headers, query, context)),
  }),
  price: ({ text, detectors }: ReadyDetectors & { text: string }) => priceDetection(text, detectors),
  run: async ({ text, detectors, tuning }: ReadyDetectors & { text: string }, context: GuardrailsContext) => ({
    ...(await context.detectors.detect(text, detectors, { tuning })),
    ...warningsField(warningsOf(detectors)),
  }),
};

const manyTexts = {
  prepare: async ({ headers, query, body }: Request<{ texts: unknown[] }>, context: GuardrailsContext) => ({
    texts: body.texts,
    ...(await chosenBy(headers, query, context)),
  }),
  price: priceBatch,
  stream: streamBatch,
};

export const policyDetect = implement(contract.guardrails.policyDetect, oneText);

export const guardrailDetect = implement(contract.guardrails.guardrailDetect, oneText);

export const policyBatchDetect = implementStream(contract.guardrails.policyBatchDetect, manyTexts);

export const guardrailBatchDetect = implementStream(contract.guardrails.guardrailBatchDetect, manyTexts);
