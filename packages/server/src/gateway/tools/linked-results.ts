import { Failure } from '../../errors.ts';
import { isObject } from '../stages/message-texts.ts';

type Message = Readonly<Record<string, unknown>>;

/** A call in the history that a request sends. */
interface EarlierCall {
  /** Its place, such as `messages.1.tool_calls.0`. */
  readonly place: string;
  readonly name: string;
}

/** What the results that follow an assistant's message may belong to. */
interface OpenCalls {
  readonly ids: ReadonlySet<unknown>;
  /** The name in the older form, which has no ids. */
  readonly name: unknown;
}

const noCalls: OpenCalls = { ids: new Set(), name: undefined };

/**
 * Returns the calls that a request tells of, and throws Failure 422 for a result that belongs to no call of the
 * assistant's message before it.
 */
export function linkedCalls(messages: unknown): EarlierCall[] {
  const sent = messagesIn(messages);
  let open = noCalls;
  return sent.flatMap((message, at) => {
    if (isResult(message)) {
      refuseUnlinked(message, at, open);
      return [];
    }
    const isModels = message.role === 'assistant';
    const goesOn = isModels && sent[at - 1]?.role === 'assistant';
    open = isModels ? openCalls(message, goesOn ? open : noCalls) : noCalls;
    return isModels ? earlierCalls(message, at) : [];
  });
}

const messagesIn = (messages: unknown): Message[] =>
  Array.isArray(messages) ? messages.map((message) => (isObject(message) ? message : {})) : [];

const isResult = ({ role }: Message): boolean => role === 'tool' || role === 'function';

/** Some clients send the text beside calls as a message of its own, so messages that follow each other are one. */
function openCalls({ tool_calls: calls, function_call: call }: Message, before: OpenCalls): OpenCalls {
  const ids = Array.isArray(calls) ? calls.filter(isObject).map(({ id }) => id) : [];
  return { ids: new Set([...before.ids, ...ids]), name: isObject(call) ? call.name : before.name };
}

function refuseUnlinked({ role, tool_call_id: id, name }: Message, at: number, open: OpenCalls): void {
  const isLinked = role === 'tool' ? open.ids.has(id) : name !== undefined && name === open.name;
  if (isLinked) return;
  const field = role === 'tool' ? 'tool_call_id' : 'name';
  const message = `messages.${at}.${field}: the result belongs to no call of the assistant's message before it`;
  throw new Failure('invalid_request', message, {
    detail: [{ type: 'unlinked', loc: ['body', 'messages', at, field], msg: message, input: null }],
  });
}

function earlierCalls({ tool_calls: calls, function_call: call }: Message, at: number): EarlierCall[] {
  const named = (place: string, called: unknown): EarlierCall[] =>
    isObject(called) && typeof called.name === 'string' ? [{ place, name: called.name }] : [];
  const listed = Array.isArray(calls) ? calls : [];
  return [
    ...listed.flatMap((each, index) =>
      isObject(each) ? named(`messages.${at}.tool_calls.${index}`, each.function ?? each.custom) : [],
    ),
    ...named(`messages.${at}.function_call`, call),
  ];
}
