import type { Json, JsonObject } from '@redoubt/providers';
import { asText, objectsOf, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { thoughtMembers, unsealThoughts } from '../sealed-thoughts.ts';
import { answerParts, chatContent } from './responses-parts.ts';

/** A message of the model, to which the items that it consists of are added. */
interface ModelMessage {
  readonly parts: JsonObject[];
  readonly calls: JsonObject[];
  readonly thoughts: string[];
  readonly sealed: JsonObject[];
}

/** Members of an item that chat completions do not have and models do not read. */
const common = ['type', 'id', 'status', 'created_by'];

const names: Readonly<Record<string, ReadonlySet<string>>> = {
  message: new Set([...common, 'role', 'content', 'phase']),
  reasoning: new Set([...common, 'summary', 'content', 'encrypted_content']),
  function_call: new Set([...common, 'call_id', 'name', 'arguments', 'parsed_arguments']),
  function_call_output: new Set([...common, 'call_id', 'name', 'output']),
};

/** Converts the input: a text or a list of items. */
export function chatMessages(input: Json | undefined): JsonObject[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }];
  const items = objectsOf(input, 'input');
  const turn = items.findLastIndex((item) => itemType(item) === 'message' && item.role === 'user');
  const messages = new Messages();
  for (const [index, item] of items.entries()) messages.add(item, `input.${index}`, index > turn);
  return messages.end();
}

/** Messages may come without a type. */
const itemType = ({ type, role }: JsonObject): string =>
  type === undefined || type === null ? (role === undefined ? '' : 'message') : asText(type);

/**
 * Joins what the model said in a row, its reasoning, texts and calls, to one message. So the results of calls stand
 * directly behind all of them, as chat completions want it.
 */
class Messages {
  readonly #messages: JsonObject[] = [];
  #open: ModelMessage | undefined;

  add(item: JsonObject, place: string, isOfTurn: boolean): void {
    const type = itemType(item);
    const known = Object.hasOwn(names, type) ? names[type] : undefined;
    if (!known) throw unusable(`${place}.type`, refusalText(type));
    refuseOthers(item, known, place);
    if (type === 'reasoning') this.#think(item, place, isOfTurn);
    else if (type === 'function_call') this.#model(false).calls.push(callOf(item, place));
    else if (type === 'function_call_output') this.#say(toolResult(item, place));
    else this.#message(item, place);
  }

  end(): JsonObject[] {
    this.#close();
    return this.#messages;
  }

  #message({ role, content }: JsonObject, place: string): void {
    if (role === 'assistant') {
      this.#model(true).parts.push(...answerParts(content, `${place}.content`));
    } else if (role === 'user' || role === 'system' || role === 'developer') {
      this.#say({ role, content: chatContent(content, `${place}.content`) });
    } else {
      throw unusable(`${place}.role`, `"${asText(role)}" is no role; send user, assistant, system or developer`);
    }
  }

  /**
   * Reasoning goes back to the model only within the latest turn, where models that call tools need it. That of earlier
   * turns is left out, as the Responses API does, because some providers refuse it.
   */
  #think({ summary, content, encrypted_content: sealed }: JsonObject, place: string, isOfTurn: boolean): void {
    if (!isOfTurn) return;
    const { thoughts, sealed: blocks } = this.#model(true);
    const written = textsIn(content, `${place}.content`);
    thoughts.push(...(written.length > 0 ? written : textsIn(summary, `${place}.summary`)));
    // Reasoning that another service sealed cannot be read here, nor by another model.
    blocks.push(...(unsealThoughts(sealed) ?? []));
  }

  /** Returns the open message. A text or a thought begins another, unless calls wait for their results. */
  #model(begins: boolean): ModelMessage {
    if (begins && this.#open && this.#open.parts.length > 0 && this.#open.calls.length === 0) this.#close();
    this.#open ??= { parts: [], calls: [], thoughts: [], sealed: [] };
    return this.#open;
  }

  #say(message: JsonObject): void {
    this.#close();
    this.#messages.push(message);
  }

  /** Reasoning alone is no message. */
  #close(): void {
    if (this.#open && this.#open.parts.length + this.#open.calls.length > 0) this.#messages.push(messageOf(this.#open));
    this.#open = undefined;
  }
}

function refusalText(type: string): string {
  if (type === 'item_reference')
    return "an item_reference names an answer that the provider would keep; this gateway keeps none: set the client's `store` to false, or send the whole item";
  return `this gateway does not pass on an item of type "${type}"`;
}

function messageOf({ parts, calls, thoughts, sealed }: ModelMessage): JsonObject {
  const [first, second] = parts;
  const content = first && !second && first.type === 'text' ? first.text : parts;
  return withoutNothing({
    role: 'assistant',
    content: first ? content : undefined,
    ...thoughtMembers(sealed, thoughts.join('\n\n')),
    tool_calls: calls.length > 0 ? calls : undefined,
  });
}

const textsIn = (parts: Json | undefined, place: string): string[] =>
  parts === undefined || parts === null
    ? []
    : objectsOf(parts, place).flatMap(({ text }) => (typeof text === 'string' && text !== '' ? [text] : []));

function callOf({ call_id: id, name, arguments: written = '{}' }: JsonObject, place: string): JsonObject {
  if (typeof written !== 'string') throw unusable(`${place}.arguments`, 'send JSON in a text');
  return { id: id ?? '', type: 'function', function: { name: name ?? '', arguments: written } };
}

const toolResult = ({ call_id, output }: JsonObject, place: string): JsonObject => ({
  role: 'tool',
  tool_call_id: call_id ?? '',
  content: chatContent(output, `${place}.output`),
});
