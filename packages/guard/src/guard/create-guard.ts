import { type DetectorName, type SentDetectors, triggeredIn } from '@redoubt/contract';
import { GuardBlocked, type GuardVerdict, type Stage } from './guard-blocked.ts';
import { GuardedCall } from './guarded-call.ts';
import type { Judge, PersonalData } from './judge.ts';

/** What is done with texts on their way to the model. */
export interface InputOptions {
  /** What users and tools say is judged by these. Absent: nothing is. */
  readonly detectors?: SentDetectors;
  /** Replaces personal data in all messages by placeholders, and puts it back in the answer. `true`: every kind. */
  readonly redact?: true | PersonalData;
  /**
   * Personal data is put back inside addresses of other hosts, too. Default false: only where host and datum stood in
   * one address of the request, because a picture's address is fetched as soon as it is shown.
   */
  readonly restoreInAddresses?: boolean;
}

/** What is done with the texts of an answer. */
export interface OutputOptions {
  readonly detectors: SentDetectors;
  /** Characters of a stream that may be held back until they are judged. Default 200, or what the judge needs. */
  readonly holdBack?: number;
}

/** How calls of models are guarded. */
export interface GuardOptions {
  readonly judge: Judge;
  readonly input?: InputOptions;
  readonly output?: OutputOptions;
  /** The detectors that stop a text. Default: all that are enabled. The others are only told of by `onVerdict`. */
  readonly blocks?: readonly DetectorName[];
  /** Called with each verdict. A stream has many. */
  readonly onVerdict?: (verdict: GuardVerdict) => void;
}

/** Guards calls of models. One guard serves any number of calls at the same time. */
export interface Guard {
  /** Begins a call. Personal data that it replaces is known to this call alone. */
  open(signal?: AbortSignal): GuardedCall;
}

/** Creates a guard. */
export function createGuard(options: GuardOptions): Guard {
  const { judge, blocks, onVerdict } = options;
  const passed = new PassedTexts();

  async function check(stage: Stage, text: string, detectors: SentDetectors, signal?: AbortSignal): Promise<void> {
    const detection = await judge.detect(text, detectors, signal);
    const detected = triggeredIn(detection);
    const blocking = blocks ? detected.filter((name) => blocks.includes(name)) : detected;
    const verdict: GuardVerdict = { stage, detected, blocking, detection };
    onVerdict?.(verdict);
    if (blocking.length > 0) throw new GuardBlocked(verdict);
  }

  async function checkInput(text: string, detectors: SentDetectors, signal?: AbortSignal): Promise<void> {
    if (passed.has(text)) return;
    await check('input', text, detectors, signal);
    passed.add(text);
  }

  return {
    open: (signal) =>
      new GuardedCall(options, {
        input: (text, detectors) => checkInput(text, detectors, signal),
        output: (text, detectors) => check('output', text, detectors, signal),
        personalData: (text, wanted) => judge.personalData(text, wanted, signal),
      }),
  };
}

const MAX_PASSED = 1_000;
const MAX_LENGTH = 4_096;

/** Texts of earlier turns, which come again with every call. They are judged once, the oldest are forgotten. */
class PassedTexts {
  readonly #texts = new Set<string>();

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  add(text: string): void {
    if (text.length > MAX_LENGTH) return;
    this.#texts.add(text);
    const [oldest] = this.#texts;
    if (this.#texts.size > MAX_PASSED && oldest !== undefined) this.#texts.delete(oldest);
  }
}
