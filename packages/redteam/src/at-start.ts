// What a service needs before its first run, apart from the other exports: the goals, the results and what else a run
// needs are loaded with the first call that asks for them.
export { createGates, type GateRegistry } from './engine/gate-registry.ts';
export type { Guard } from './engine/mitigated-target.ts';
export type { RunEngine } from './engine/run-engine.ts';
export { type Judges, openJudges } from './judge/open-judge.ts';
export { createAnswerCache } from './models/answer-cache.ts';
export { type ChosenRoleModel, openRoleModel, type RoleModel } from './models/role-model.ts';
export { specOf } from './run-spec.ts';
export { openedTarget, runTargetPlace, sealTarget, shownAddress } from './seal-target.ts';
export { startRedteam } from './start-redteam.ts';
