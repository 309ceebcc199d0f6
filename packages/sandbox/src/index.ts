export { cpuBudgetOf } from './cpu-budget.ts';
export { FairQueue, type MayRun, type Taken } from './fair-queue.ts';
export type { Message } from './frames.ts';
export { type Refusal, type RefusalWords, refusalOf } from './refusal-of.ts';
export { createSandbox, type SandboxLog } from './sandbox.ts';
export { SandboxFailure, type SandboxFailureReason } from './sandbox-failure.ts';
export type { SandboxAnswer } from './sandbox-process.ts';
export { isExhaustion, serveTasks } from './serve-tasks.ts';
