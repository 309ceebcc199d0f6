// The attacks, apart from the other exports: they are a hundred modules, which a service loads with its first run.
export { attackById } from './attacks/index.ts';
export { toldPrompt } from './attacks/media/told-prompt.ts';
export { tryAttacks } from './calls/try-attacks.ts';
export { planRun } from './plan-run.ts';
export { englishOf } from './translations.ts';
