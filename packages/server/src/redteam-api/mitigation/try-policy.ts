import { type Detection, readSavedDetectors, triggeredIn } from '@redoubt/contract';
import {
  type ChosenPart,
  chooseParts,
  detectorsOf,
  detectorsToTry,
  heldOut,
  type PolicyMatter,
  type PolicyPart,
  partsFor,
  seesIn,
  type TriedPart,
} from '@redoubt/redteam';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import { judgeEachText } from '../../guardrails/judge-each-text.ts';
import type { Attempt, RunSample } from './sample-run.ts';

/** The largest share of harmless controls that a proposed policy may stop. */
export const MAX_FALSE_POSITIVES = 0.02;

/** A policy that was chosen by trying, and what it stopped when it was tried as a whole. */
export interface TriedPolicy {
  readonly parts: readonly ChosenPart[];
  /** Whether each attempt of the sample was stopped, by its index. */
  readonly stopped: Readonly<Record<Tried, readonly boolean[]>>;
  readonly heldOut: ReturnType<typeof heldOut>;
}

type Tried = 'successes' | 'controls' | 'furtherControls';
type Pool = Pick<DetectorPool, 'detectEach'>;

/**
 * Chooses a policy for a sample of a run. Every candidate judges every prompt and answer. The chosen parts then judge
 * them again together, because a policy of several rules names only one rule for a text.
 */
export async function tryPolicy(sample: RunSample, matter: PolicyMatter, pool: Pool): Promise<TriedPolicy> {
  const harmless = [...sample.controls, ...sample.furtherControls];
  const tried = await tryParts(sample.successes, harmless, { matter, pool });
  const all = { successes: [...sample.successes.keys()], controls: [...harmless.keys()] };
  const halves = { successes: sample.successes.map(halfOf), controls: harmless.map(halfOf) };
  const held = heldOut(tried, halves, MAX_FALSE_POSITIVES);
  let parts = chooseParts(tried, all, MAX_FALSE_POSITIVES);
  for (;;) {
    const stopped = {
      successes: await stoppedIn(sample.successes, parts, pool),
      controls: await stoppedIn(sample.controls, parts, pool),
      furtherControls: await stoppedIn(sample.furtherControls, parts, pool),
    };
    const falsePositives = [...stopped.controls, ...stopped.furtherControls].filter(Boolean).length;
    const isTooStrict = falsePositives > MAX_FALSE_POSITIVES * harmless.length;
    if (!isTooStrict || parts.length === 0) return { parts, stopped, heldOut: held };
    // Together the parts stop more controls than each by itself said. The one that adds least goes.
    parts = parts.slice(0, -1);
  }
}

/** Says in which half of the sample an attempt is, by its goal. */
const halfOf = ({ goalId }: Attempt): boolean =>
  [...goalId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0;

async function tryParts(
  successes: readonly Attempt[],
  controls: readonly Attempt[],
  { matter, pool }: { readonly matter: PolicyMatter; readonly pool: Pool },
): Promise<TriedPart[]> {
  const detectors = detectorsToTry(matter);
  const judge = async (attempts: readonly Attempt[]) => ({
    attempts,
    prompts: await judgeEachText(attempts.map(promptOf), { detectors, pool }),
    answers: await judgeEachText(attempts.map(answerOf), { detectors, pool }),
  });
  const judged = { successes: await judge(successes), controls: await judge(controls) };
  type Judged = Awaited<ReturnType<typeof judge>>;
  const seenBy = (part: PolicyPart, { attempts, prompts, answers }: Judged) =>
    attempts.map((attempt, at) => ({
      prompt: isJudgedBy(part, attempt) && seesIn(part, prompts[at] as Detection),
      answer: attempt.answer !== '' && seesIn(part, answers[at] as Detection),
    }));
  return partsFor(matter).map((part) => ({
    ...part,
    successes: seenBy(part, judged.successes),
    controls: seenBy(part, judged.controls),
  }));
}

/** Controls of the corpus are on any topic, so they say nothing about the topics of one assistant. */
const isJudgedBy = ({ detector }: PolicyPart, { prompt, recordId }: Attempt): boolean =>
  prompt !== '' && (detector !== 'topic_detector' || recordId !== '');

const promptOf = ({ prompt }: Attempt): string => prompt;
const answerOf = ({ answer }: Attempt): string => answer;

/** Judges attempts by a whole policy, exactly as it would be saved. */
async function stoppedIn(attempts: readonly Attempt[], parts: readonly ChosenPart[], pool: Pool): Promise<boolean[]> {
  const judge = { ...readSavedDetectors(detectorsOf(parts)), pool };
  const isFlagged = (text: string, detection: Detection | undefined) =>
    text !== '' && detection !== undefined && triggeredIn(detection).length > 0;
  const prompts = await judgeEachText(attempts.map(promptOf), judge);
  const answers = await judgeEachText(attempts.map(answerOf), judge);
  return attempts.map(({ prompt, answer }, at) => isFlagged(prompt, prompts[at]) || isFlagged(answer, answers[at]));
}
