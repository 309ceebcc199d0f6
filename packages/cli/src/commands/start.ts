import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Config, RunningService } from '@redoubt/server';
import { newCommand } from '../command.ts';
import { print, warn } from '../io.ts';
import { printedCommand } from '../printed-command.ts';
import { configOf, withSettings } from '../service-options.ts';
import { stopSignal } from '../stop-signal.ts';
import { deathsBefore, endWithSupervisor, tellReady } from '../supervised.ts';

const description = `Starts the service. Every option can also be a variable of the environment, or a line of ./redoubt.env.
What they mean at length: docs/reference/settings.md`;

/** `redoubt start`. Serves until a signal stops it. */
export const startCommand = () =>
  withSettings(
    newCommand('start')
      .description(description)
      .option('--json', 'print where it listens, and a first key, as one JSON document'),
  ).action(async (options) => {
    endWithSupervisor();
    const { json } = options;
    // With --json, standard output has the document and nothing else.
    const say = json ? warn : print;
    const config = withLocalTargets(configOf(options), say);
    const startedAt = performance.now();
    say(`Redoubt: opening ${config.databaseUrl ? 'PostgreSQL' : `the embedded store in ${config.dataDir}`} …`);
    const { endOnFault, logDestination, startService } = await import('@redoubt/server');
    const logTo = logDestination();
    const service = await startService(config, logTo, { command: printedCommand() });
    endOnFault(config, logTo);
    freeStartMemory();
    if (json && !deathsBefore) print(JSON.stringify(documentOf(service)));
    say(greeting(service, config, performance.now() - startedAt));
    tellReady({ port: service.port, mayRestart: config.restart });
    const signal = await stopSignal();
    say(`Redoubt: ${signal}, finishing the requests in flight …`);
    await service.stop();
    say('Redoubt: stopped');
  });

const documentOf = ({ url, store, firstStart }: RunningService) => ({
  url,
  store,
  organisation: firstStart?.organisation ?? null,
  project: firstStart?.project ?? null,
  key: firstStart?.secret ?? null,
});

/**
 * Allows loopback targets if the service itself is only reachable from this machine and uses the embedded store: a
 * person who tries it out has the target there too. A service that others can reach must not be made to call its own
 * machine.
 */
function withLocalTargets(config: Config, say: (sentence: string) => void): Config {
  const isLocal = /^(?:localhost|127\.|::1$)/.test(config.host) && config.databaseUrl === undefined;
  if (config.allowPrivateTargets !== undefined || !isLocal) return config;
  say(
    'Redoubt: targets and webhooks on this machine (loopback) may be called; REDOUBT_ALLOW_PRIVATE_TARGETS=false forbids it',
  );
  return { ...config, allowPrivateTargets: 'loopback' };
}

function greeting(service: RunningService, config: Config, elapsedMs: number): string {
  const { url, store, firstStart, isBootstrapKeyIgnored } = service;
  const where = store === 'sqlite' ? `the embedded store in ${config.dataDir}` : 'PostgreSQL';
  return [
    `Redoubt: ready on ${url} after ${Math.round(elapsedMs)} ms, with ${where}. Reference: ${url}/docs`,
    ...(isBootstrapKeyIgnored ? [ignoredKeySentence] : []),
    ...(firstStart ? [madeSentence(firstStart)] : []),
    ...pasteLines(url, firstStart?.secret, config),
    pagesSentence(url, firstStart?.signInPath, config),
  ].join('\n');
}

/** How to get into the pages. */
function pagesSentence(url: string, signInPath: string | undefined, config: Config): string {
  const address = config.publicUrl ?? url;
  if (signInPath !== undefined)
    return `Pages, signed in (this link works once, for 15 minutes): ${address}${signInPath}`;
  if (config.adminPassword) return `Pages: ${address}, with a key or the password of REDOUBT_ADMIN_PASSWORD`;
  return `Pages: ${address}, with a key, or with a link: ${printedCommand()} admin link ${storeOptions(config)} --url ${address}`;
}

/** Lines to paste into a shell. With them, the command line and the examples of the documentation work there. */
function pasteLines(url: string, secret: string | undefined, config: Config): string[] {
  const exported = `export REDOUBT_URL=${url}`;
  if (secret !== undefined) {
    return ['For another terminal:', '', exported, `export REDOUBT_API_KEY=${secret}`, '', curlLine(url, secret), ''];
  }
  return [
    'For another terminal, beside a key of yours in REDOUBT_API_KEY:',
    '',
    exported,
    '',
    `No key left? ${printedCommand()} keys create NAME ${storeOptions(config)}`,
  ];
}

/** The options that name the store for a command that opens it. */
const storeOptions = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl === undefined ? `--data-dir ${dataDir}` : '--database-url "$DATABASE_URL"';

const ignoredKeySentence =
  'Redoubt: warning: REDOUBT_BOOTSTRAP_KEY is ignored: it sets the first key of an empty store only, and this store has its keys already.';

function madeSentence({ organisation, project, secret }: NonNullable<RunningService['firstStart']>): string {
  const made = `Redoubt: first start: made the organisation "${organisation}", its project "${project}" and a key`;
  return secret === undefined ? `${made} (the one that REDOUBT_BOOTSTRAP_KEY sets)` : `${made}, shown this once.`;
}

function curlLine(url: string, secret: string): string {
  const body = {
    text: 'Write to jane@example.com or call +1 415 555 2671',
    detectors: { pii: { enabled: true }, sponge_attack: { enabled: true } },
  };
  return `curl --fail-with-body -sS ${url}/guardrails/detect -H 'apikey: ${secret}' -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
}

/**
 * Collects once what the start left behind, about 20 MB, and gives the pages back to the system. V8 would keep them,
 * because an idle process gives it no reason to collect. The collection takes some 100 ms, so only a start should
 * pay for it. Does nothing where V8 offers no such collection.
 */
function freeStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
