import type { TextForm } from '../guard/guarded-call.ts';

/** A JSON object whose texts are changed in place. */
export type Json = { [field: string]: unknown };

/** One text of a body: where it is, what it is, and its path. */
export interface BodyText {
  readonly path: string;
  readonly form: TextForm;
  readonly text: string;
  write(text: string): void;
}

/** The fields that hold texts of people, tools and models, in the forms of OpenAI's interfaces. */
const textFields: Readonly<Record<string, TextForm>> = {
  arguments: 'json',
  content: 'text',
  input: 'text',
  instructions: 'text',
  output: 'text',
  prompt: 'text',
  reasoning: 'text',
  reasoning_content: 'text',
  refusal: 'text',
  text: 'text',
};

/** Yields the texts below a value. Objects that have an `index` are named by it, and not by their place. */
export function* textsIn(value: unknown, path = ''): Generator<BodyText> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    const place = `${path}/${nameOf(value, field, each)}`;
    const form = Array.isArray(value) ? undefined : textFields[field];
    if (typeof each !== 'string') yield* textsInList(field, each, place);
    else if (form) yield { path: place, form, text: each, write: (text) => Object.assign(value, { [field]: text }) };
  }
}

/** A list of a field of texts may hold plain strings, such as the prompts of a completion. */
function* textsInList(field: string, value: unknown, path: string): Generator<BodyText> {
  const form = textFields[field];
  if (!Array.isArray(value) || !form) return yield* textsIn(value, path);
  for (const [at, each] of value.entries()) {
    const place = `${path}/${nameOf(value, String(at), each)}`;
    if (typeof each !== 'string') yield* textsIn(each, place);
    else yield { path: place, form, text: each, write: (text) => value.splice(at, 1, text) };
  }
}

function nameOf(parent: object, field: string, value: unknown): string {
  if (!Array.isArray(parent) || typeof value !== 'object' || value === null) return field;
  return 'index' in value ? String(value.index) : field;
}

const ownRoles = new Set(['assistant', 'developer', 'system']);
const ownItems = new Set(['custom_tool_call', 'function_call', 'message', 'reasoning']);

/** Returns what users and tools say in a request, a text for each message or item. */
export function callerTextsOf({ messages, input, prompt }: Json): string[] {
  return [messages, input, prompt].flatMap((said) => {
    if (typeof said === 'string') return [said];
    if (!Array.isArray(said)) return [];
    return said.filter(isCallers).map((item) => [...textsIn({ content: [item] })].map(({ text }) => text).join('\n'));
  });
}

/** Whether a message is of the caller. What is of an unknown kind is. */
function isCallers(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return true;
  if ('role' in item) return !ownRoles.has(String(item.role));
  return !('type' in item && ownItems.has(String(item.type)));
}
