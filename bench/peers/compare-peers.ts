import { existsSync, readFileSync } from 'node:fs';
import { usualCandidates } from '../../ml/evaluate/candidates.ts';
import { scoreHeldOut } from '../../ml/evaluate/held-out.ts';
import { keepTables } from '../../ml/evaluate/keep-tables.ts';
import { readCorpus, readExtra } from '../../ml/evaluate/read-rows.ts';
import { type TrainedCandidate, trainFolds } from '../../ml/evaluate/trained-folds.ts';
import { documentSource } from '../../ml/first-model/documents.ts';
import type { BenchmarkOptions, Findings, Skipped } from '../measure.ts';
import { median } from '../measure.ts';
import { peers } from './adapters.ts';
import { askPeer } from './ask-peer.ts';
import { type Compared, type ComparedTask, comparedTasks, type Missing, measuresOf, peerTables } from './comparison.ts';
import { type Installed, installApart } from './install-apart.ts';
import { judgeScores } from './judge-scores.ts';
import { type ComparedText, comparedTexts, writtenTexts } from './peer-texts.ts';

const PER_SOURCE_AND_LABEL = 40;
const ROUNDS = 2;
const TIMED_MS = 1_000;

/** Our detectors and packages from npm, on the same texts in one run: quality, and texts a second of CPU time. */
export async function comparePeers(options: BenchmarkOptions): Promise<Findings | Skipped> {
  if (!existsSync(options.data)) {
    return { skipped: `the folder "${options.data}" of labelled texts is not there; name it with --data DIR` };
  }
  const installed = installPeers();
  if ('reason' in installed) return { skipped: `the peers could not be installed: ${installed.reason}` };
  const { rows: ours, texts } = await measureOurs(options);
  const theirs: (Compared | Missing)[] = [];
  for (const name of Object.keys(peers)) theirs.push(await peerRow(name, installed.folder, texts));
  const compared = [...ours, ...theirs.filter((row) => 'version' in row)];
  const missing = theirs.filter((row) => 'reason' in row);
  keepTables('peers', peerTables(compared, missing));
  return { measures: measuresOf(compared), rounds: { compared, missing } };
}

/** Our rows, and the texts that they were made of. */
async function measureOurs({ data, extra }: BenchmarkOptions) {
  const { rows } = await readCorpus(data);
  const own = extra === undefined ? { rows: [] } : await readExtra(extra);
  const compared: Compared[] = [];
  const texts = new Map<ComparedTask, readonly ComparedText[]>();
  for (const candidate of usualCandidates(documentSource(data), extra !== undefined)) {
    if (!comparedTasks.some((task) => candidate.tasks.includes(task))) continue;
    const trained = await trainFolds(candidate, rows, own.rows, PER_SOURCE_AND_LABEL * 4);
    for (const task of comparedTasks.filter((name) => candidate.tasks.includes(name))) {
      const written = task === 'injection_attack' ? await writtenTexts(trained.whole) : [];
      const chosen = [...comparedTexts(await scoreHeldOut(trained, task), PER_SOURCE_AND_LABEL), ...written];
      texts.set(task, chosen);
      compared.push(await ourRow(trained, task, chosen));
    }
  }
  return { rows: compared, texts };
}

async function ourRow(
  { candidate, whole }: TrainedCandidate,
  task: ComparedTask,
  texts: readonly ComparedText[],
): Promise<Compared> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(await cpuRate((text) => whole.detector.score([text], task), texts));
  }
  return {
    name: candidate.name,
    version: '',
    task,
    kind: 'ours',
    textsPerSecond: median(rates),
    failures: 0,
    ...standingsOf(texts),
  };
}

/** The child's measurement, in this process. */
async function cpuRate(score: (text: string) => unknown, texts: readonly ComparedText[]): Promise<number> {
  for (const { text } of texts) await score(text);
  const before = process.cpuUsage();
  const end = performance.now() + TIMED_MS;
  let asked = 0;
  while (performance.now() < end) {
    await score(texts[asked % texts.length]?.text ?? '');
    asked++;
  }
  const { user, system } = process.cpuUsage(before);
  return asked / ((user + system) / 1e6);
}

async function peerRow(
  name: string,
  folder: string,
  textsOf: ReadonlyMap<ComparedTask, readonly ComparedText[]>,
): Promise<Compared | Missing> {
  const peer = peers[name];
  const texts = (peer && textsOf.get(peer.task)) ?? [];
  if (!peer || texts.length === 0) return { name, reason: 'nothing to compare it with' };
  const task = { list: 'trained' as const, name, folder, texts: texts.map(({ text }) => text), minimumMs: TIMED_MS };
  const rates: number[] = [];
  let outcome = await askPeer(task);
  for (let round = 1; 'scores' in outcome; round++) {
    rates.push(outcome.textsPerCpuSecond);
    if (round === ROUNDS) break;
    outcome = await askPeer(task);
  }
  if ('reason' in outcome) return { name, reason: outcome.reason };
  const { scores, failures } = outcome;
  const judged = texts.map(({ label, set }, at) => {
    const score = scores[at] ?? Number.NEGATIVE_INFINITY;
    return { label, set, score, isFlagged: score >= peer.threshold };
  });
  return {
    name,
    version: pinnedVersion(peer.package),
    task: peer.task,
    kind: peer.kind,
    textsPerSecond: median(rates),
    failures,
    ...standingsOf(judged),
  };
}

/** The held-out texts by themselves, and the written ones where there are any. */
function standingsOf(judged: readonly Pick<ComparedText, 'label' | 'set' | 'score' | 'isFlagged'>[]) {
  const heldOut = judged.filter(({ set }) => set === 'held out');
  const written = judged.filter(({ set }) => set === 'written');
  return {
    texts: heldOut.length,
    ...judgeScores(heldOut),
    ...(written.length > 0 && { written: { texts: written.length, ...judgeScores(written) } }),
  };
}

function pinnedVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return dependencies[name] ?? 'unknown';
}

/** Installs the pinned peers into a temporary folder of their own; once a lock file. */
function installPeers(): Installed {
  return installApart(new URL('./', import.meta.url), 'peers');
}
