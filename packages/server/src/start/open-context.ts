import {
  createEgressGuard,
  createHttpClient,
  createUpstreamStates,
  type EgressGuard,
  type HttpClient,
} from '@redoubt/providers';
import {
  createAnswerCache,
  createGates,
  openJudges,
  openRoleModel,
  type RunEngine,
  startRedteam,
} from '@redoubt/redteam/at-start';
import { createSecretBox, masterKeys } from '@redoubt/secrets';
import { openStore, type Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { UpstreamServices } from '../gateway/context.ts';
import { createPriceTable } from '../gateway/costs/price-table.ts';
import { openBackends } from '../guardrails/backends/open-backends.ts';
import { readBackends } from '../guardrails/backends/read-backends.ts';
import type { Transcription } from '../guardrails/backends/transcription/open-transcription.ts';
import { withBackends } from '../guardrails/backends/with-backends.ts';
import type { GuardrailsServices } from '../guardrails/context.ts';
import { createDetectorPool, type DetectorPool } from '../guardrails/detector-pool.ts';
import { createMediaReaders } from '../guardrails/media/media-readers.ts';
import { createProtectedCache } from '../guardrails/protected/protected-cache.ts';
import { createPolicyCache } from '../guardrails/saved/policy-cache.ts';
import { createScanReader } from '../guardrails/scans/scan-reader.ts';
import { createPolicyWizard } from '../guardrails/wizard/policy-wizard.ts';
import { openRunningWork } from '../http/running-work.ts';
import { readModelPrices } from '../models/model-prices.ts';
import { readModels } from '../models/read-models.ts';
import type { RedteamServices } from '../redteam-api/context.ts';
import { guardsOf } from '../redteam-api/mitigation/guard-of-run.ts';
import type { RelayServices } from '../relay/context.ts';
import { Relay } from '../relay/relay.ts';
import type { ModelServices } from '../saved-models/context.ts';
import { createModelCache } from '../saved-models/model-cache.ts';

/** The contexts of all folders together. Only the code that assembles the service uses this type. */
export type SharedContext = ServiceContext &
  GuardrailsServices &
  ModelServices &
  RelayServices &
  UpstreamServices &
  RedteamServices;

/** An open context, with the functions that stop and close it. */
export interface OpenContext {
  readonly context: SharedContext;
  /** Works on red-team runs. Undefined if other processes do that work. */
  readonly engine: RunEngine | undefined;
  /** Ends the answers that have no natural end. */
  startStopping(): void;
  /** Fails all texts and files that are still worked on. What was booked for them has to be given back after that. */
  endWork(): Promise<void>;
  close(): Promise<void>;
}

/** Parts that who starts the process may replace. */
export interface Replaceable {
  /** The words that start the command line. Default: those of an installed package. */
  readonly command?: string | undefined;
  readonly open?: typeof openStore | undefined;
  readonly clock?: (() => Date) | undefined;
}

/**
 * Opens the store, the detector threads and everything else that a process needs. Rejects with the store's own error.
 */
export async function openContext(
  config: Config,
  { log, version, ...replaced }: { log: Logger; version: string } & Replaceable,
): Promise<OpenContext> {
  const { command = 'redoubt', open = openStore, clock = () => new Date() } = replaced;
  const egress = egressOf(config);
  const http = createHttpClient(egress);
  const { env } = process;
  const prices = createPriceTable(readModelPrices(config.modelPrices));
  const chosen = readBackends(config.backends, { env, egress });
  const store = await open({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, clock });
  const backends = openBackends(chosen, { http, log, clock });
  const pool = openPool(config, log);
  const detectors = withBackends(pool, backends);
  const helpers = openHelpers(config, { egress, http, readerOf: patientReader(pool) });
  const { readers, close: closeReaders } = openReaders(config, log, backends.transcription);
  const secrets = secretsOf(config, store.kind === 'postgres', log);
  const caches = openCaches({ store, clock, secrets, detectors });
  const stopping = new AbortController();
  const base = { config, store, secrets, egress, env, log, clock };
  const relay = new Relay(base);
  const relayOf = (projectId: string) => relay.of(projectId);
  const guardOf = guardsOf({ detectors, protectedTexts: caches.protectedTexts });
  const engine = config.workOnRuns ? startRedteam({ ...base, ...helpers, relayOf, guardOf }) : undefined;
  const redteam = { ...helpers, wake: () => engine?.wake(), worksHere: engine !== undefined };
  const upstreams = createUpstreamStates();
  const shared = {
    ...base,
    ...caches,
    ...readers,
    detectors,
    backends,
    relay,
    upstreams,
    prices,
    http,
    redteam,
    version,
  };
  const endWork = once(async () => {
    await Promise.all([detectors.close(), closeReaders()]);
  });
  return {
    context: { ...shared, command, stopping: stopping.signal, running: openRunningWork() },
    engine,
    startStopping: () => stopping.abort(),
    endWork,
    async close() {
      await Promise.all([endWork(), engine?.stop(0)]);
      await relay.close(0);
      http.close();
      await store.close();
    },
  };
}

const openPool = (config: Config, log: Logger): DetectorPool =>
  createDetectorPool(config, {
    onOverload: tooMuchWaits,
    onEncoderFailure: (error) => log.warn({ err: error }, 'the second model failed; the first model answers alone'),
    onEncoderUnavailable: (reason) => log.warn({ reason }, 'the second model cannot run; the first one judges alone'),
  });

/** Runs and evaluations ask for many pairs, and wait for room before the encoder. They are not refused. */
const patientReader =
  (pool: DetectorPool): Parameters<typeof openJudges>[1] =>
  (organisationId) =>
  (pairs, signal) =>
    pool.of(organisationId).readPairs(pairs, { signal, isPatient: true });

/** Does work once, however often it is asked for. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** Opens what remembers of the store what projects saved. */
function openCaches({
  store,
  clock,
  secrets,
  detectors,
}: Omit<Parameters<typeof createProtectedCache>[0], 'store'> & { store: Store }) {
  return {
    policies: createPolicyCache(store.policies, clock),
    models: createModelCache(store.models, { clock, secrets }),
    protectedTexts: createProtectedCache({ store: store.protectedTexts, clock, secrets, detectors }),
  };
}

/** Opens what reads the files of callers, in sandboxed processes. */
function openReaders({ workers: processes }: Config, log: Logger, transcription: Transcription | undefined) {
  const settings = { processes, onOverload: overloaded, log };
  const wizard = createPolicyWizard(settings);
  const scans = createScanReader(settings);
  const media = createMediaReaders({ ...settings, transcribe: transcription?.transcribe });
  const close = async () => {
    await Promise.all([wizard.close(), scans.close(), media.close()]);
  };
  return { readers: { wizard, scans, media }, close };
}

/** Opens what runs and calls of the red team share: judges, the attacker model and the gates of targets. */
function openHelpers(
  config: Config,
  { egress, http, readerOf }: { egress: EgressGuard; http: HttpClient; readerOf: Parameters<typeof openJudges>[1] },
) {
  const { judge, attacker } = readModels(config.models, { env: process.env, egress });
  const parts = { http, cache: createAnswerCache() };
  return {
    judges: openJudges(judge && openRoleModel('judge', judge, parts), readerOf),
    attacker: attacker && openRoleModel('attacker', attacker, parts),
    gates: createGates(config.redteamConcurrency),
  };
}

const egressOf = ({ allowPrivateTargets: allowed }: Config) =>
  createEgressGuard({ allowPrivate: allowed === true, allowLoopback: allowed === true || allowed === 'loopback' });

function secretsOf({ secretKey, dataDir }: Config, isShared: boolean, log: Logger) {
  return createSecretBox(masterKeys({ secretKey, dataDir, isShared, warn: (sentence) => log.warn(sentence) }));
}

/**
 * Creates the failure for a full queue. An organisation that sends too much gets a 429. If the whole service is
 * overloaded, no single organisation is to blame and the answer is a 503.
 */
function tooMuchWaits(of: 'organisation' | 'service', retryAfterSeconds: number): Failure {
  const seconds = Math.min(60, Math.max(1, retryAfterSeconds));
  if (of === 'service') return overloaded(seconds);
  const message = `Too many texts of this organisation wait to be judged; try again in ${seconds} s, or send fewer at a time`;
  return new Failure('rate_limited', message, { headers: { 'retry-after': String(seconds) } });
}

const overloaded = (seconds = 1) =>
  new Failure('not_ready', 'All threads are busy; try again shortly', { headers: { 'retry-after': String(seconds) } });
