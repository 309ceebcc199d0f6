import { isObject } from './chat-chunks.ts';

type Json = Record<string, unknown>;

/** The form of a token that is only part of a character: it is written as its bytes. */
const bytesForm = /^(?:\\x[0-9a-f]{2})+$/i;

const bytesOf = (token: string): Buffer =>
  bytesForm.test(token) ? Buffer.from(token.replaceAll('\\x', ''), 'hex') : Buffer.from(token);

/**
 * Returns the log-probabilities of exactly the tokens that spell the text. Alternatives for these tokens were not
 * judged and are removed. Returns `from` itself if there is nothing to remove, and undefined if the tokens do not spell
 * the text.
 */
export function speltLogprobs(from: unknown, { content, refusal }: { content: string; refusal: string }): unknown {
  if (!isObject(from)) return undefined;
  if (Array.isArray(from.tokens)) return completionLogprobs(from, from.tokens, content);
  const said = { content: spelt(from.content, content), refusal: spelt(from.refusal, refusal) };
  if (said.content === undefined || said.refusal === undefined) return undefined;
  const isSame = said.content === (from.content ?? null) && said.refusal === (from.refusal ?? null);
  return isSame && Object.keys(from).every((name) => name in said) ? from : said;
}

/** Does the same for every choice of a whole answer. */
export function trimLogprobs({ choices }: Json): void {
  for (const choice of Array.isArray(choices) ? choices.filter(isObject) : []) {
    if (choice.logprobs == null) continue;
    const message = isObject(choice.message) ? choice.message : {};
    const content = typeof choice.text === 'string' ? choice.text : saidIn(message.content);
    choice.logprobs = speltLogprobs(choice.logprobs, { content, refusal: saidIn(message.refusal) }) ?? null;
  }
}

const saidIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function spelt(tokens: unknown, text: string): unknown[] | null | undefined {
  if (tokens == null) return null;
  if (!Array.isArray(tokens) || !tokens.every(isToken)) return undefined;
  if (!Buffer.concat(tokens.map(({ token }) => bytesOf(token))).equals(Buffer.from(text))) return undefined;
  return tokens.every(isBare) ? tokens : tokens.map(bare);
}

interface Token extends Json {
  readonly token: string;
}

const isToken = (value: unknown): value is Token => isObject(value) && typeof value.token === 'string';
const isNone = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);
const members = new Set(['token', 'logprob', 'bytes', 'top_logprobs']);

const isBare = (entry: Token): boolean =>
  Object.keys(entry).every((name) => members.has(name)) &&
  isNone(entry.top_logprobs) &&
  (entry.bytes == null || saysBytes(entry)) &&
  typeof (entry.logprob ?? 0) === 'number';

function saysBytes({ bytes, token }: Token): boolean {
  const own = bytesOf(token);
  return Array.isArray(bytes) && bytes.length === own.length && own.every((byte, at) => bytes[at] === byte);
}

const bare = (entry: Token): Json => ({
  token: entry.token,
  logprob: typeof entry.logprob === 'number' ? entry.logprob : null,
  bytes: [...bytesOf(entry.token)],
  top_logprobs: [],
});

/** The older form of completions. */
function completionLogprobs(from: Json, tokens: readonly unknown[], text: string): unknown {
  if (tokens.join('') !== text) return undefined;
  const isPlain = Object.entries(from).every(([name, value]) => name === 'tokens' || isNumbers(value));
  return isPlain
    ? from
    : { tokens, ...Object.fromEntries(Object.entries(from).filter(([, value]) => isNumbers(value))) };
}

const isNumbers = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((each) => each === null || typeof each === 'number'));
