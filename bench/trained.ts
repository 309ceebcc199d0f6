import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { judgeText, viewsOf } from '@redoubt/detectors';
import { hostileFamilies } from '../packages/detectors/src/testing/hostile.ts';
import type { LoadReport } from './child/load-heads.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { flat, prose } from './prose.ts';

const TEXT_LENGTH = 1_000_000;
const ROUNDS = 9;
const WARM_UP = 4;
const CHUNK = 1_000;
const HOSTILE_LENGTH = 100_000;
const GROWTH = 10;

/** The trained heads, all of them in one pass: rate on prose, time on hostile texts, load time and memory. */
export async function trained(): Promise<Findings> {
  const text = prose(TEXT_LENGTH, 11);
  const chunks = Array.from({ length: TEXT_LENGTH / CHUNK }, (_, index) =>
    flat(text.slice(index * CHUNK, (index + 1) * CHUNK)),
  );
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () =>
    cpuMs(() => {
      for (const chunk of chunks) judgeText(viewsOf(chunk));
    }),
  ).slice(WARM_UP);
  const hostile = Object.entries(hostileFamilies).map(([family, make]) => ({
    family,
    ms: bestOf(flat(make(HOSTILE_LENGTH))),
    grownMs: bestOf(flat(make(HOSTILE_LENGTH * GROWTH))),
  }));
  const load = await loadInProcess();
  return { measures: [...rates(rounds), ...onHostile(hostile), ...onLoad(load)], rounds: { rounds, hostile, load } };
}

function bestOf(text: string): number {
  return Math.min(...Array.from({ length: 3 }, () => cpuMs(() => judgeText(viewsOf(text)))));
}

/** CPU milliseconds of all threads of the process, so that collecting garbage counts. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function loadInProcess(): Promise<LoadReport> {
  const child = fork(fileURLToPath(new URL('child/load-heads.ts', import.meta.url)), [], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  const [report] = await once(child, 'message');
  await once(child, 'exit');
  return report as LoadReport;
}

function rates(rounds: readonly number[]): Measure[] {
  const ms = median(rounds);
  return [
    { name: 'all heads, normalising included', value: TEXT_LENGTH / 1_000 / ms, unit: 'MB/s', bar: { atLeast: 5 } },
    { name: 'CPU a text of 1,000 characters', value: ms / (TEXT_LENGTH / CHUNK), unit: 'ms', bar: { atMost: 0.3 } },
  ];
}

function onHostile(hostile: readonly { family: string; ms: number; grownMs: number }[]): Measure[] {
  const growth = (each: { ms: number; grownMs: number }) => each.grownMs / each.ms;
  const [worst] = hostile.toSorted((one, other) => other.ms - one.ms);
  const [steepest] = hostile.toSorted((one, other) => growth(other) - growth(one));
  if (!worst || !steepest) return [];
  return [
    { name: `worst hostile family, "${worst.family}", per 100 KB`, value: worst.ms, unit: 'ms', bar: { atMost: 15 } },
    {
      name: `steepest family, "${steepest.family}", at 1 MB to 100 KB`,
      value: growth(steepest),
      unit: '×',
      bar: { atMost: 12 },
    },
  ];
}

function onLoad({ loadMs, addedMegabytes, residentMegabytes }: LoadReport): Measure[] {
  return [
    { name: 'first judgement, weights read', value: loadMs, unit: 'ms', bar: { atMost: 300 } },
    { name: 'resident memory of a process with them', value: residentMegabytes, unit: 'MB', bar: { atMost: 120 } },
    { name: 'of which they add', value: addedMegabytes, unit: 'MB' },
  ];
}
