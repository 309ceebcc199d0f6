import { type Config, ConfigError, loadConfig } from '@redoubt/server';
import { HelpWanted, Usage } from '../command-failures.ts';
import { stopSignal } from '../stop-signal.ts';

const help = `redoubt worker [options]

Works on the red-team runs of a PostgreSQL that services share, without a port of its own. Start as many as needed, on
any machine; what a worker that died had under way goes to another. Services that only take runs are started with
REDOUBT_WORK_ON_RUNS=false.

  DATABASE_URL, or --database-url     the PostgreSQL of the services (needed)
  REDOUBT_SECRET_KEY                  as the services have it: it opens the targets' keys (needed)
  REDOUBT_REDTEAM_CONCURRENCY         calls of a run at once, at most (default 20)
  REDOUBT_TARGET_TIMEOUT_SECONDS, REDOUBT_ALLOW_PRIVATE_TARGETS, REDOUBT_LOG_LEVEL, REDOUBT_SHUTDOWN_SECONDS

These and all others of "redoubt start --help" can be flags, variables, or lines of ./redoubt.env. SIGTERM and Ctrl-C
let calls under way end.`;

/** Works on runs until a signal stops it. Returns the exit code. */
export async function workerCommand(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) throw new HelpWanted(help);
  const config = readConfig(args);
  const { startWorker } = await import('@redoubt/server');
  const worker = await startWorker(config);
  console.log('Redoubt worker: works on the runs of the PostgreSQL; Ctrl-C stops it');
  const signal = await stopSignal();
  console.log(`Redoubt worker: ${signal}, finishing the calls in flight …`);
  await worker.stop();
  console.log('Redoubt worker: stopped');
  return 0;
}

/** The settings of a worker. Throws Usage if one is missing or wrong. */
function readConfig(args: string[]): Config {
  const config = parsed(args);
  if (config.databaseUrl === undefined) {
    throw new Usage(
      'A worker shares the runs of a PostgreSQL: set DATABASE_URL to that of the services. With the embedded store the service works on its runs itself.',
    );
  }
  if (config.secretKey === undefined) {
    throw new Usage(
      "A worker opens the targets' keys with the key that sealed them: set REDOUBT_SECRET_KEY to that of the services.",
    );
  }
  return config;
}

function parsed(args: string[]): Config {
  try {
    return loadConfig({ args, env: process.env });
  } catch (error) {
    if (error instanceof ConfigError) throw new Usage(error.message);
    throw error;
  }
}
