import { CallNumbers } from '@redoubt/guard/parts';
import { type RefusedCall, wordsFor } from '../tools/gate-report.ts';
import { type HeldCall, heldCall } from '../tools/held-call.ts';
import { strayCall, strayCalls } from '../tools/stray-calls.ts';
import { MAX_ALL_CALLS, MAX_CALL, type ToolGate } from '../tools/tool-gate.ts';
import { addText, finishWithoutCalls } from '../tools/whole-calls.ts';
import { checkIndex, MAX_CALLS, MAX_CHOICES } from './answer-bounds.ts';
import { type ChatChunk, type ChunkChoice, choicesOf, type Envelope, indexOfChoice, isObject } from './chat-chunks.ts';
import { GrowingCall } from './growing-call.ts';

type Json = Record<string, unknown>;

/** What the gate made of a chunk. */
export interface GatedChunk {
  /** Whether the chunk is another one than came. */
  readonly isChanged: boolean;
  /** Whether the answer is blocked. */
  readonly isBlocked: boolean;
}

const untouched: GatedChunk = { isChanged: false, isBlocked: false };

/** The calls of one choice. */
interface ChoiceCalls {
  readonly numbers: CallNumbers;
  readonly growing: Map<unknown, GrowingCall>;
  older: GrowingCall | undefined;
  /** What calls in other places say. Undefined if there are none. */
  stray: string | undefined;
  /** The index with which the next call goes out. */
  next: number;
  /** Whether text of the answer has come. */
  hasText: boolean;
}

/**
 * Holds the pieces of calls of tools in a stream until their choice ends. Then they are judged, and put whole into the
 * chunk that ends the choice. Text beside them passes.
 */
export class GatedChunks {
  readonly #gate: ToolGate;
  readonly #onRefused: (written: string) => void;
  readonly #choices = new Map<number, ChoiceCalls>();
  /** Choices that have ended. An end is sent once: clients stop there, or go on with the calls before it. */
  readonly #ended = new Set<number>();
  #room = MAX_ALL_CALLS;
  /** Choices of the last chunk whose calls were put into it, with what is said of those that were not. */
  readonly #released = new Map<ChunkChoice, string | undefined>();

  constructor(gate: ToolGate, onRefused: (written: string) => void) {
    this.#gate = gate;
    this.#onRefused = onRefused;
  }

  /** Whether calls wait for the end of their choice. */
  get isHolding(): boolean {
    return [...this.#choices.values()].some(isHolding);
  }

  hasSpoken(choice: number): boolean {
    return this.#choices.has(choice);
  }

  /** Takes pieces of calls out of a chunk, and puts whole calls into one that ends their choice. Throws TooManyTexts. */
  read(chunk: ChatChunk): GatedChunk {
    this.#released.clear();
    let isChanged = false;
    for (const choice of choicesOf(chunk)) {
      isChanged = this.#take(choice) || isChanged;
      if (choice.finish_reason == null) continue;
      const calls = this.#choices.get(indexOfChoice(choice));
      const isReleasing = calls !== undefined && isHolding(calls);
      if (isReleasing && !this.#release(choice, calls)) return { isChanged: true, isBlocked: true };
      isChanged = this.#endOnce(choice) || isReleasing || isChanged;
    }
    return isChanged ? { isChanged, isBlocked: false } : untouched;
  }

  /** Takes the end out of a choice that has ended already. Returns whether it did. */
  #endOnce(choice: ChunkChoice): boolean {
    const index = indexOfChoice(choice);
    const isAgain = this.#ended.has(index);
    if (isAgain) choice.finish_reason = null;
    else this.#ended.add(index);
    return isAgain;
  }

  /** Returns a chunk that ends the choices whose calls wait though the stream has ended. */
  last(envelope: Envelope): ChatChunk | undefined {
    const choices = [...this.#choices]
      .filter(([, calls]) => isHolding(calls))
      .map(([index, { older }]) => ({ index, delta: {}, finish_reason: older ? 'function_call' : 'tool_calls' }));
    return choices.length > 0 ? { ...envelope, choices } : undefined;
  }

  /**
   * Splits a chunk that ends choices with calls, when it is judged. Returns the chunk to send before it, with the calls
   * and what is said of those that were taken out: clients look for the end behind the last call.
   */
  split(chunk: ChatChunk): string | undefined {
    if (this.#released.size === 0) return undefined;
    const before = [...this.#released].map(([choice, words]) => {
      const delta = isObject(choice.delta) ? choice.delta : {};
      if (words !== undefined) addText(delta, words, this.#choices.get(indexOfChoice(choice))?.hasText);
      const { logprobs = null } = choice;
      choice.delta = {};
      if (choice.logprobs !== undefined) choice.logprobs = null;
      return { index: indexOfChoice(choice), delta, logprobs, finish_reason: null };
    });
    this.#released.clear();
    const { usage: _, ...rest } = chunk;
    return JSON.stringify({ ...rest, choices: before });
  }

  #take(choice: ChunkChoice): boolean {
    const isStray = this.#takeStray(choice);
    const { delta } = choice;
    if (!isObject(delta)) return isStray;
    const { tool_calls: sent, function_call: older, content } = delta;
    if (content != null && content !== '') this.#callsOf(choice).hasText = true;
    if (sent == null && older == null) return isStray;
    delete delta.tool_calls;
    delete delta.function_call;
    const calls = this.#callsOf(choice);
    if (sent != null) this.#addPieces(calls, Array.isArray(sent) ? sent : [sent]);
    if (older != null) this.#addOlder(calls, older);
    return true;
  }

  #takeStray(choice: ChunkChoice): boolean {
    const stray = strayCalls(choice as Json, isObject(choice.delta) ? choice.delta : {});
    if (!stray) return false;
    stray.takeOut();
    const calls = this.#callsOf(choice);
    this.#room -= stray.written.length;
    calls.stray = `${calls.stray ?? ''}${this.#room < 0 ? '' : stray.written}`;
    return true;
  }

  #addOlder(calls: ChoiceCalls, piece: unknown): void {
    calls.older ??= new GrowingCall(MAX_CALL);
    this.#grow(calls.older, (call) => call.addOlder(isObject(piece) ? piece : {}));
  }

