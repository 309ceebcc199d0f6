import type { AnswerRoom } from '@redoubt/providers';
import type { Config } from '../../config/settings.ts';
import { SharedBytes } from '../../http/shared-bytes.ts';
import type { CallState } from './call-state.ts';

/** The room of one call for its answer. */
export interface HeldAnswer extends AnswerRoom {
  /** The call has ended. Its bytes go as soon as its caller has the answer. */
  end(): void;
}

/** Makes the room of calls, out of what the process holds of all answers. */
export type HoldAnswer = (state: CallState) => HeldAnswer;

type Limits = Pick<Config, 'maxHeldAnswerBytes' | 'maxJudgedAnswerBytes'>;

/** Largest answer that is passed on as it came. */
const MAX_RELAYED_BYTES = 67_108_864;
/**
 * How many times its size an answer takes. One that is restored is parsed and written anew. One that is judged is
 * normalised as well, with the place of each character.
 */
const weights = { relayed: 1, restored: 4, judged: 16 } as const;

/**
 * Opens the sum of all answers that a process holds. An organisation has at most half of what the others leave.
 * Each answer counts with what its stages make of it.
 */
export function openHeldAnswers({ maxHeldAnswerBytes: most, maxJudgedAnswerBytes }: Limits): HoldAnswer {
  const held = new SharedBytes();
  const judged = Math.min(maxJudgedAnswerBytes, Math.floor(most / weights.judged));
  const judgedSetting =
    judged < maxJudgedAnswerBytes ? 'REDOUBT_MAX_HELD_ANSWER_BYTES' : 'REDOUBT_MAX_JUDGED_ANSWER_BYTES';
  const sum: Sum = { held, most, judged, judgedSetting, relayed: Math.min(MAX_RELAYED_BYTES, most) };
  return (state) => new CallAnswer(state, sum);
}

/** What all calls share. */
interface Sum {
  readonly held: SharedBytes;
  readonly most: number;
  /** Largest answer that is judged, and largest that is passed on as it came. */
  readonly judged: number;
  /** The setting that the former comes from. */
  readonly judgedSetting: string;
  readonly relayed: number;
}

class CallAnswer implements HeldAnswer {
  readonly #state: CallState;
  readonly #sum: Sum;
  #own = 0;

  constructor(state: CallState, sum: Sum) {
    this.#state = state;
    this.#sum = sum;
  }

  get maxBytes(): number {
    return this.#isGuarded ? this.#sum.judged : this.#sum.relayed;
  }

  get maxTranslatedBytes(): number {
    return this.#sum.judged;
  }

  get limit(): string {
    if (this.#isGuarded) return this.translatedLimit;
    const { relayed } = this.#sum;
    return `the most that is passed on as a whole${relayed < MAX_RELAYED_BYTES ? ' (REDOUBT_MAX_HELD_ANSWER_BYTES)' : ''}`;
  }

  get translatedLimit(): string {
    return `the most that is judged, restored or translated as a whole (${this.#sum.judgedSetting})`;
  }

  take(bytes: number): boolean {
    const { held, most } = this.#sum;
    const counted = bytes * this.#weight;
    if (!held.fits(this.#owner, counted, { most, ofItem: this.#own })) return false;
    held.add(this.#owner, counted);
    this.#own += counted;
    return true;
  }

  end(): void {
    if (this.#own === 0) return;
    const { response } = this.#state.exchange;
    const release = () => {
      this.#sum.held.add(this.#owner, -this.#own);
      this.#own = 0;
    };
    if (response.closed) release();
    else response.once('close', release);
  }

  get #weight(): number {
    const { output, checks } = this.#state.deployment;
    if (output || checks.length > 0) return weights.judged;
    return this.#isGuarded ? weights.restored : weights.relayed;
  }

  get #isGuarded(): boolean {
    return this.#state.deployment.isGuarded;
  }

  get #owner(): string {
    return this.#state.context.account.organisation.id;
  }
}
