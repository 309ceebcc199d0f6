import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, withoutNothing } from '../client-body.ts';
import { sealThoughts } from '../sealed-thoughts.ts';
import { spokenIn } from '../spoken-texts.ts';
import { detailCount, tokenCount } from '../token-counts.ts';
import { calledWith } from '../tool-calls.ts';
import { googleSignature } from './google-signature.ts';

/** Google's finish reasons by OpenAI's. */
const finishReasons = new Map<Json | undefined, string>([
  [null, 'STOP'],
  [undefined, 'STOP'],
  ['stop', 'STOP'],
  ['tool_calls', 'STOP'],
  ['function_call', 'STOP'],
  ['length', 'MAX_TOKENS'],
  ['content_filter', 'SAFETY'],
]);

/** Converts a finish reason. A call that is no JSON is left out, as Google does: nothing could be called with it. */
export function finishReason(finish: Json | undefined, isMalformed: boolean): string {
  const reason = finishReasons.get(finish) ?? 'OTHER';
  return isMalformed && reason === 'STOP' ? 'MALFORMED_FUNCTION_CALL' : reason;
}

/** Converts token usage. Google counts the tokens of thoughts apart. */
export function geminiUsage(usage: Json | undefined): JsonObject {
  const of = isObject(usage) ? usage : {};
  const thoughts = detailCount(of.completion_tokens_details, 'reasoning_tokens');
  const cached = detailCount(of.prompt_tokens_details, 'cached_tokens');
  const [asked, written] = [tokenCount(of.prompt_tokens), tokenCount(of.completion_tokens)];
  return {
    promptTokenCount: asked,
    candidatesTokenCount: Math.max(0, written - thoughts),
    totalTokenCount: tokenCount(of.total_tokens) || asked + written,
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
  const written = calls.map((call) => callPart(writtenCall(call), finish));
  const parts = [...saidParts(said, isShowing), ...written.filter((part) => part !== undefined)];
  return {
    content: { role: 'model', parts: parts.length > 0 ? parts : [{ text: '' }] },
    finishReason: finishReason(finish, written.includes(undefined)),
    index,
  };
}

/** Converts what a message or a delta of a stream says, apart from its calls. */
export function saidParts(said: JsonObject, isShowingThoughts: boolean): JsonObject[] {
  const { thinking_blocks: signed } = said;
  const { thought, text, refusal } = spokenIn(said);
  const blocks = Array.isArray(signed) ? (signed as readonly Json[]) : [];
  const signature = googleSignature(said);
  return [
    ...(isShowingThoughts ? textPart(thought).map((part) => ({ ...part, thought: true })) : []),
    ...(blocks.length > 0 ? [{ text: '', thought: true, thoughtSignature: sealThoughts(blocks) }] : []),
    ...textPart(text),
    ...textPart(refusal),
    ...('thoughtSignature' in signature ? [{ text: '', ...signature }] : []),
  ];
}

const textPart = (text: string): JsonObject[] => (text === '' ? [] : [{ text }]);

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
export function callPart(
  { id, name, written, signature }: WrittenCall,
  finish: Json | undefined,
): JsonObject | undefined {
  const args = calledWith(written, finish);
  return args && { functionCall: withoutNothing({ id, name, args }), ...signature };
}
