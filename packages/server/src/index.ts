export { guardrailsRates, redteamRates } from '@redoubt/metering';
export {
  PRACTICE_MODEL,
  type PracticeOptions,
  practiceWeaknesses,
  startPracticeTarget,
} from '@redoubt/practice-target';
export { backUpStore, type MadeBackup } from './back-up-store.ts';
export { ConfigError, loadConfig } from './config/load-config.ts';
export { type Config, flagOf, settings } from './config/settings.ts';
export { type MadeKey, makeKey } from './make-key.ts';
export { type RestoredStore, restoreStore } from './restore-store.ts';
export { type Rotated, rotateSecrets } from './rotate-secrets.ts';
export { type RunningService, startService } from './start-service.ts';
export { type RunningWorker, startWorker } from './start-worker.ts';
export { verifyStore } from './verify-store.ts';
