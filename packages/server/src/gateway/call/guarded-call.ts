import type { OnBlock } from '@redoubt/contract';
import type { KeptAnswer } from '../kept/kept-answers.ts';
import type { InputOutcome } from '../stages/input-stage.ts';
import type { OutputStage } from '../stages/output-stage.ts';
import type { ToolGate } from '../tools/tool-gate.ts';
import type { CallState } from './call-state.ts';
import type { ReadCall } from './read-call.ts';

/** A call with its stages, on its way to the model and back. */
export interface GuardedCall {
  readonly state: CallState;
  readonly read: ReadCall;
  readonly input: InputOutcome;
  readonly output: OutputStage;
  /** Judges calls of tools. Undefined if they are not looked at. */
  readonly gate: ToolGate | undefined;
  readonly fields: readonly string[];
  /** How the caller is told that the call was blocked. */
  readonly onBlock: OnBlock;
  /** Whether the provider's count of tokens in a stream is kept from the caller, who did not ask for it. */
  readonly hidesUsage: boolean;
  /** Keeps the model's answer for the same request, if it ended well. Undefined if none is kept. */
  readonly keep?: ((answer: Omit<KeptAnswer, 'costNano'>) => void) | undefined;
  /** Writes what the call took so far into the answer's headers: its credits, and the provider's cost once known. */
  writeSpending(): void;
}

/** Settles the promise of a call. */
export interface CallEnding {
  resolve(): void;
  reject(reason: unknown): void;
}
