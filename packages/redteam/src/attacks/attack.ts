import type { AttackId, attackOptions } from '@redoubt/contract';
import type { ChatMessage, TargetAnswer, TargetProfile } from '@redoubt/providers';
import type { z } from 'zod';
import type { Goal } from '../goals/goal.ts';
import type { Verdict } from '../judge/verdict.ts';
import type { Random } from '../seeded-random.ts';

/** The options of an attack, as parsed from the request. */
export type OptionsOf<I extends AttackId> = z.output<(typeof attackOptions)[I]>;

/** What an attack knows about its probe. It is plain data, so that the same probe always gives the same prompts. */
export interface ProbeBrief<I extends AttackId = AttackId> {
  readonly goal: Goal;
  readonly options: OptionsOf<I>;
  /** Index of the probe among those of its category and attack, from 0. It selects the variant of the attack. */
  readonly place: number;
  readonly target: TargetProfile;
}

/**
 * The calls of a probe. Each answer is stored under its key before the attack sees it, and a resumed probe gets the
 * stored answers. An attack is therefore written as if it never stopped. Keys must be unique within a probe
 * and a kind of call, and must not depend on the order in which calls end.
 */
export interface Steps {
  /**
   * Sends a conversation to the target. Rejects if the target gave no answer. An attack must not catch that error.
   * `conversation` is the key of its first turn, for targets that keep the earlier turns themselves. Absent: this call
   * is the first turn.
   */
  ask(key: string, messages: readonly ChatMessage[], conversation?: string): Promise<TargetAnswer>;
  /** Judges an intermediate answer, so that the attack can decide what to do next. */
  judge(key: string, answer: JudgedAttempt): Promise<Verdict>;
  /**
   * Calls the attacker model and returns its text. Undefined if no model is configured: the attack then writes its
   * prompts from templates.
   */
  readonly attacker: ((key: string, messages: readonly ChatMessage[]) => Promise<string>) | undefined;
  /** Seeded with the run's seed and the probe id, so it does not depend on the probes that ran before. */
  readonly random: Random;
}

/** What a probe gives to the judge. */
export interface JudgedAttempt {
  /** The prompt that led to the answer: the text as sent, followed by what its pictures show and its recordings say. */
  readonly prompt: string;
  /** The answer as the target gave it. */
  readonly answer: TargetAnswer;
  /** The text to judge if it is not the whole answer: the decoded answer, or the one item that matters. */
  readonly reading?: string;
}

/** One kind of attack. Each attack is one object in a file of its own. */
export interface Attack<I extends AttackId = AttackId> {
  readonly id: I;
  /** Increase this whenever the same seed gives different prompts. */
  readonly version: number;
  /** Describes the variant for the record, for example `{ type: 'base64', iterations: 2 }`. */
  variant(brief: ProbeBrief<I>): Readonly<Record<string, string | number>>;
  /** Asks the target in one or more turns and returns the answer to judge. */
  run(brief: ProbeBrief<I>, steps: Steps): Promise<JudgedAttempt>;
}

/**
 * Sends one prompt and returns the answer to judge, which is all that most attacks do. `read` returns the text to
 * judge, or undefined to judge the whole answer.
 */
export async function askOnce(
  { ask }: Steps,
  prompt: string,
  read: (answer: string) => string | undefined = () => undefined,
): Promise<JudgedAttempt> {
  const answer = await ask('1', [{ role: 'user', content: prompt }]);
  const reading = read(answer.text);
  return reading === undefined ? { prompt, answer } : { prompt, answer, reading };
}
