import { contract, idsOf, type SavedDetectors, type SentSample, type ThresholdProposal } from '@redoubt/contract';
import { detectorOf, tunedBy } from '@redoubt/detectors';
import { priceBatchDetection } from '@redoubt/metering';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { judgeEachText } from '../judge-each-text.ts';
import { policyOfSamples } from '../samples/policy-of-samples.ts';
import { confirmed, type JudgedSample, proposals } from '../samples/proposals.ts';
import { chosenBy } from '../saved/chosen-by.ts';

/** The newest samples of a policy that one call judges. */
const MAX_JUDGED = 2_000;

/** The detector that reads a text without its innocent phrases where its threshold would flag it. */
const READS_ANEW = 'toxicity';

type Sample = Pick<SentSample, 'text' | 'detector' | 'expected'>;

export const proposeThresholds = implement(contract.guardrails.proposeThresholds, {
  prepare: async ({ headers, body }, context) => {
    const { name, ...policy } = await policyOfSamples(headers.policy, context);
    const ready = await chosenBy({ headers, query: {} }, context);
    const { samples, leftOut } = body.samples
      ? { samples: body.samples, leftOut: 0 }
      : await keptSamples({ id: policy.id, name }, context);
    return {
      ...ready,
      samples,
      leftOut,
      // Several samples may be of the same text, which is judged and paid once.
      texts: [...new Set(samples.map(({ text }) => text))],
      maxFalseAlarmShare: body.max_false_alarm_share,
      // The only cast: saved content was validated by the contract's schema.
      saved: policy.content.detectors as SavedDetectors,
    };
  },
  price: ({ texts, detectors }) => priceBatchDetection(texts, detectors),
  run: async ({ texts, samples, leftOut, saved, ...job }, context) => {
    const { detectors, tuning, maxFalseAlarmShare } = job;
    const pool = context.detectors;
    const signal = context.hungUp();
    const judgedBy = async (by: Pick<typeof job, 'detectors' | 'tuning'>): Promise<JudgedSample[]> => {
      const found = await judgeEachText(texts, { ...by, pool, signal });
      const verdicts = new Map(texts.map((text, at) => [text, found[at]]));
      return samples.flatMap(({ text, ...sample }): JudgedSample[] => {
        const verdict = verdicts.get(text);
        return verdict ? [{ ...sample, verdict }] : [];
      });
    };
    const judged = await judgedBy({ detectors, tuning });
    const usual = tunedBy(pool.tuning, tuning);
    const thresholdOf = (name: ThresholdName) => detectorOf(name).threshold?.(usual) ?? 0.5;
    const proposed = await Promise.all(
      proposals(idsOf(detectors), judged, { thresholdOf, maxFalseAlarmShare }).map(async (proposal) => {
        const { now, proposed: threshold } = proposal.threshold;
        const settings = detectors[READS_ANEW];
        if (proposal.detector !== READS_ANEW || !settings || threshold === null || threshold === now) return proposal;
        const thresholds = { ...tuning?.thresholds, [READS_ANEW]: threshold };
        const again = await judgedBy({ detectors: { [READS_ANEW]: settings }, tuning: { ...tuning, thresholds } });
        return confirmed(proposal, again, maxFalseAlarmShare);
      }),
    );
    return {
      samples: samples.length,
      left_out: leftOut,
      proposals: proposed,
      detectors: withThresholds(saved, proposed),
    };
  },
});

type ThresholdName = Parameters<Parameters<typeof proposals>[2]['thresholdOf']>[0];

async function keptSamples({ id, name }: { readonly id: number; readonly name: string }, context: GuardrailsContext) {
  const of = { projectId: context.account.project.id, policyId: id, order: 'newest first' } as const;
  const kept = await context.store.policySamples.list(of, { page: 1, perPage: MAX_JUDGED });
  if (kept.total === 0) {
    const message = `The policy "${name}" has no samples; give feedback on calls, add some with POST /guardrails/policy/samples, or send samples`;
    throw new Failure('conflict', message, { detail: { kind: 'policy', name, reason: 'nothing_to_do' } });
  }
  const samples = kept.samples.map(
    ({ text, detector, isFlagged }): Sample => ({
      text,
      // The cast is safe because detectors of samples were checked when they came.
      detector: detector as Sample['detector'],
      expected: isFlagged ? 'flagged' : 'not_flagged',
    }),
  );
  return { samples, leftOut: kept.total - kept.samples.length };
}

/** The detectors of a policy with thresholds that are better. The others stay as they were saved. */
function withThresholds(saved: SavedDetectors, proposed: readonly ThresholdProposal[]): SavedDetectors {
  const better = proposed.flatMap(({ detector, threshold: { now, proposed: threshold } }) =>
    threshold === null || threshold === now ? [] : [[detector, { ...(saved[detector] as object), threshold }]],
  );
  return { ...saved, ...Object.fromEntries(better) };
}
