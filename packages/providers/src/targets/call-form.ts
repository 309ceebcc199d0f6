import type { Target as WireTarget } from '@redoubt/contract';
import type { Route } from './choose-dialect.ts';
import type { OfferedTool, ReadAnswer } from './dialects/dialect.ts';
import type { ChatMessage } from './target.ts';

/** One question as it is sent. */
interface Question {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The body of a 2xx answer, as text and as JSON. `json` is undefined if it is no JSON. */
export interface AnswerBody {
  readonly text: string;
  readonly json: unknown;
  readonly mediaType: string;
}

/** How one target is asked, and how its answers are read. */
export interface CallForm {
  /** Names the form in error messages. */
  readonly name: string;
  /** The address without what differs from call to call. */
  readonly url: URL;
  /** What tells targets at one address apart, apart from the key. It is hashed, and holds no value of a variable. */
  readonly apart: readonly string[];
  /** The headers of every question, with {{session}} where the id of the conversation goes. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is hidden in answers and errors. */
  readonly secrets: readonly string[];
  /** Writes a question. Throws TargetFailed if the form cannot express it. `session` is the id of the conversation. */
  write(messages: readonly ChatMessage[], session: string): Question;
  /** Reads an answer. Returns undefined if it is not of this form. Throws TargetFailed to say more about it. */
  read(body: AnswerBody): ReadAnswer | undefined;
}

/** Headers of every question. Answers are not compressed, because the client does not decompress them. */
export const usualHeaders = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'redoubt-redteam',
} as const;

/** Where the id of a conversation is sent to a target that keeps conversations apart by it. */
const placeOfId = (reset: WireTarget['reset']) =>
  !reset || reset.kind === 'none' ? { header: undefined, field: undefined } : reset;

/** Returns the form of a target with one of the known APIs. */
export function dialectForm(
  { name, dialect, url }: Route,
  { model_name: model, api_key, reset }: Pick<WireTarget, 'model_name' | 'api_key' | 'reset'>,
  tools: readonly OfferedTool[],
): CallForm {
  const headers = { 'content-type': 'application/json', ...usualHeaders, ...dialect.headers(api_key) };
  return {
    name,
    url,
    apart: [],
    headers,
    secrets: api_key === undefined ? [] : [api_key],
    write: (messages, session) => {
      const { header, field } = placeOfId(reset);
      return {
        method: 'POST',
        url,
        headers: { ...headers, ...(header && { [header]: session }) },
        body: JSON.stringify({ ...dialect.body(messages, { model, tools }), ...(field && { [field]: session }) }),
      };
    },
    read: ({ json }) => dialect.read(json),
  };
}
