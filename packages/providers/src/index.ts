export { createEgressGuard, type EgressGuard, EgressRefused } from './http/egress-guard.ts';
export type { AnswerHandler, CallTimeouts, PendingRequest, WireRequest } from './http/exchange.ts';
export { AnswerTooLarge, createHttpClient, type HttpAnswer, type HttpClient, OutOfTime } from './http/http-client.ts';
export { createTransport, failedRequest, type RelayTransport, type Transport } from './http/transport.ts';
export { TransportFailed, type TransportFailure } from './http/transport-failed.ts';
export {
  isObject,
  type Json,
  type JsonObject,
  parseExact,
  parseExactInTurns,
  TooManyValues,
} from './json/exact-json.ts';
export { jsonInTurns } from './json/json-pieces.ts';
export {
  type ChatModel,
  type CompletionOptions,
  type JsonAnswer,
  ModelFailed,
  type ModelFailureKind,
  type ModelMessage,
} from './models/chat-model.ts';
export { createModelLimit } from './models/limit-model.ts';
export { type ChosenModel, openChatModel, openUnlimitedModel, tokensOfMessages } from './models/open-chat-model.ts';
export { completionText, jsonFormat, jsonOfWords, postCompletion, refusedFormat } from './models/post-completion.ts';
export { AdaptiveLimit, type Admission } from './resilience/adaptive-limit.ts';
export { type Backoff, backoffMs, FULL_JITTER, fullBackoffMs } from './resilience/backoff.ts';
export { Circuit } from './resilience/circuit.ts';
export { RateLimit } from './resilience/rate-limit.ts';
export { type OpenableTarget, openTarget, type TargetDependencies } from './targets/open-target.ts';
export { PROBE_QUESTION, probeTarget } from './targets/probe-target.ts';
export {
  type ChatMessage,
  type ContentPart,
  opensConversation,
  type Pace,
  type Target,
  type TargetAnswer,
  TargetFailed,
  type TargetFailureKind,
  TargetMisconfigured,
  type TargetProfile,
  type ToolCall,
} from './targets/target.ts';
export { type Base, baseOf } from './upstream/adapters/wire-address.ts';
export type { AnswerRoom } from './upstream/answer-room.ts';
export { type CallUpstream, createCallUpstream, type LimitedDeployment } from './upstream/call-upstream.ts';
export { deliveredHeaders } from './upstream/delivered-headers.ts';
export { membersOf } from './upstream/splice-body.ts';
export { noRoom, UpstreamFailure, upstreamFailure } from './upstream/upstream-failure.ts';
export type {
  Attempt,
  DeliveredAnswer,
  StreamHandler,
  StreamStart,
  UpstreamHandler,
} from './upstream/upstream-handler.ts';
export type { CallPath, CallTries, SentRecording, UpstreamModel } from './upstream/upstream-model.ts';
export { upstreamOfModel } from './upstream/upstream-of-model.ts';
export { createUpstreamStates, type UpstreamStates } from './upstream/upstream-states.ts';
