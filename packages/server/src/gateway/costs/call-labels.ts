import type { CostGrouping } from '@redoubt/contract';
import type { CostDimension, CostSums } from '@redoubt/store';
import type { CallRecord } from '../calls/call-record.ts';
import { timeClassOf } from '../calls/time-classes.ts';

const MAX_LABEL_CHARACTERS = 200;

/** The labels of a call in each dimension. A call without a tag or a user has the empty one. */
export function costLabels(call: CallRecord): readonly (readonly [CostGrouping, readonly string[]])[] {
  const model = call.modelAnswered ?? call.modelAsked ?? '';
  return [
    ['deployment', [call.deployment.name]],
    ['key', [call.keyId]],
    ['model', [model.slice(0, MAX_LABEL_CHARACTERS)]],
    ['user', [call.endUser ?? '']],
    ['tag', call.tags.length > 0 ? call.tags : ['']],
  ];
}

/** Returns what a call is counted by, whether a provider was asked or not: how it ended, what blocked it, its time. */
export function countedLabels({ outcome, findings, totalMs }: CallRecord): (readonly [CostDimension, string])[] {
  const labels: (readonly [CostDimension, string])[] = [['outcome', outcome]];
  // The time of a blocked call says nothing of the models.
  if (outcome === 'answered') labels.push(['duration', String(timeClassOf(totalMs))]);
  if (outcome === 'input_blocked' || outcome === 'output_blocked') {
    const { blocked } = outcome === 'input_blocked' ? findings.input : findings.output;
    for (const detector of blocked) labels.push(['blocked_by', detector]);
  }
  return labels;
}

/**
 * Returns whether a provider took anything for a call. One that answers with an error takes nothing. One whose answer broke
 * off, or was blocked, does.
 */
export const hasCost = ({ provider, outcome, promptTokens }: CallRecord): boolean =>
  provider !== null && (outcome !== 'upstream_error' || promptTokens !== null);

/** What an answered call adds to the sums of its labels. */
export const costOf = (call: CallRecord): CostSums => ({
  calls: 1,
  unpriced: call.costNano === null ? 1 : 0,
  promptTokens: call.promptTokens ?? 0,
  completionTokens: call.completionTokens ?? 0,
  cachedTokens: call.cachedTokens ?? 0,
  reasoningTokens: call.reasoningTokens ?? 0,
  costNano: call.costNano ?? 0,
});
