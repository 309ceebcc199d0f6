import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';
import { added, withoutNothing } from '../client-body.ts';
import { googleSignature, sealThoughts } from './thought-seal.ts';

/** Google's finish reasons by OpenAI's. */
const finishReasons: Readonly<Record<string, string>> = {
  stop: 'STOP',
  tool_calls: 'STOP',
  function_call: 'STOP',
  length: 'MAX_TOKENS',
  content_filter: 'SAFETY',
};

/** Converts a finish reason. A call that is no JSON is left out, as Google does: nothing could be called with it. */
export function finishReason(finish: Json | undefined, isMalformed: boolean): string {
  const reason = finishReasons[String(finish ?? 'stop')] ?? 'OTHER';
  return isMalformed && reason === 'STOP' ? 'MALFORMED_FUNCTION_CALL' : reason;
}

const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Converts token usage. Google counts the tokens of thoughts apart. */
export function geminiUsage(usage: Json | undefined): JsonObject {
  const of = isObject(usage) ? usage : {};
  const detail = (name: string, details: Json | undefined) => (isObject(details) ? count(details[name]) : 0);
  const thoughts = detail('reasoning_tokens', of.completion_tokens_details);
  const cached = detail('cached_tokens', of.prompt_tokens_details);
  const [asked, written] = [count(of.prompt_tokens), count(of.completion_tokens)];
  return {
    promptTokenCount: asked,
    candidatesTokenCount: Math.max(0, written - thoughts),
    totalTokenCount: count(of.total_tokens) || asked + written,
    ...(thoughts > 0 && { thoughtsTokenCount: thoughts }),
    ...(cached > 0 && { cachedContentTokenCount: cached }),
  };
}

/** Converts a chat completion. Thoughts are shown only to a client that asks for them. */
export function geminiAnswer(answer: JsonObject, isShowingThoughts: boolean): JsonObject {
  const choices = Array.isArray(answer.choices) ? answer.choices.filter(isObject) : [];
  return {
    candidates: choices.map((choice, index) => candidateOf(choice, index, isShowingThoughts)),
    usageMetadata: geminiUsage(answer.usage),
    modelVersion: answer.model ?? '',
    responseId: answer.id ?? '',
    ...added(answer),
  };
}

function candidateOf({ message, finish_reason: finish }: JsonObject, index: number, isShowing: boolean): JsonObject {
  const said = isObject(message) ? message : {};
  const calls = Array.isArray(said.tool_calls) ? said.tool_calls.filter(isObject) : [];
  const written = calls.map(writtenCall).map(callPart);
  const parts = [...saidParts(said, isShowing), ...written.filter((part) => part !== undefined)];
  return {
    content: { role: 'model', parts: parts.length > 0 ? parts : [{ text: '' }] },
    finishReason: finishReason(finish, written.includes(undefined)),
    index,
  };
}

/** Converts what a message or a delta of a stream says, apart from its calls. */
export function saidParts(said: JsonObject, isShowingThoughts: boolean): JsonObject[] {
  const { thinking_blocks: signed, reasoning_content: thought, reasoning } = said;
  const thoughts = isShowingThoughts ? textParts(thought ?? reasoning) : [];
  const blocks = Array.isArray(signed) ? (signed as readonly Json[]) : [];
  const texts = [...textParts(said.content), ...textParts(said.refusal)];
  const signature = googleSignature(said);
  return [
    ...thoughts.map((part) => ({ ...part, thought: true })),
    ...(blocks.length > 0 ? [{ text: '', thought: true, thoughtSignature: sealThoughts(blocks) }] : []),
    ...texts,
    ...('thoughtSignature' in signature ? [{ text: '', ...signature }] : []),
  ];
}

/** Some models answer with a list of parts. */
function textParts(text: Json | undefined): JsonObject[] {
  if (Array.isArray(text))
    return text.filter(isObject).flatMap((part) => (part.type === 'text' ? textParts(part.text) : []));
  return typeof text === 'string' && text !== '' ? [{ text }] : [];
}

/** A call of a function as the model wrote it. */
export interface WrittenCall {
  readonly id?: Json | undefined;
  readonly name: string;
  readonly written: string;
  /** Google's signature of the thoughts before the call, as a member of its part. */
  readonly signature: JsonObject;
}

/** Reads a call, or a piece of one. */
export function writtenCall(call: JsonObject): WrittenCall {
  const { name, arguments: written } = isObject(call.function) ? call.function : {};
  return {
    id: typeof call.id === 'string' && call.id !== '' ? call.id : undefined,
    name: typeof name === 'string' ? name : '',
    written: typeof written === 'string' ? written : '',
    signature: googleSignature(call),
  };
}

/** Converts a call, or returns undefined if what was written is no JSON object. */
export function callPart({ id, name, written, signature }: WrittenCall): JsonObject | undefined {
  const args = writtenArguments(written);
  return args && { functionCall: withoutNothing({ id, name, args }), ...signature };
}

function writtenArguments(written: string): JsonObject | undefined {
  try {
    const args = parseExact(written.trim() === '' ? '{}' : written);
    return isObject(args) ? args : undefined;
  } catch {
    return undefined;
  }
}
