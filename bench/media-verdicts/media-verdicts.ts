import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type ServerChild, startServer } from '../child/server-child.ts';
import type { Bar, BenchmarkOptions, Findings, Measure } from '../measure.ts';
import { type MediaCase, pictureCases, speechCases } from './cases.ts';
import { isWrong, type JudgedCase, judgeCases, sendSpeech, shareFound } from './judge-cases.ts';

const FOUND: Bar = { atLeast: 85 };
const FALSELY_FOUND: Bar = { atMost: 2 };
/** The service waits long for the encoder, so that verdicts do not depend on the load of the machine. */
const settings = { REDOUBT_SECOND_STAGE_MS: '60000', REDOUBT_WORKERS: '4' };
const TOLD_EVERY = 20;
/** Seconds of CPU for a second of a recording, and the clips that are timed. */
const SPEECH_COST: Bar = { atMost: 0.15 };
const TIMED_CLIPS = 20;

/** The verdict of `injection_attack` on pictures and recordings over HTTP, and on their true texts. */
export async function mediaVerdicts({ cells = /^/ }: BenchmarkOptions): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const service = await startServer('service', { ...settings, REDOUBT_DATA_DIR: dataDir });
  try {
    const all = [...pictureCases(), ...speechCases()];
    const cases = all.filter(({ medium, rendering }) => cells.test(`${medium}, ${rendering}`));
    const judged = await judgeCases(cases, { url: service.url, key: benchKey }, (each, done) => {
      if (isWrong(each)) console.error(`  wrong: ${JSON.stringify(told(each))}`);
      if (done % TOLD_EVERY === 0) console.error(`  ${done} of ${cases.length}`);
    });
    const costs = await costsOf(cases, service);
    return { measures: [...measuresOf(judged), ...costs], rounds: judged.filter(isWrong).map(told) };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What a second of a recording costs the service, with its models loaded. */
async function costsOf(cases: readonly MediaCase[], service: ServerChild): Promise<Measure[]> {
  const speech = cases.filter(({ medium }) => medium === 'audio').slice(0, TIMED_CLIPS);
  if (speech.length === 0) return [];
  const before = service.cpuMicroseconds() ?? Number.NaN;
  const seconds = await sendSpeech(speech, { url: service.url, key: benchKey });
  const used = ((service.cpuMicroseconds() ?? Number.NaN) - before) / 1_000_000;
  return [{ name: 'a second of a recording: CPU of the service', value: used / seconds, unit: 's', bar: SPEECH_COST }];
}

function measuresOf(judged: readonly JudgedCase[]): Measure[] {
  const groups = Map.groupBy(judged, ({ medium, isInjection }) => `${medium} ${isInjection}`);
  return [...groups.values()].flatMap((group) => {
    const byRendering = Map.groupBy(group, ({ rendering }) => rendering);
    return [...sharesOf(group, 'all'), ...[...byRendering].map(([rendering, cases]) => shareMeasure(cases, rendering))];
  });
}

/** The share of a whole group against its bar, and what it is by the true texts. */
function sharesOf(group: readonly JudgedCase[], name: string): Measure[] {
  const isInjection = group[0]?.isInjection ?? false;
  const bar = isInjection ? FOUND : FALSELY_FOUND;
  const inTexts = group.map((each) => ({ ...each, isFound: each.isFoundInTrueText }));
  const words = group.reduce((sum, each) => sum + each.wordsRead, 0) / group.length;
  return [
    { ...shareMeasure(group, name), bar },
    shareMeasure(inTexts, `${name}, their true texts sent as texts`),
    { name: `${titleOf(group)}, ${name}: words read`, value: 100 * words, unit: '%' },
  ];
}

const shareMeasure = (cases: readonly JudgedCase[], name: string): Measure => ({
  name: `${titleOf(cases)}, ${name}: found of ${cases.length}`,
  value: 100 * shareFound(cases),
  unit: '%',
});

function titleOf([first]: readonly JudgedCase[]): string {
  const kind = first?.isInjection ? 'injections' : 'harmless texts';
  return first?.medium === 'audio' ? `spoken ${kind}` : `${kind} in pictures`;
}

const told = ({ medium, rendering, text, read, isInjection, isFoundInTrueText }: JudgedCase) => ({
  medium,
  rendering,
  isInjection,
  text,
  read,
  isFoundInTrueText,
});
