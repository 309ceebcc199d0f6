/** A text somewhere in a request, with the place to write it to. */
export interface RequestText {
  readonly text: string;
  /** Puts another text in its place. */
  write(text: string): void;
  /** The text of a tool call: JSON, of which only the strings are anybody's words. */
  readonly isJson: boolean;
  /** Who speaks: `model` for earlier answers, `system` for instructions, `caller` for users, tools and whoever is not known. */
  readonly voice: Voice;
  /** Whether it stands after the last answer of the model. */
  readonly isNew: boolean;
  /** What stands beside what is said, such as options: judged apart, and not priced. */
  readonly isField?: boolean;
  /** Read and never changed: an address of a picture, the definition of a tool. */
  readonly isFixed?: boolean;
  /** What of it is judged, where that is not all. */
  readonly reading?: string;
  /** Texts with the same number follow each other, in parts or messages of one speaker: a reader may join them. */
  readonly run?: number;
}

export type Voice = 'system' | 'caller' | 'model';

/** What the texts of one message have in common. */
export type Spoken = Pick<RequestText, 'voice' | 'isNew' | 'isField' | 'isFixed' | 'run'>;

/** The text at a key of an object or list; undefined where there is none. The cast: a list is an object by its indexes. */
export function placeIn(holder: object, key: string | number, spoken: Spoken, isJson = false): RequestText | undefined {
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
