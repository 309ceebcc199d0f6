import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../../packages/client/src/index.ts';
import { startMeasuredService } from '../../../packages/server/src/testing/start-measured-service.ts';
import type { SteadyReport } from '../../../packages/server/src/testing/steady-caller.ts';
import { besideDetection, megabytesOf, threadsOf, waitForNoChildren } from '../../testing/watch-service.ts';
import { allowedFailures, answerCheck } from '../fuzz/check-answer.ts';
import { type OpenApiDocument, operationsOf } from '../fuzz/openapi-document.ts';
import { harmlessFiles, hostileFiles, type SentFile } from './hostile-files.ts';
import { answerWith, type HostilePage } from './page-bombs.ts';
import { type FileAnswer, pathOf, type Receiver, sendFile } from './send-file.ts';

/** What a steady caller of texts saw during a phase, and how busy the machine was. */
export interface Phase extends SteadyReport {
  /** The share of the time of all cores that was used by anybody, from 0 to 1. */
  readonly busy: number;
  readonly seconds: number;
  /** The longest block of the service's event loop, in ms. */
  readonly heldMs: number;
}

/** What happened to the files, and to everybody else meanwhile. */
export interface HostileUploads {
  readonly answers: readonly FileAnswer[];
  /** Text calls: alone, beside undamaged files, beside hostile files, and alone again. */
  readonly alone: Phase;
  readonly besideHarmless: Phase;
  readonly besideHostile: Phase;
  readonly afterwards: Phase;
  /** Processes that still run half a minute after the last file, the threads of the service, and memory in MB. */
  readonly left: { readonly processes: number; readonly threads: number; readonly megabytes: number };
  readonly before: { readonly threads: number; readonly megabytes: number };
}

interface Order {
  readonly files: number;
  readonly seed: number;
  readonly onProgress?: (sent: number) => void;
}

const KEY = 'sk_service_a_key_for_hostile_uploads_001';
/** Two organisations send files, so that no sandbox keeps a process free. */
const SENDERS = 2;
const AT_ONCE_EACH = 4;
const ALONE_MS = 10_000;
/** Of the hostile files, so many harmless ones are sent for the comparison: one in four. */
const HARMLESS_SHARE = 0.25;
/** Idle processes end after half a minute. */
const MAX_IDLE_MS = 60_000;

/** Sends hostile files to every endpoint that reads files, while another organisation asks to judge texts. */
export async function hostileUploads({ files, seed, onProgress = () => undefined }: Order): Promise<HostileUploads> {
  const site = await servePages();
  const service = await startMeasuredService({
    REDOUBT_BOOTSTRAP_KEY: KEY,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'loopback',
  });
  try {
    const receivers = await receiversOf(service.url, site.serve);
    const watched = (work: () => Promise<unknown>) => phaseOf(service, work);
    await sendAll(harmlessFiles(3 * AT_ONCE_EACH, seed), receivers);
    const alone = await watched(() => sleep(ALONE_MS));
    const before = { threads: threadsOf(service.pid), megabytes: megabytesOf(service.pid) };
    const harmless = Math.ceil(files * HARMLESS_SHARE);
    const besideHarmless = await watched(() => sendAll(harmlessFiles(harmless, seed), receivers));
    let answers: FileAnswer[] = [];
    const besideHostile = await watched(async () => {
      answers = await sendAll(hostileFiles(files, seed), receivers, onProgress);
    });
    const processes = (await waitForNoChildren(service.pid, MAX_IDLE_MS)).length;
    const left = { processes, threads: threadsOf(service.pid), megabytes: megabytesOf(service.pid) };
    const afterwards = await watched(() => sleep(ALONE_MS));
    return { answers, alone, besideHarmless, besideHostile, afterwards, before, left };
  } finally {
    await service.stop();
    await site.stop();
  }
}

async function phaseOf(
  service: Awaited<ReturnType<typeof startMeasuredService>>,
  work: () => Promise<unknown>,
): Promise<Phase> {
  const startedAt = performance.now();
  const before = coreTimes();
  let report: SteadyReport | undefined;
  const heldMs = await service.longestDelay(async () => {
    report = await besideDetection({ url: service.url, key: KEY }, work);
  });
  const after = coreTimes();
  if (!report) throw new Error('The steady caller has not reported');
  const busy = (after.used - before.used) / (after.all - before.all);
  return { ...report, busy, heldMs, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Milliseconds that the cores of the machine have worked, and all that have passed on them. */
function coreTimes(): { used: number; all: number } {
  let [used, all] = [0, 0];
  for (const { times } of cpus()) {
    const sum = Object.values(times).reduce((total, each) => total + each, 0);
    used += sum - times.idle;
    all += sum;
  }
  return { used, all };
}

async function receiversOf(url: string, serve: Receiver['serve']): Promise<Receiver[]> {
  const { admin } = createClient({ baseUrl: url, apiKey: KEY });
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
  const check = answerCheck(document, { ...allowedFailures, 503: 'no process is free, or the file took too long' });
  const operations = new Map(operationsOf(document).map((operation) => [operation.path, operation]));
  const operationOf: Receiver['operationOf'] = (target) => {
    const operation = operations.get(pathOf(target));
    if (!operation) throw new Error(`The OpenAPI document lacks ${pathOf(target)}`);
    return operation;
  };
  const names = Array.from({ length: SENDERS }, (_, at) => `sender ${at}`);
  const keys = await Promise.all(
    names.map(async (name) => (await admin.createOrganisation({ body: { name, key: true } })).key?.key ?? ''),
  );
  return keys.map((key) => ({ url, key, operationOf, check, serve }));
}

/** Sends files of a generator, several at a time for each receiver. */
async function sendAll(
  files: AsyncGenerator<SentFile>,
  receivers: readonly Receiver[],
  onProgress: (sent: number) => void = () => undefined,
): Promise<FileAnswer[]> {
  const answers: FileAnswer[] = [];
  const work = async (receiver: Receiver) => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      answers.push(await sendFile(next.value, receiver));
      onProgress(answers.length);
    }
  };
  await Promise.all(receivers.flatMap((receiver) => Array.from({ length: AT_ONCE_EACH }, () => work(receiver))));
  return answers;
}

/** A web site on loopback that serves pages while they are needed. */
async function servePages() {
  const pages = new Map<string, HostilePage>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) return answerWith(page, request, response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let served = 0;
  return {
    serve(page: HostilePage) {
      served += 1;
      const path = `/${served}`;
      pages.set(path, page);
      return { url: `http://127.0.0.1:${port}${path}`, done: () => pages.delete(path) };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
