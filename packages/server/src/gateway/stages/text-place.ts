/** A text in a request, with a function that replaces it. */
export interface RequestText {
  readonly text: string;
  /** Replaces the text. */
  write(text: string): void;
  /** True for arguments of a tool call, and for results in JSON. Only the strings in this JSON are anybody's words. */
  readonly isJson: boolean;
  /**
   * The speaker: `model` for earlier answers, `system` for instructions, and `caller` for users, tools and unknown
   * roles.
   */
  readonly voice: Voice;
  /** Whether the text comes after the model's last answer. */
  readonly isNew: boolean;
  /**
   * Whether the text is of the latest turn: the user's last words, and what came after them, such as results of tools
   * that the model called for. Texts beside the messages are.
   */
  readonly isOfTurn: boolean;
  /** True for a user's own messages, as opposed to results of tools. */
  readonly isUsers?: boolean;
  /** True for results of tools. */
  readonly isResult?: boolean;
  /** True for texts in other fields, such as options. They are judged separately and not priced. */
  readonly isField?: boolean;
  /** True if the text is read but never changed, such as an address of a picture or a tool definition. */
  readonly isFixed?: boolean;
  /** Index of the message that has the text. Undefined beside the messages. */
  readonly message?: number;
  /** The object or list that holds the text, and its name or index there. Undefined for a name of a member. */
  readonly holder?: object;
  readonly key?: string | number;
  /** The part of the text that is judged, if not all of it. */
  readonly reading?: string;
  /** Texts with the same number follow each other in parts or messages of one speaker. A reader may join them. */
  readonly run?: number;
}

export type Voice = 'system' | 'caller' | 'model';

/** The properties that the texts of one message share. */
export type Spoken = Pick<
  RequestText,
  'voice' | 'isNew' | 'isOfTurn' | 'isUsers' | 'isResult' | 'isField' | 'isFixed' | 'run' | 'message'
>;

/**
 * Returns the text at a key of an object or list, or undefined if there is none. The cast: a list is an object with
 * index keys.
 */
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
    holder,
    key,
    ...spoken,
  };
}
