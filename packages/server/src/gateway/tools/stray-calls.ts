import { isObject } from '../stages/message-texts.ts';
import type { HeldCall } from './held-call.ts';

type Json = Record<string, unknown>;

const callNames = new Set(['toolcalls', 'toolcall', 'functioncalls', 'functioncall']);
const callTypes = new Set(['tooluse', 'toolcall', 'functioncall', 'customtoolcall']);

const plain = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** Calls in places of a choice where the API has none, but where some client may look for them. */
export interface StrayCalls {
  /** What they say, in JSON. */
  readonly written: string;
  takeOut(): void;
}

/** Returns the stray calls of a choice and its message or delta, if it has any. */
export function strayCalls(choice: Json, message: Json): StrayCalls | undefined {
  const ofChoice = callsNamed(choice, () => false);
  const ofMessage = callsNamed(message, (name) => name === 'tool_calls' || name === 'function_call');
  const { content } = message;
  const parts = Array.isArray(content) ? content.filter(isCallPart) : [];
  const found = [...ofChoice.map((name) => choice[name]), ...ofMessage.map((name) => message[name]), ...parts];
  if (found.length === 0) return undefined;
  return {
    written: JSON.stringify(found),
    takeOut: () => {
      for (const name of ofChoice) delete choice[name];
      for (const name of ofMessage) delete message[name];
      if (Array.isArray(content)) message.content = content.filter((part) => !isCallPart(part));
    },
  };
}

function callsNamed(holder: Json, isKnown: (name: string) => boolean): string[] {
  return Object.keys(holder).filter((name) => callNames.has(plain(name)) && !isKnown(name) && !isNothing(holder[name]));
}

const isNothing = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

const isCallPart = (part: unknown): boolean =>
  isObject(part) && typeof part.type === 'string' && callTypes.has(plain(part.type));

/** Returns a call for stray ones. It has no form that is known, so that it is refused. */
export const strayCall = (written: string): HeldCall => ({
  kind: undefined,
  name: '',
  written,
  isTooLarge: false,
  sent: undefined,
  isOlder: false,
});
