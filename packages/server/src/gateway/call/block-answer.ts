import { blockForms, headerPrefix, type OnBlock } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { blockedChunk, blockedCompletion, usageChunk } from '../answers/blocked-answer.ts';
import { isObject } from '../stages/message-texts.ts';
import { MAX_CHOICES } from '../stream/answer-bounds.ts';
import type { Envelope } from '../stream/chat-chunks.ts';
import type { CallState } from './call-state.ts';
import { isAnsweredInText, sendJson, streamHeaders } from './exchange.ts';
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
  const own = isAnsweredInText(exchange.path) ? deployment.fields.on_block : asError;
  if (sent === undefined) return own;
  const named = blockForms.find((form) => form === sent);
  if (named === undefined) {
    const header = `${headerPrefix(context.config.brand)}On-Block`;
    const message = `header.${header}: "${sent}" is no way to tell a block; send ${blockForms.join(', ')}`;
    throw new Failure('invalid_header', message, {
      detail: [{ type: 'invalid', loc: ['header', header], msg: message, input: sent }],
    });
  }
  return isAnsweredInText(exchange.path) ? { as: named, message: own.message } : own;
}

const asError: OnBlock = { as: 'error', message: null };

/** Sends what a blocked call is answered with: an error of status 400, or an answer in its place. */
export function sendBlocked(call: GuardedCall, side: 'input' | 'output', reason: BlockReason): void {
  const { state, read, onBlock } = call;
  const { exchange } = state;
  state.status = onBlock.as === 'error' ? 400 : 200;
  if (onBlock.as === 'error') {
    sendJson(exchange, 400, JSON.stringify(blockedBody(call, side, reason.message, reason.part)));
  } else if (read.isStreamed) {
    streamBlocked(call, reason.message);
  } else {
    const body = { ...blockedCompletion(blockedIn(call, reason.message)), ...detectionFields(call) };
    sendJson(exchange, 200, JSON.stringify(body));
  }
}

function streamBlocked(call: GuardedCall, message: string): void {
  const { exchange } = call.state;
  const blocked = blockedIn(call, message);
  const chunk = { ...blockedChunk(blocked), ...detectionFields(call) };
  const chunks = wantsUsage(call.read.body) ? [chunk, usageChunk(blocked)] : [chunk];
  exchange.response.writeHead(200, { ...streamHeaders, ...exchange.headers });
  exchange.response.end(`${chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')}data: [DONE]\n\n`);
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
