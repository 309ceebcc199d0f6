import { existsSync, readFileSync } from 'node:fs';
import { keepTables } from '../../ml/evaluate/keep-tables.ts';
import { writeBetween } from '../../ml/evaluate/write-between.ts';
import { type FieldJudge, openFieldJudge } from '../../ml/field/field-judge.ts';
import type { BenchmarkOptions, Findings, Skipped } from '../measure.ts';
import { median } from '../measure.ts';
import { type Peer, peers } from './adapters.ts';
import { askPeer, type Outcome } from './ask-peer.ts';
import { type Compared, type ComparedTask, comparedTasks, type Missing, measuresOf, peerTables } from './comparison.ts';
import { type Installed, installApart } from './install-apart.ts';
import { judgeScores } from './judge-scores.ts';
import { type ComparedText, comparedTexts } from './peer-texts.ts';
import { askPythonPeer, installPythonPeers, pinnedPythonVersion, pythonPeers } from './python-peers.ts';

const PER_SOURCE_AND_LABEL = 40;
const ROUNDS = 2;
const TIMED_MS = 1_000;
const qualityPage = new URL('../../docs/guardrails/detection-quality.md', import.meta.url);
const marks = { start: '<!-- peers: written by npm run bench -- peers -->', end: '<!-- end of peers -->' };

type Texts = ReadonlyMap<ComparedTask, readonly ComparedText[]>;

/** Our detectors as they ship and packages of others, on the same texts in one run: quality, and texts a second of CPU time. */
export async function comparePeers({ data }: BenchmarkOptions): Promise<Findings | Skipped> {
  if (!existsSync(data)) {
    return { skipped: `the folder "${data}" of labelled texts is not there; name it with --data DIR` };
  }
  const installed = installPeers();
  if ('reason' in installed) return { skipped: `the peers could not be installed: ${installed.reason}` };
  const texts: Texts = new Map(
    await Promise.all(
      comparedTasks.map(async (task) => [task, await comparedTexts(data, task, PER_SOURCE_AND_LABEL)] as const),
    ),
  );
  const ours = [
    ...(await ourRows('Redoubt', 'uncertain', texts)),
    ...(await ourRows('Redoubt, first model alone', 'off', texts)),
  ];
  const theirs = [...(await npmRows(installed.folder, texts)), ...(await pythonRows(texts))];
  const compared = [...ours, ...theirs.filter((row) => 'version' in row)];
  const missing = theirs.filter((row) => 'reason' in row);
  const tables = peerTables(compared, missing);
  keepTables('peers', tables);
  writeBetween(qualityPage, marks, tables);
  return { measures: measuresOf(compared), rounds: { compared, missing } };
}

async function ourRows(name: string, secondStage: 'uncertain' | 'off', texts: Texts): Promise<Compared[]> {
  const judge = openFieldJudge('balanced', secondStage);
  try {
    const rows: Compared[] = [];
    for (const [task, chosen] of texts) rows.push(await ourRow(name, judge, task, chosen));
    return rows;
  } finally {
    await judge.close();
  }
}

async function ourRow(
  name: string,
  judge: FieldJudge,
  task: ComparedTask,
  texts: readonly ComparedText[],
): Promise<Compared> {
  const before = process.cpuUsage();
  const judged: Judged[] = [];
  for (const { text, label, set } of texts) {
    const { score = Number.NaN, isFlagged = false } = (await judge.judge(text, [task]))[task] ?? {};
    judged.push({ label, set, score, isFlagged });
  }
  // Each text once: what was read before is remembered, and a second round would cost next to nothing.
  const { user, system } = process.cpuUsage(before);
  const textsPerSecond = texts.length / ((user + system) / 1e6);
  return { name, version: '', task, kind: 'ours', textsPerSecond, failures: 0, ...standingsOf(judged) };
}

/** Packages of npm, each asked in a process of its own. */
async function npmRows(folder: string, texts: Texts): Promise<(Compared | Missing)[]> {
  const rows: (Compared | Missing)[] = [];
  for (const [name, peer] of Object.entries(peers)) {
    const ask = (asked: readonly string[]) =>
      askPeer({ list: 'trained', name, folder, texts: asked, minimumMs: TIMED_MS });
    rows.push(await peerRow({ name, version: pinnedVersion(peer.package), peer }, texts, ask));
  }
  return rows;
}

/** Packages of PyPI. They are missing where Python is. */
async function pythonRows(texts: Texts): Promise<(Compared | Missing)[]> {
  const installed = installPythonPeers();
  const rows: (Compared | Missing)[] = [];
  for (const [name, peer] of Object.entries(pythonPeers)) {
    const ask = async (asked: readonly string[]): Promise<Outcome> =>
      'reason' in installed ? installed : askPythonPeer(peer, installed.folder, { texts: asked, minimumMs: TIMED_MS });
    rows.push(await peerRow({ name, version: pinnedPythonVersion(peer.package), peer }, texts, ask));
  }
  return rows;
}

interface AskedPeer {
  readonly name: string;
  readonly version: string;
  readonly peer: Pick<Peer, 'task' | 'kind' | 'threshold'>;
}

async function peerRow(
  { name, version, peer: { task, kind, threshold } }: AskedPeer,
  textsOf: Texts,
  ask: (texts: readonly string[]) => Promise<Outcome>,
): Promise<Compared | Missing> {
  const texts = textsOf.get(task) ?? [];
  const asked = texts.map(({ text }) => text);
  const rates: number[] = [];
  let outcome = await ask(asked);
  for (let round = 1; 'scores' in outcome; round++) {
    rates.push(outcome.textsPerCpuSecond);
    if (round === ROUNDS) break;
    outcome = await ask(asked);
  }
  if ('reason' in outcome) return { name, reason: outcome.reason };
  const { scores, failures } = outcome;
  const judged = texts.map(({ label, set }, at) => {
    const score = scores[at] ?? Number.NEGATIVE_INFINITY;
    return { label, set, score, isFlagged: score >= threshold };
  });
  return { name, version, task, kind, textsPerSecond: median(rates), failures, ...standingsOf(judged) };
}

interface Judged extends Pick<ComparedText, 'label' | 'set'> {
  readonly score: number;
  readonly isFlagged: boolean;
}

/** The held-out texts by themselves, and the written ones where there are any. */
function standingsOf(judged: readonly Judged[]) {
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
