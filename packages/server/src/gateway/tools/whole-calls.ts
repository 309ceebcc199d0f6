import { isObject } from '../stages/message-texts.ts';
import { type RefusedCall, wordsFor } from './gate-report.ts';
import { type HeldCall, heldCall } from './held-call.ts';
import { strayCall, strayCalls } from './stray-calls.ts';
import { MAX_ALL_CALLS, type ToolGate } from './tool-gate.ts';

type Json = Record<string, unknown>;

/** A whole answer behind the gate. */
interface GatedAnswer {
  /** What the calls that were taken out say, as the model wrote it. */
  readonly removed: readonly string[];
  /** Says in the answer what was taken out. Called when its texts have been judged. */
  addWords(): void;
}

const nothingGated: GatedAnswer = { removed: [], addWords: () => undefined };

/** Judges the calls of a whole answer. Those that are refused are taken out of it, unless they block it. */
export function gateAnswer({ choices }: Json, gate: ToolGate | undefined): GatedAnswer {
  if (!gate) return nothingGated;
  const bound = boundCalls();
  const taken = (Array.isArray(choices) ? choices.filter(isObject) : []).flatMap((choice) =>
    isObject(choice.message) ? gateChoice(choice, choice.message, gate, bound) : [],
  );
  return {
    removed: taken.flatMap(({ removed }) => removed),
    addWords: () => {
      for (const { message, words } of taken) addText(message, words);
    },
  };
}

/** Returns a function that marks the calls for which an answer has no room. */
function boundCalls(): (call: HeldCall) => HeldCall {
  let room = MAX_ALL_CALLS;
  return (call) => {
    room -= call.written.length;
    return room < 0 ? { ...call, isTooLarge: true } : call;
  };
}

/** Judges the calls of one choice, and takes out those that are refused. Returns what was taken out. */
function gateChoice(choice: Json, message: Json, gate: ToolGate, bound: (call: HeldCall) => HeldCall) {
  const stray = strayCalls(choice, message);
  const calls = [...callsOfMessage(message), ...(stray ? [strayCall(stray.written)] : [])].map(bound);
  const verdicts = calls.length > 0 ? gate.judge(calls) : [];
  const refused = verdicts.filter((each) => each !== undefined);
  if (refused.length === 0 || !gate.removes) return [];
  const removed = calls.filter((_, at) => verdicts[at]).map(({ written }) => written);
  stray?.takeOut();
  keepAllowed(choice, message, calls, verdicts);
  return [{ message, removed, words: wordsFor(refused) }];
}

function callsOfMessage({ tool_calls: calls, function_call: call }: Json): HeldCall[] {
  const listed = Array.isArray(calls) ? calls : calls == null ? [] : [calls];
  return [...listed.map((each) => heldCall(each, false)), ...(call == null ? [] : [heldCall(call, true)])];
}

/** Leaves only the calls that may be made. */
function keepAllowed(
  choice: Json,
  message: Json,
  calls: readonly HeldCall[],
  verdicts: readonly (RefusedCall | undefined)[],
): void {
  const kept = calls.filter((_, at) => !verdicts[at]);
  const listed = kept.filter(({ isOlder }) => !isOlder).map(({ sent }) => sent);
  const older = kept.find(({ isOlder }) => isOlder);
  if (listed.length > 0) message.tool_calls = listed;
  else delete message.tool_calls;
  if (!older) delete message.function_call;
  if (kept.length === 0) choice.finish_reason = finishWithoutCalls(choice.finish_reason);
}

/** The end of an answer whose calls were all taken out. */
export const finishWithoutCalls = (finish: unknown): unknown =>
  finish === 'tool_calls' || finish === 'function_call' ? 'stop' : finish;

/** Adds words to the content of a message or a delta, as a paragraph of their own. */
export function addText(message: Json, words: string, isAfterText = false): void {
  const { content } = message;
  if (Array.isArray(content)) {
    content.push({ type: 'text', text: words });
    return;
  }
  const before = typeof content === 'string' ? content : '';
  message.content = before === '' && !isAfterText ? words : `${before}\n\n${words}`;
}
