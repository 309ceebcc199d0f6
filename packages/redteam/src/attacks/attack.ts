import type { AttackId, attackOptions } from '@redoubt/contract';
import type { ChatMessage, TargetAnswer, TargetProfile } from '@redoubt/providers';
import type { z } from 'zod';
import type { Goal } from '../goals/goal.ts';
import type { Verdict } from '../judge/verdict.ts';
import type { Random } from '../seeded-random.ts';

/** The options of an attack as the request sent them, checked. */
export type OptionsOf<I extends AttackId> = z.output<(typeof attackOptions)[I]>;

/** What one probe has to go by. Everything in it is plain data: the same probe gives the same prompts. */
export interface ProbeBrief<I extends AttackId = AttackId> {
  readonly goal: Goal;
  readonly options: OptionsOf<I>;
  /** Which of the attack's variants this probe is, 0 up: the probe's place among those of its category and attack. */
  readonly place: number;
  readonly target: TargetProfile;
}

/**
 * The calls of a probe. Each is stored under its key before it is looked at, and a resumed probe gets the stored answer
 * of a key that it has already asked: an attack is written as if nothing ever stopped it. Keys are unique in a probe and
 * do not depend on the order in which calls end.
 */
export interface Steps {
  /** Ask the target in a conversation. Rejects where the target gave no answer; an attack lets that pass through. */
  ask(key: string, messages: readonly ChatMessage[]): Promise<TargetAnswer>;
  /** Judge an answer on the way, to decide what comes next. */
  judge(key: string, answer: JudgedAttempt): Promise<Verdict>;
  /** The attacker model's text; undefined where none is configured: the attack then writes its prompts by its templates. */
  readonly attacker: ((key: string, messages: readonly ChatMessage[]) => Promise<string>) | undefined;
  /** Seeded by the run's seed and the probe: does not depend on what ran before. */
  readonly random: Random;
}

/** What the judge reads of a probe. */
export interface JudgedAttempt {
  /** The prompt that led to the answer, as sent. */
  readonly prompt: string;
  /** The answer as the target gave it. */
  readonly answer: TargetAnswer;
  /** What is judged where it is not the answer as it came: decoded, or the one item that matters. */
  readonly reading?: string;
}

/** One way to attack: one file, one object. */
export interface Attack<I extends AttackId = AttackId> {
  readonly id: I;
  /** Grows whenever the prompts of the same seed change. */
  readonly version: number;
  /** The variant in words, for the record: `base64 × 2`. */
  variant(brief: ProbeBrief<I>): Readonly<Record<string, string | number>>;
  /** Asks the target, one turn or several, and says what is to be judged. */
  run(brief: ProbeBrief<I>, steps: Steps): Promise<JudgedAttempt>;
}

/** One prompt, one answer: what most attacks are. `read` says what of the answer is judged, where it is not all of it. */
export async function askOnce(
  { ask }: Steps,
  prompt: string,
  read: (answer: string) => string | undefined = () => undefined,
): Promise<JudgedAttempt> {
  const answer = await ask('1', [{ role: 'user', content: prompt }]);
  const reading = read(answer.text);
  return reading === undefined ? { prompt, answer } : { prompt, answer, reading };
}
