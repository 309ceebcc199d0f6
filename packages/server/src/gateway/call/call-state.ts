import type { CacheOutcome } from '@redoubt/contract';
import { emptyMap, type TokenMap } from '@redoubt/guard/parts';
import type { ProxyStage } from '@redoubt/metering';
import type { Attempt, UpstreamModel } from '@redoubt/providers';
import type { BookedCall, Claim } from '../../charging/book-call.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { Answered } from '../found/answered-texts.ts';
import type { ShadowTexts } from '../shadow/judge-shadow.ts';
import type { InputReport, OutputReport } from '../stages/stage-report.ts';
import type { FinishReasons } from '../stream/chat-chunks.ts';
import type { Attributes } from '../tracing/otlp-json.ts';
import type { Exchange } from './exchange.ts';
import type { HeldAnswer } from './hold-answer.ts';
import type { ReadCall } from './read-call.ts';
import { noUsage, type TokenUsage } from './token-usage.ts';

/** How a call ended, as the log records it. */
type Outcome = 'answered' | 'input_blocked' | 'output_blocked' | 'upstream_error' | 'aborted' | 'failed';

/** What becomes known of a call while it runs. Its log record is written from this. */
export interface CallState {
  readonly exchange: Exchange;
  readonly context: GatewayContext;
  readonly deployment: ReadyDeployment;
  /** The idempotency key that the call holds. */
  claim: Claim | undefined;
  /** The charge of its stages, once booked. Undefined if no stage costs anything. */
  booked: BookedCall | undefined;
  readonly attempts: Attempt[];
  /** The room for the model's answer. Undefined until a model is asked. */
  held: HeldAnswer | undefined;
  isStreamed: boolean;
  modelAsked: string | null;
  /** Whom the caller names as its end user. */
  endUser: string | null;
  /** What the caller sent as its end user, whole and in any form: whose a kept answer is depends on it. */
  userSent: unknown;
  /** The model's name in the provider's answer. */
  modelAnswered: string | null;
  /** The caller's texts since the model's last answer. The price of input detection depends on them. */
  latest: string;
  /** What reading the request's pictures, recordings and files costs: before it is done, and then as it was done. */
  partStages: readonly ProxyStage[];
  /** What was read of the body. Undefined if no stage reads it. */
  read: Pick<ReadCall, 'body' | 'places'> | undefined;
  /** What was replaced in the request's texts. */
  sentMap: TokenMap;
  /** What the model wrote. Undefined until it is known. */
  answered: Answered | undefined;
  input: InputReport | undefined;
  output: OutputReport | undefined;
  /** Milliseconds that the stages before the model took. `outputMs` counts those after it. */
  inputMs: number;
  outputMs: number;
  /** Milliseconds since the call arrived, as in the three fields below. */
  sentAt: number;
  firstByteAt: number | undefined;
  answeredAt: number | undefined;
  answeredBy: UpstreamModel | undefined;
  status: number;
  outcome: Outcome;
  /** By the index of the choice. */
  finishReasons: FinishReasons;
  /** The provider's id of its answer. */
  answerId: string | null;
  /** Attributes of the request that was sent, for spans alone. Undefined if the call is not traced, or was not sent. */
  settings: Attributes | undefined;
  usage: TokenUsage;
  /** What the provider takes for the call, in nano-dollars. Null while that is not known. */
  costNano: number | null;
  /** Whether a kept answer was given. Null if the deployment keeps none, or before one is looked for. */
  cache: CacheOutcome | null;
  /** What the kept answer had cost, in nano-dollars. */
  savedNano: number | null;
  /** For logs that keep texts: the text sent to the model, and the model's text. Tokens replace personal data. */
  requestText: string | null;
  responseText: string | null;
  /** What the second policies judge once the answer has gone. Undefined if the deployment has none. */
  shadowTexts: ShadowTexts | undefined;
}

/** Creates the state of a call whose caller and deployment are known. */
export function openState(exchange: Exchange, known: Pick<CallState, 'context' | 'deployment'>): CallState {
  return {
    exchange,
    ...known,
    claim: undefined,
    booked: undefined,
    attempts: [],
    held: undefined,
    isStreamed: false,
    modelAsked: null,
    endUser: null,
    userSent: undefined,
    modelAnswered: null,
    latest: '',
    partStages: [],
    read: undefined,
    sentMap: emptyMap,
    answered: undefined,
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
    finishReasons: [],
    answerId: null,
    settings: undefined,
    usage: noUsage,
    costNano: null,
    cache: null,
    savedNano: null,
    requestText: null,
    responseText: null,
    shadowTexts: undefined,
  };
}

/** Returns the milliseconds since the call arrived. */
export const elapsed = ({ startedAt }: Exchange): number => performance.now() - startedAt;
