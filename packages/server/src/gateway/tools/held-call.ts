import { isObject } from '../stages/message-texts.ts';
import type { CallKind } from './declared-tools.ts';
import type { ToolCall } from './tool-gate.ts';

type Json = Record<string, unknown>;

/** A call with the form in which it goes out. */
export interface HeldCall extends ToolCall {
  /** The member of `tool_calls`, or the `function_call`. */
  readonly sent: unknown;
  /** Whether it is a `function_call`, the older form. */
  readonly isOlder: boolean;
}

const nameWritten = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Some servers write arguments as an object. Clients then call with it as it is. */
const argumentsWritten = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);

/** Reads a whole call. */
export function heldCall(sent: unknown, isOlder: boolean): HeldCall {
  const { kind, called } = isOlder ? { kind: 'function_call' as const, called: sent } : calledIn(sent);
  const read = isObject(called) ? called : {};
  return {
    kind: isObject(called) && !hasOtherSpelling(called, ['name', 'arguments', 'input']) ? kind : undefined,
    name: nameWritten(read.name),
    written: argumentsWritten(kind === 'custom' ? read.input : read.arguments),
    isTooLarge: false,
    sent,
    isOlder,
  };
}

const kinds = ['function', 'custom', 'type'];

/** Returns whether a member has one of these names in other letters, such as `Function`, which some readers take. */
const hasOtherSpelling = (holder: Json, names: readonly string[]): boolean =>
  Object.keys(holder).some((name) => !names.includes(name) && names.includes(name.toLowerCase()));

/** A call that says it is a function and a custom tool is neither: readers differ in what they take. */
function calledIn(sent: unknown): { kind: CallKind | undefined; called: Json | undefined } {
  const { function: called, custom, type } = isObject(sent) && !hasOtherSpelling(sent, kinds) ? sent : {};
  if (isObject(called) && custom == null && type !== 'custom') return { kind: 'function', called };
  if (isObject(custom) && called == null && type !== 'function') return { kind: 'custom', called: custom };
  return { kind: undefined, called: undefined };
}
