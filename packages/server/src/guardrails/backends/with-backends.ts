import type { Detection, DetectorName, Detectors, SavedTuning } from '@redoubt/contract';
import { policyInWords } from '@redoubt/detectors';
import type { DetectorPool } from '../detector-pool.ts';
import type { Backends } from './open-backends.ts';
import { type JudgedReply, replaceVerdicts } from './replace-verdicts.ts';

type DetectParameters = Parameters<DetectorPool['detect']>;

/** The value in a saved policy that means no backend. */
export const EMBEDDED = 'embedded';

/**
 * Returns a pool that asks the chosen backends in addition to the embedded detectors. A backend's verdict wins if it
 * answers in time.
 */
export function withBackends(pool: DetectorPool, backends: Backends): DetectorPool {
  const close = async () => {
    await Promise.all([pool.close(), backends.close()]);
  };
  // Most services have no backends. Their calls go to the pool without an extra layer.
  if (backends.list().length === 0) return { ...pool, close };
  async function detectWith(chosen: readonly DetectorName[], call: DetectParameters): Promise<Detection> {
    const [text, detectors, how] = call;
    const giveUp = new AbortController();
    const asked = Promise.all(backends.ask(chosen, (detector) => questionOf(detector, text, detectors), giveUp.signal));
    try {
      const embedded = await pool.detect(...call);
      return replaceVerdicts(text, detectors, embedded, flaggedBy(how?.tuning, await asked));
    } finally {
      giveUp.abort();
    }
  }
  const chosenFor = (detectors: Detectors, tuning: SavedTuning | undefined): DetectorName[] =>
    (Object.keys(detectors) as DetectorName[]).filter(
      (name) => backends.has(name) && tuning?.backends[name] !== EMBEDDED,
    );
  const known = new WeakMap<DetectorPool, DetectorPool>();
  function wrapped(inner: DetectorPool): DetectorPool {
    const made = known.get(inner) ?? withBackends(inner, backends);
    known.set(inner, made);
    return made;
  }
  return {
    ...pool,
    of: (organisationId) => wrapped(pool.of(organisationId)),
    detect(...call) {
      const [, detectors, how] = call;
      const chosen = chosenFor(detectors, how?.tuning);
      return chosen.length === 0 ? pool.detect(...call) : detectWith(chosen, call);
    },
    async detectEach(texts, detectors, how) {
      const chosen = chosenFor(detectors, how?.tuning);
      if (chosen.length === 0) return pool.detectEach(texts, detectors, how);
      return Promise.all(texts.map((text) => detectWith(chosen, [text, detectors, { ...how, isOneOfMany: true }])));
    },
    close,
  };
}

/** Applies a saved policy's threshold to the backend's score. */
function flaggedBy(tuning: SavedTuning | undefined, answers: readonly JudgedReply[]): readonly JudgedReply[] {
  return answers.map((answer) => {
    const threshold = tuning?.thresholds[answer.detector];
    if (threshold === undefined || !answer.opinion) return answer;
    return { ...answer, opinion: { ...answer.opinion, isFlagged: answer.opinion.score >= threshold } };
  });
}

/**
 * Returns the text for a backend. For a policy, it is JSON of rules and text, so that neither can pose as the other.
 */
function questionOf(detector: DetectorName, text: string, { policy_violation: policy }: Detectors): string {
  if (detector !== 'policy_violation') return text;
  return JSON.stringify({ policy: policyInWords(policy), text });
}
