export { ServiceRefused } from './bridge/connect-socket.ts';
export type { AllowedCall, ForwardRules } from './bridge/forward-rules.ts';
export { type BridgeEvent, type RunningBridge, runBridge } from './bridge/run-bridge.ts';
export { acceptSocket } from './service/accept-socket.ts';
export { BridgeConnection } from './service/bridge-connection.ts';
