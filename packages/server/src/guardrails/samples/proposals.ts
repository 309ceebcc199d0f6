import {
  type Detection,
  type DetectorName,
  type ScoredDetector,
  type SentSample,
  scoredDetectors,
  scoreIn,
  type ThresholdProposal,
} from '@redoubt/contract';
import { chooseThreshold, FEW_SAMPLES, type ScoredSample, tallyAt } from './choose-threshold.ts';

/** A sample with the verdict on its text. */
export interface JudgedSample extends Pick<SentSample, 'detector' | 'expected'> {
  readonly verdict: Detection;
}

interface Proposing {
  /** The threshold that each detector has now. */
  readonly thresholdOf: (name: ScoredDetector) => number;
  readonly maxFalseAlarmShare: number;
}

/** Proposes a threshold for each detector of the policy that has a score and samples. */
export function proposals(
  names: readonly DetectorName[],
  judged: readonly JudgedSample[],
  proposing: Proposing,
): ThresholdProposal[] {
  return scoredDetectors
    .filter((name) => names.includes(name) && judged.some(({ detector }) => detector === name))
    .map((name) => proposalFor(name, samplesFor(name, judged), proposing));
}

/**
 * Returns what the detector should say of each text. A text that nothing should flag is a sample of every detector. Of a
 * text that something should flag nobody knows which detector that is.
 */
const samplesFor = (name: ScoredDetector, judged: readonly JudgedSample[]): ScoredSample[] =>
  judged
    .filter(({ detector, expected }) => detector === name || (detector == null && expected === 'not_flagged'))
    .map(({ expected, verdict }) => ({ score: scoreIn(name, verdict), isFlagged: expected === 'flagged' }));

function proposalFor(
  detector: ScoredDetector,
  samples: readonly ScoredSample[],
  { thresholdOf, maxFalseAlarmShare }: Proposing,
): ThresholdProposal {
  const now = thresholdOf(detector);
  const flagged = samples.filter(({ isFlagged }) => isFlagged).length;
  const count = { flagged, not_flagged: samples.length - flagged };
  const most = mostOf(maxFalseAlarmShare, count.not_flagged);
  const isOneSided = count.flagged === 0 || count.not_flagged === 0;
  const proposed = isOneSided ? undefined : chooseThreshold(detector, samples, { now, most });
  const hasTooMany = !isOneSided && proposed === undefined;
  return {
    detector,
    samples: count,
    threshold: { now, proposed: proposed ?? null },
    before: tallyAt(detector, samples, now),
    after: proposed === undefined ? null : tallyAt(detector, samples, proposed),
    warnings: [
      ...fewOf(count),
      ...(hasTooMany ? [`Every threshold that was tried has more than ${most} false alarms; none is proposed`] : []),
    ],
  };
}

/**
 * Returns the proposal with what the detector says at the proposed threshold. Some detectors read a text anew where they
 * would flag it, so their score may be another there. A threshold that proves no better is not proposed.
 */
export function confirmed(
  proposal: ThresholdProposal,
  judgedAgain: readonly JudgedSample[],
  maxFalseAlarmShare: number,
): ThresholdProposal {
  const { threshold, samples, before } = proposal;
  // The cast is safe because proposals are made of detectors with scores.
  const detector = proposal.detector as ScoredDetector;
  if (threshold.proposed === null) return proposal;
  const after = tallyAt(detector, samplesFor(detector, judgedAgain), threshold.proposed);
  const isAllowed = after.false_alarms <= mostOf(maxFalseAlarmShare, samples.not_flagged);
  if (isAllowed && after.right > before.right) return { ...proposal, after };
  const warning = `Judged again at ${threshold.proposed}, the samples were no better off; none is proposed`;
  const warnings = [...proposal.warnings, warning];
  return { ...proposal, threshold: { ...threshold, proposed: null }, after: null, warnings };
}

/** The false alarms that a share allows. A float may be a little too small: 0.29 * 100 is 28.999999999999996. */
const mostOf = (share: number, samples: number): number => Math.floor(share * samples + 1e-9);

/** A threshold needs texts on both sides of it. */
function fewOf({ flagged, not_flagged }: ThresholdProposal['samples']): string[] {
  const kinds = [
    { count: flagged, what: 'that should be flagged' },
    { count: not_flagged, what: 'that should not be flagged' },
  ];
  return kinds.flatMap(({ count, what }) => {
    if (count === 0) return [`There is no sample ${what}, and a threshold needs both kinds; none is proposed`];
    if (count >= FEW_SAMPLES) return [];
    const some = count === 1 ? 'There is only 1 sample' : `There are only ${count} samples`;
    return [`${some} ${what}; with fewer than ${FEW_SAMPLES} the figures say little`];
  });
}
