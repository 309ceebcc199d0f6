export { ConfigError, loadConfig } from './config/load-config.ts';
export { type Config, flagOf, settings } from './config/settings.ts';
export { guardrailsRates } from './metering/guardrails-rates.ts';
export { redteamRates } from './metering/redteam-rates.ts';
export { type PracticeOptions, startPracticeTarget } from './practice-target/start-practice-target.ts';
export { practiceWeaknesses } from './practice-target/weaknesses.ts';
export { type RunningService, startService } from './start-service.ts';
export { type RunningWorker, startWorker } from './start-worker.ts';
export { verifyStore } from './verify-store.ts';
