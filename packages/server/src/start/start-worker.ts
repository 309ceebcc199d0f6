import type { DestinationStream } from 'pino';
import type { Config } from '../config/settings.ts';
import { version } from '../version.ts';
import { createLogger, logDestination } from './logging.ts';
import { openContext } from './open-context.ts';

/** A process that works on runs and serves no requests. */
export interface RunningWorker {
  /** Waits for calls in flight, at most for the grace period of the settings. Then it closes the store. */
  stop(): Promise<void>;
}

/**
 * Starts work on the runs in a PostgreSQL store. Rejects if no PostgreSQL is configured, or with the store's own
 * error.
 */
export async function startWorker(config: Config, logTo: DestinationStream = logDestination()): Promise<RunningWorker> {
  if (config.databaseUrl === undefined) throw new Error('A worker needs the PostgreSQL of the services: DATABASE_URL');
  const log = createLogger(config, logTo);
  const { engine, startStopping, close } = await openContext({ ...config, workOnRuns: true }, { log, version });
  log.info({ version }, 'working on runs');
  return {
    async stop() {
      log.info('stopping');
      startStopping();
      await engine?.stop(config.shutdownSeconds * 1_000);
      await close();
      log.info('stopped');
    },
  };
}
