import { blockForms, headerPrefix, type OnBlock } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { blockedChunk, blockedCompletion, usageChunk } from '../answers/blocked-answer.ts';
import { isObject } from '../stages/message-texts.ts';
import { MAX_CHOICES } from '../stream/answer-bounds.ts';
import type { Envelope } from '../stream/chat-chunks.ts';
import type { CallState } from './call-state.ts';
import { isAnsweredInText, sendJson } from './exchange.ts';
import type { GuardedCall } from './guarded-call.ts';
import { blockedBody, detectionFields } from './report-call.ts';

/** What a block is told with. */
interface BlockReason {
  readonly message: string;
  /** The part that blocks, where no detector does. */
  readonly part?: string | undefined;
}

/**
 * Returns how a caller is told of a block: as its header says, else as the deployment says. Where an answer holds no text
 * of a model, it is an error. Throws Failure 400 for a header that names no form.
 */
export function onBlockOf({ exchange, deployment, context }: CallState, sent: string | undefined): OnBlock {
  const own = deployment.fields.on_block;
  const named = sent === undefined ? own.as : blockForms.find((form) => form === sent);
  if (named === undefined) {
    const header = `${headerPrefix(context.config.brand)}On-Block`;
    const message = `header.${header}: "${sent}" is no way to tell a block; send ${blockForms.join(', ')}`;
    throw new Failure('invalid_header', message, {
      detail: [{ type: 'invalid', loc: ['header', header], msg: message, input: sent }],
    });
  }
  return { as: isAnsweredInText(exchange.path) ? named : 'error', message: own.message };
}

/** Sends what a blocked call is answered with: an error of status 400, or an answer in its place. */
export function sendBlocked(call: GuardedCall, side: 'input' | 'output', reason: BlockReason): void {
  const { state, read } = call;
  const { exchange } = state;
  const isError = call.onBlock.as === 'error';
  const blocked = blockedIn(call, reason.message);
  state.status = isError ? 400 : 200;
  if (isError || !read.isStreamed) {
    const body = isError
      ? blockedBody(call, side, reason.message, reason.part)
      : { ...blockedCompletion(blocked), ...detectionFields(call) };
    sendJson(exchange, state.status, JSON.stringify(body));
    return;
  }
  const chunk = JSON.stringify({ ...blockedChunk(blocked), ...detectionFields(call) });
  exchange.response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    ...exchange.headers,
  });
  const usage = wantsUsage(read.body) ? `data: ${JSON.stringify(usageChunk(blocked))}\n\n` : '';
  exchange.response.end(`data: ${chunk}\n\n${usage}data: [DONE]\n\n`);
}

const wantsUsage = ({ stream_options: options }: Record<string, unknown>): boolean =>
  isObject(options) && options.include_usage === true;

/** What a stream had brought when it was blocked. */
interface Streamed {
  readonly envelope: Envelope | undefined;
  /** Whether it had begun to call a tool. */
  readonly hasCalls: boolean;
  readonly hasText: boolean;
}

/**
 * Returns the chunk that ends a blocked stream: an error, or the last chunk of an answer. A call of a tool that was cut
 * off must not look whole, so it is told by an error whatever the deployment says.
 */
export function blockedEnd(
  call: GuardedCall,
  message: string,
  { envelope, hasCalls, hasText }: Streamed,
): Record<string, unknown> {
  if (call.onBlock.as === 'error' || hasCalls) return blockedBody(call, 'output', message);
  const { onBlock, ...blocked } = blockedIn(call, message);
  // Words do not go on in the midst of a sentence.
  const words = { ...onBlock, message: `${hasText ? '\n\n' : ''}${onBlock.message ?? message}` };
  return { ...blockedChunk({ ...blocked, onBlock: words, envelope }), ...detectionFields(call) };
}

function blockedIn({ state, read, onBlock }: GuardedCall, message: string) {
  const { n, prompt } = read.body;
  const each = typeof n === 'number' && n >= 1 ? Math.floor(n) : 1;
  const prompts = Array.isArray(prompt) ? Math.max(1, prompt.length) : 1;
  const count = Math.min(MAX_CHOICES, each * prompts);
  const [first] = state.deployment.models;
  const model = first?.model ?? state.modelAsked ?? first?.name ?? '';
  return { path: state.exchange.path, onBlock, message, count, model };
}
