export { guardrailsRates } from '@redoubt/metering';
export {
  PRACTICE_MODEL,
  type PracticeOptions,
  practiceTricks,
  practiceWeaknesses,
  startPracticeTarget,
  type TrickName,
} from '@redoubt/practice-target';
export { ConfigError, loadConfig } from './config/load-config.ts';
export { type Config, flagOf, settings } from './config/settings.ts';
export { backUpStore, type MadeBackup } from './maintenance/back-up-store.ts';
export { type MadeKey, makeKey } from './maintenance/make-key.ts';
export { type RestoredStore, restoreStore } from './maintenance/restore-store.ts';
export { type Rotated, rotateSecrets } from './maintenance/rotate-secrets.ts';
export { verifyStore } from './maintenance/verify-store.ts';
export { type RunningService, startService } from './start/start-service.ts';
export { type RunningWorker, startWorker } from './start/start-worker.ts';
