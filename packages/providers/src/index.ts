export { createEgressGuard, type EgressGuard, EgressRefused } from './egress/egress-guard.ts';
export { type OutgoingAnswer, OutOfTime, sendRequest } from './egress/send-request.ts';
export { jsonInTurns } from './json-pieces.ts';
export { type ChatModel, type JsonAnswer, ModelFailed, type ModelMessage } from './models/chat-model.ts';
export { type ChosenModel, openChatModel } from './models/open-chat-model.ts';
export { completionText, jsonFormat, jsonOfWords, postCompletion, refusedFormat } from './models/post-completion.ts';
export { RateLimit } from './resilience/rate-limit.ts';
export { openTarget, type TargetDependencies } from './targets/open-target.ts';
export { PROBE_QUESTION, probeTarget } from './targets/probe-target.ts';
export {
  type ChatMessage,
  type Target,
  type TargetAnswer,
  TargetFailed,
  type TargetFailureKind,
  type TargetProfile,
  type ToolCall,
} from './targets/target.ts';
export { baseOf } from './upstream/adapters/wire-address.ts';
export { type CallUpstream, createCallUpstream, type LimitedDeployment } from './upstream/call-upstream.ts';
export { deliveredHeaders } from './upstream/delivered-headers.ts';
export type { CallTimeouts, PendingRequest } from './upstream/exchange.ts';
export { parseExact, parseExactInTurns } from './upstream/json.ts';
export { membersOf } from './upstream/splice-body.ts';
export { createTransport } from './upstream/transport.ts';
export { TransportFailed } from './upstream/transport-failed.ts';
export { UpstreamFailure, upstreamFailure } from './upstream/upstream-failure.ts';
export type { Attempt, DeliveredAnswer, StreamStart, UpstreamHandler } from './upstream/upstream-handler.ts';
export type { UpstreamModel } from './upstream/upstream-model.ts';
export { upstreamOfModel } from './upstream/upstream-of-model.ts';