  #callsOf(choice: ChunkChoice): ChoiceCalls {
    const index = indexOfChoice(choice);
    const known = this.#choices.get(index);
    if (known) return known;
    checkIndex(index, MAX_CHOICES, 'choices');
    const begun: ChoiceCalls = {
      numbers: new CallNumbers(),
      growing: new Map(),
      older: undefined,
      stray: undefined,
      next: 0,
      hasText: false,
    };
    this.#choices.set(index, begun);
    return begun;
  }

  #addPieces({ numbers, growing }: ChoiceCalls, pieces: readonly unknown[]): void {
    numbers.number(pieces);
    for (const piece of pieces) {
      if (piece == null) continue;
      const key = isObject(piece) ? piece.index : Symbol('no call');
      const call = growing.get(key) ?? new GrowingCall(MAX_CALL);
      growing.set(key, call);
      checkIndex(growing.size - 1, MAX_CALLS, 'calls');
      this.#grow(call, () => call.add(isObject(piece) ? piece : {}));
    }
  }

  /** Lets a call grow while there is room for all calls of the answer. */
  #grow(call: GrowingCall, add: (call: GrowingCall) => void): void {
    const before = call.length;
    add(call);
    this.#room -= call.length - before;
    if (this.#room < 0) call.isTooLarge = true;
  }

  /** Judges the calls of a choice and puts them into the chunk that ends it. Returns false if they block the answer. */
  #release(choice: ChunkChoice, calls: ChoiceCalls): boolean {
    const held = callsInOrder(calls);
    calls.growing.clear();
    calls.older = undefined;
    calls.stray = undefined;
    const verdicts = this.#gate.judge(held);
    for (const [at, { written }] of held.entries()) if (verdicts[at]) this.#onRefused(written);
    const refused = verdicts.filter((each) => each !== undefined);
    if (refused.length > 0 && !this.#gate.removes) return false;
    this.#putBack(choice, calls, allowedCalls(held, verdicts));
    if (refused.length === held.length) choice.finish_reason = finishWithoutCalls(choice.finish_reason);
    this.#released.set(choice, refused.length > 0 ? wordsFor(refused) : undefined);
    return true;
  }

  #putBack(choice: ChunkChoice, calls: ChoiceCalls, kept: readonly HeldCall[]): void {
    const delta: Json = isObject(choice.delta) ? choice.delta : {};
    choice.delta = delta;
    const listed = kept.filter(({ isOlder }) => !isOlder);
    if (listed.length > 0) {
      delta.tool_calls = listed.map(({ sent }) => ({ index: calls.next++, ...(isObject(sent) && sent) }));
    }
    const older = kept.find(({ isOlder }) => isOlder);
    if (older) delta.function_call = older.sent;
  }
}

const isHolding = ({ growing, older, stray }: ChoiceCalls): boolean =>
  growing.size > 0 || older !== undefined || stray !== undefined;

const allowedCalls = (held: readonly HeldCall[], verdicts: readonly (RefusedCall | undefined)[]): HeldCall[] =>
  held.filter((_, at) => !verdicts[at]);

/** Returns the calls of a choice, in the order of their numbers. */
function callsInOrder({ growing, older, stray }: ChoiceCalls): HeldCall[] {
  const inOrder = [...growing]
    .sort(([a], [b]) => Number(placeAmongCalls(a)) - Number(placeAmongCalls(b)))
    .map(([, call]) => call);
  const listed = inOrder.map((call) => wholeCall(call, false));
  return [...listed, ...(older ? [wholeCall(older, true)] : []), ...(stray === undefined ? [] : [strayCall(stray)])];
}

function wholeCall({ sent, isTooLarge, isMixed }: GrowingCall, isOlder: boolean): HeldCall {
  const call = { ...heldCall(sent, isOlder), isTooLarge };
  return isMixed ? { ...call, kind: undefined } : call;
}

const placeAmongCalls = (key: unknown): number => (typeof key === 'number' ? key : MAX_CALLS);
