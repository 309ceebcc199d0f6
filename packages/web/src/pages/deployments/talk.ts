import { openEvents, ServiceError } from '@redoubt/client';
import { brand, connection } from '../../api.ts';

/** What the guardrails of one side did. */
interface SideReport {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly enabled_detectors: readonly string[];
  readonly detected_detectors: readonly string[];
  readonly blocked_detectors: readonly string[];
  readonly is_req_blocked?: boolean;
  readonly is_res_blocked?: boolean;
  readonly is_pii_redacted?: boolean;
  readonly is_pii_unredacted?: boolean;
}

/** What every stage did with a call (contract §4). */
export interface StageReport {
  readonly input_guardrails?: SideReport;
  readonly output_guardrails?: SideReport;
  /** In seconds. */
  readonly metrics?: Readonly<Record<string, number | null>>;
}

/** A turn of the chat. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly stages?: StageReport;
  /** Why there is no answer, or only a part of one. */
  readonly problem?: string;
}

/** Called with each new piece of the answer. */
type OnPiece = (turn: Turn) => void;

const REPORT = `${brand}_policy_detections`;

/** Sends a conversation through a deployment, and tells the answer as it comes. */
export async function talk(
  deployment: string,
  turns: readonly Turn[],
  onPiece: OnPiece,
  signal: AbortSignal,
): Promise<Turn> {
  const messages = turns.filter(({ problem }) => problem === undefined).map(({ role, content }) => ({ role, content }));
  let answer: Turn = { role: 'assistant', content: '' };
  try {
    const call = { headers: { deployment }, body: { model: 'any', messages, stream: true }, signal };
    for await (const { data } of openEvents(connection, 'POST /ai-proxy/chat/completions', call)) {
      if (data === '[DONE]') break;
      answer = withChunk(answer, JSON.parse(data));
      onPiece(answer);
    }
    return answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const stages = reportIn(error.body.detail);
    return { ...answer, problem: error.message, ...(stages && { stages }) };
  }
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
