import { type ClientOptions, openEvents, ServiceError } from '@redoubt/client';
import { brand, connection, watchSession } from '../../api.ts';
import type { TextAnswer } from '../../detectors/detectors.ts';

/** What the guardrails of one side did. */
export interface SideReport {
  readonly details: TextAnswer['details'];
  readonly enabled_detectors: readonly string[];
  readonly detected_detectors: readonly string[];
  readonly blocked_detectors: readonly string[];
  readonly skipped_detectors?: readonly string[];
  readonly is_pii_redacted?: boolean;
  readonly is_pii_unredacted?: boolean;
  /** A sentence for each part of the request that went to the model unread. */
  readonly warnings?: readonly string[];
}

/** What every stage did with a call (contract §4). */
export interface StageReport {
  readonly input_guardrails: SideReport;
  readonly output_guardrails: SideReport;
  /** In seconds. */
  readonly metrics: {
    readonly input_guardrails_latency: number;
    readonly endpoint_latency: number;
    readonly output_guardrails_latency: number;
  };
}

/** A turn of the chat. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly stages?: StageReport;
  /** Why there is no answer, or only a part of one. */
  readonly problem?: string;
  /** The request that this answers. The log of calls knows it by this id. */
  readonly requestId?: string;
  /** The credits that were charged when the call began. */
  readonly charged?: number;
}

const REPORT = `${brand}_policy_detections`;
const PREFIX = `x-${brand}-`;

/** Sends a conversation through a deployment, and tells the answer as it comes. */
export async function talk(
  deployment: string,
  turns: readonly Turn[],
  onPiece: (turn: Turn) => void,
  signal: AbortSignal,
): Promise<Turn> {
  let answer: Turn = { role: 'assistant', content: '' };
  const onResponse = (response: Response) => {
    watchSession(response);
    answer = { ...answer, ...namedIn(response.headers) };
  };
  const options: ClientOptions = { ...connection, onResponse };
  try {
    const call = { headers: { deployment }, body: { model: 'any', messages: messagesOf(turns), stream: true }, signal };
    for await (const { data } of openEvents(options, 'POST /ai-proxy/chat/completions', call)) {
      if (data === '[DONE]') break;
      answer = withChunk(answer, JSON.parse(data));
      onPiece(answer);
    }
    return answer;
  } catch (error) {
    if (signal.aborted) return { ...answer, problem: 'You stopped the answer' };
    if (!(error instanceof ServiceError)) throw error;
    const stages = reportIn(error.body.detail);
    return { ...answer, problem: error.message, ...(stages && { stages }) };
  }
}

/** A question that got no whole answer is no part of the conversation. */
function messagesOf(turns: readonly Turn[]) {
  const isAnswered = (at: number) => at === turns.length - 1 || turns[at + 1]?.problem === undefined;
  return turns
    .filter(({ problem, role }, at) => problem === undefined && (role === 'assistant' || isAnswered(at)))
    .map(({ role, content }) => ({ role, content }));
}

function namedIn(headers: Headers): Pick<Turn, 'requestId' | 'charged'> {
  const requestId = headers.get('x-request-id');
  const cost = headers.get(`${PREFIX}credits-cost`);
  return { ...(requestId && { requestId }), ...(cost && { charged: Number(cost) }) };
}

interface Chunk {
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly error?: { readonly message?: string };
}

function withChunk(answer: Turn, chunk: Chunk): Turn {
  const stages = reportIn(chunk);
  return {
    ...answer,
    content: answer.content + (chunk.choices?.[0]?.delta?.content ?? ''),
    ...(stages && { stages }),
    ...(chunk.error && { problem: chunk.error.message ?? 'The answer was stopped' }),
  };
}

/** The cast: the service writes this field by the contract. */
const reportIn = (body: unknown): StageReport | undefined =>
  typeof body === 'object' && body !== null ? (body as Record<string, StageReport>)[REPORT] : undefined;
