import { readFileSync } from 'node:fs';
import { defaultPiiEntities, findPii, viewsOf } from '@redoubt/detectors';
import { keepTables } from '../../ml/evaluate/keep-tables.ts';
import { findInViews } from '../../packages/detectors/src/detect/personal-data.ts';
import { type Findings, median, type Skipped } from '../measure.ts';
import { askPeer } from '../peers/ask-peer.ts';
import { installApart } from '../peers/install-apart.ts';
import { flat, prose } from '../prose.ts';
import { piiPeers } from './adapters.ts';
import { countFlags, type Missing, measuresOf, ourNames, type PiiStanding, piiTable } from './comparison.ts';
import { handSet } from './hand-set.ts';

const ROUNDS = 2;
/** Long enough that every engine has compiled its loops. */
const TIMED_MS = 1_500;
const LONG_TEXTS = 300;
const LONG = 1_000;

const shortTexts = handSet.map(({ text }) => flat(text));
const longTexts = Array.from({ length: LONG_TEXTS }, (_, at) => prose(LONG, 100 + at));
const listed = [...defaultPiiEntities].filter((entity) => entity !== 'person');
const withoutNames = new Set(listed);

/** What the service does with a text for `pii`, encoded stretches included. */
const ours = {
  [ourNames.whole]: (text: string) => findInViews(viewsOf(text), {}).length > 0,
  [ourNames.structured]: (text: string) => findInViews(viewsOf(text), { entities: listed }).length > 0,
  [ourNames.undecoded]: (text: string) => findPii(viewsOf(text).plain.text, withoutNames).length > 0,
};

interface Round {
  readonly name: string;
  readonly flags: readonly boolean[];
  readonly failures: number;
  /** Million characters of a CPU second. */
  readonly short: number;
  readonly long: number;
}

/** Our finder of personal data and packages from npm, on texts that a person wrote to be hard, in rounds that take turns. */
export async function comparePiiPeers(): Promise<Findings | Skipped> {
  const installed = installApart(new URL('./', import.meta.url), 'pii-peers');
  if ('reason' in installed) return { skipped: `the peers could not be installed: ${installed.reason}` };
  const rounds: Round[] = [];
  const missing = new Map<string, Missing>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, isFlagged] of Object.entries(ours)) rounds.push(ourRound(name, isFlagged));
    for (const name of Object.keys(piiPeers).filter((each) => !missing.has(each))) {
      const outcome = await peerRound(name, installed.folder);
      if ('reason' in outcome) missing.set(name, outcome);
      else rounds.push(outcome);
    }
  }
  const standings = [...Map.groupBy(rounds, ({ name }) => name).values()]
    .map(standingOf)
    .filter(({ name }) => !missing.has(name));
  keepTables('pii-peers', piiTable(standings, [...missing.values()]));
  return { measures: measuresOf(standings), rounds: { standings, missing: [...missing.values()] } };
}

function ourRound(name: string, isFlagged: (text: string) => boolean): Round {
  const flags = shortTexts.map(isFlagged);
  return { name, flags, failures: 0, short: cpuRate(isFlagged, shortTexts), long: cpuRate(isFlagged, longTexts) };
}

/** The child's measurement, in this process. */
function cpuRate(isFlagged: (text: string) => boolean, texts: readonly string[]): number {
  for (const text of texts) isFlagged(text);
  const before = process.cpuUsage();
  const end = performance.now() + TIMED_MS;
  let asked = 0;
  while (performance.now() < end) {
    isFlagged(texts[asked % texts.length] ?? '');
    asked++;
  }
  const { user, system } = process.cpuUsage(before);
  return millions(asked / ((user + system) / 1e6), texts);
}

async function peerRound(name: string, folder: string): Promise<Round | Missing> {
  const task = { list: 'pii' as const, name, folder, minimumMs: TIMED_MS };
  const short = await askPeer({ ...task, texts: shortTexts });
  const long = 'reason' in short ? short : await askPeer({ ...task, texts: longTexts });
  if ('reason' in short) return { name, reason: short.reason };
  if ('reason' in long) return { name, reason: long.reason };
  return {
    name,
    flags: short.scores.map((score) => score >= 1),
    failures: short.failures,
    short: millions(short.textsPerCpuSecond, shortTexts),
    long: millions(long.textsPerCpuSecond, longTexts),
  };
}

const millions = (textsPerSecond: number, texts: readonly string[]): number =>
  (textsPerSecond * texts.reduce((sum, text) => sum + text.length, 0)) / texts.length / 1e6;

function standingOf(rounds: readonly Round[]): PiiStanding {
  const [first] = rounds;
  const name = first?.name ?? '';
  return {
    name,
    version: pinnedVersion(name),
    isOurs: name in ours,
    ...countFlags(handSet, first?.flags ?? []),
    failures: first?.failures ?? 0,
    shortTexts: median(rounds.map(({ short }) => short)),
    longTexts: median(rounds.map(({ long }) => long)),
  };
}

/** The version that is installed; empty for ours. */
function pinnedVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return dependencies[piiPeers[name]?.package ?? ''] ?? '';
}
