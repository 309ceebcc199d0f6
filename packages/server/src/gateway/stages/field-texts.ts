import { TooManyTexts } from '../stream/answer-bounds.ts';
import { type AsideOptions, visitAside } from '../stream/aside-texts.ts';
import { readingOf } from '../stream/quiet-fields.ts';
import { placeIn, type RequestText, type Spoken } from './text-place.ts';

/** Members of a body that define what the model may do. They are judged but never changed. */
const definitions = new Set(
  'tools functions tool_choice function_call response_format metadata user safety_identifier prompt_cache_key'.split(
    ' ',
  ),
);

/**
 * Returns the texts in a message's other members: unknown members, and members of tool calls other than their
 * arguments.
 */
export const fieldsOfMessage = (message: object, spoken: Spoken, options: AsideOptions): RequestText[] =>
  fieldsIn(message, { ...spoken, isField: true }, options);

/** Returns the texts in a body's members other than its messages and its prompt. */
export function bodyFields(body: Record<string, unknown>, options: AsideOptions): RequestText[] {
  const spoken = { voice: 'caller', isNew: false, isOfTurn: true, isField: true } as const;
  const read = options.elsewhere.get(body) ?? new Set<string>();
  const others = Object.keys(body).filter((name) => !definitions.has(name));
  const without = (names: Iterable<string>): AsideOptions => ({
    ...options,
    elsewhere: new Map([...options.elsewhere, [body, new Set([...read, ...names])]]),
  });
  return [
    ...fieldsIn(body, { ...spoken, isFixed: true }, without(others)),
    ...fieldsIn(body, spoken, without(definitions)),
  ];
}

function fieldsIn(value: object, spoken: Spoken, options: AsideOptions): RequestText[] {
  const places: RequestText[] = [];
  try {
    visitAside(value, options, {
      text(_, text, { holder, key }) {
        const place = placeIn(holder, key, spoken);
        if (place) places.push({ ...place, reading: readingOf(text) });
      },
      name(name) {
        places.push({ text: name, isJson: false, write: () => undefined, ...spoken, isFixed: true });
      },
    });
  } catch (error) {
    throw error instanceof TooManyTexts ? new NotReadable(error.message) : error;
  }
  return places;
}

/** A request that a stage must read but cannot. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}
