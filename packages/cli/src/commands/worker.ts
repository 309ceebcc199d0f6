import type { Config } from '@redoubt/server';
import { newCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { print, warn } from '../io.ts';
import { configOf, withSettings } from '../service-options.ts';
import { stopSignal } from '../stop-signal.ts';
import { deathsBefore, endWithSupervisor, tellReady } from '../supervised.ts';

const description = `Works on the red-team runs of a PostgreSQL that services share, without a port of its own. Start as many as needed, on
any machine; what a worker that died had under way goes to another. Services that only take runs are started with
REDOUBT_WORK_ON_RUNS=false. SIGTERM and Ctrl-C let calls under way end.

It needs DATABASE_URL, the PostgreSQL of the services, and REDOUBT_SECRET_KEY as the services have it: it opens the
targets' keys. All settings can be options, variables, or lines of ./redoubt.env.`;

/** `redoubt worker`. Works on runs until a signal stops it. */
export const workerCommand = () =>
  withSettings(
    newCommand('worker').description(description).option('--json', 'print that it works as one JSON document'),
  ).action(async (options) => {
    endWithSupervisor();
    const say = options.json ? warn : print;
    const config = checked(configOf(options));
    const { endOnFault, logDestination, startWorker } = await import('@redoubt/server');
    const logTo = logDestination();
    const worker = await startWorker(config, logTo);
    endOnFault(config, logTo);
    if (options.json && !deathsBefore) print(JSON.stringify({ state: 'working' }));
    say('Redoubt worker: works on the runs of the PostgreSQL; Ctrl-C stops it');
    tellReady({ port: undefined, mayRestart: config.restart });
    const signal = await stopSignal();
    say(`Redoubt worker: ${signal}, finishing the calls in flight …`);
    await worker.stop();
    say('Redoubt worker: stopped');
  });

/** Throws Usage if a setting is missing that a worker cannot do without. */
function checked(config: Config): Config {
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
