/** A text somewhere in a request, with the place to write it to. */
export interface TextPlace {
  readonly text: string;
  /** Puts another text in its place. */
  write(text: string): void;
  /** The text of a tool call: JSON, of which only the strings are anybody's words. */
  readonly isJson: boolean;
  /** Who speaks: `model` for earlier answers, `system` for instructions, `caller` for users, tools and whoever is not known. */
  readonly voice: Voice;
  /** Whether it stands after the last answer of the model. */
  readonly isNew: boolean;
}

export type Voice = 'system' | 'caller' | 'model';

/** What the texts of one message have in common. */
export type Spoken = Pick<TextPlace, 'voice' | 'isNew'>;

/** The text at a key of an object or list; undefined where there is none. The cast: a list is an object by its indexes. */
export function placeIn(holder: object, key: string | number, spoken: Spoken, isJson = false): TextPlace | undefined {
  const held = holder as Record<string | number, unknown>;
  const text = held[key];
  if (typeof text !== 'string' || text === '') return undefined;
  return {
    text,
    write: (to) => {
      held[key] = to;
    },
    isJson,
    ...spoken,
  };
}
