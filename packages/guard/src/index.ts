export {
  createGuard,
  type Guard,
  type GuardOptions,
  type InputOptions,
  type OutputOptions,
} from './guard/create-guard.ts';
export { GuardBlocked, type GuardVerdict, type Stage } from './guard/guard-blocked.ts';
export { GuardedCall, type GuardedStreamText, type TextForm } from './guard/guarded-call.ts';
export type { Judge, PersonalData } from './guard/judge.ts';
