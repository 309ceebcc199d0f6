import type { Attempt, UpstreamModel } from '@redoubt/providers';
import type { BookedCall, Claim } from '../../charging/book-call.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { InputReport, OutputReport } from '../stages/stage-report.ts';
import type { Exchange } from './exchange.ts';

/** How a call ended, as its log tells it. */
type Outcome = 'answered' | 'input_blocked' | 'output_blocked' | 'upstream_error' | 'aborted' | 'failed';

/** What becomes known of a call while it goes on; its log is written from it. */
export interface CallState {
  readonly exchange: Exchange;
  readonly context: GatewayContext;
  readonly deployment: ReadyDeployment;
  /** The idempotency key that the call holds. */
  claim: Claim | undefined;
  /** What its stages cost, once that is charged; undefined where none of them costs anything. */
  booked: BookedCall | undefined;
  readonly attempts: Attempt[];
  isStreamed: boolean;
  modelAsked: string | null;
  /** As the provider names it in its answer. */
  modelAnswered: string | null;
  /** What the caller says since the model's last answer: what input detection is priced by. */
  latest: string;
  input: InputReport | undefined;
  output: OutputReport | undefined;
  /** Ms that the stages before the model took, and those after. */
  inputMs: number;
  outputMs: number;
  /** Ms since the call came. */
  sentAt: number;
  firstByteAt: number | undefined;
  answeredAt: number | undefined;
  answeredBy: UpstreamModel | undefined;
  status: number;
  outcome: Outcome;
  finishReason: string | null;
  usage: { readonly prompt: number | null; readonly completion: number | null };
  /** For logs that keep texts: what was sent on, and what the model wrote; personal data stands as tokens. */
  requestText: string | null;
  responseText: string | null;
}

/** A call whose caller and deployment are known. */
export function openState(exchange: Exchange, known: Pick<CallState, 'context' | 'deployment'>): CallState {
  return {
    exchange,
    ...known,
    claim: undefined,
    booked: undefined,
    attempts: [],
    isStreamed: false,
    modelAsked: null,
    modelAnswered: null,
    latest: '',
    input: undefined,
    output: undefined,
    inputMs: 0,
    outputMs: 0,
    sentAt: 0,
    firstByteAt: undefined,
    answeredAt: undefined,
    answeredBy: undefined,
    status: 500,
    outcome: 'failed',
    finishReason: null,
    usage: { prompt: null, completion: null },
    requestText: null,
    responseText: null,
  };
}

/** Ms since the call came. */
export const elapsed = ({ startedAt }: Exchange): number => performance.now() - startedAt;
