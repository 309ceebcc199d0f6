import { createHash } from 'node:crypto';
import { MAX_SAMPLES, type SentSample, type ShownSample } from '@redoubt/contract';
import type { NewSample, PolicySample, SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { unknownSaved } from '../saved/saved-policy.ts';

/** Returns the saved policy of a name. Throws 404 if there is none. */
export async function policyOfSamples(name: string, { policies, account }: GuardrailsContext): Promise<SavedPolicy> {
  const place = { projectId: account.project.id, kind: 'policy', name } as const;
  const found = await policies.find(place);
  if (!found) throw unknownSaved(place);
  return found;
}

/** Stores samples. Throws 409 if the project would have too many. */
export async function putSamples(samples: readonly NewSample[], { store, account }: GuardrailsContext) {
  const stored = await store.policySamples.put(account.project.id, samples, MAX_SAMPLES);
  if (stored !== 'full') return stored;
  const message = `A project has at most ${MAX_SAMPLES.samples} samples and feedbacks, of ${MAX_SAMPLES.characters} characters in all; delete some first`;
  throw new Failure('conflict', message, { detail: { kind: 'sample', name: null, reason: 'full' } });
}

/** A sample that was added by hand. The same text, stage and detector are the same sample. */
export const sampleByHand = (
  { text, stage, detector, expected }: SentSample,
  policyId: number,
  { account }: GuardrailsContext,
): NewSample => ({
  policyId,
  source: `text:${policyId}:${createHash('sha256').update(text).digest('hex')}`,
  stage,
  detector: detector ?? null,
  isFlagged: expected === 'flagged',
  text,
  keyName: account.key.name,
  feedback: null,
});

export const expectedOf = ({ isFlagged }: Pick<PolicySample, 'isFlagged'>): ShownSample['expected'] =>
  isFlagged ? 'flagged' : 'not_flagged';

/** A sample as answers and files show it. */
export const shownSample = (sample: PolicySample): ShownSample => ({
  sample_id: sample.id,
  text: sample.text,
  stage: sample.stage,
  detector: sample.detector,
  expected: expectedOf(sample),
  call_id: sample.feedback?.callId ?? null,
  request_id: sample.feedback?.requestId ?? null,
  at: sample.updatedAt.toISOString(),
  key_name: sample.keyName,
});

/** Returns the 404 of a sample or a feedback. */
export const unknownSample = (kind: 'sample' | 'feedback', id: number, list: string): Failure =>
  new Failure('not_found', `There is no ${kind} ${id} here; GET ${list} lists them`, {
    detail: { kind, name: String(id) },
  });
