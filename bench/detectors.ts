import { findNames, findPii, resolveEntities, viewsOf } from '@redoubt/detectors';
import { detect } from '../packages/detectors/src/detect/detect.ts';
import { hostileFamilies } from '../packages/detectors/src/testing/hostile.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { everyDetector, flat, prose } from './prose.ts';

const TEXT_LENGTH = 1_200_000;
const ROUNDS = 9;
/** Rounds until the engine has stopped compiling these loops anew; a service spends its life after that. */
const WARM_UP = 5;
const HOSTILE_ROUNDS = 4;
const HOSTILE_LENGTH = 100_000;
const HOSTILE_GROWTH = 4;
const chunkLengths = [2_000, 100_000] as const;

const resolution = resolveEntities(everyDetector.pii.entities);
const formats = resolution.kind === 'resolved' ? resolution.entities : undefined;

/** Each way of judging a chunk, and the rate it has to reach. */
const subjects: Record<string, { readonly judge: (text: string) => unknown; readonly bar?: number }> = {
  'pii by formats alone': { judge: (text) => findPii(viewsOf(text).plain.text, formats), bar: 30 },
  'names alone': { judge: (text) => findNames(viewsOf(text).plain.text), bar: 3 },
  'keywords alone': { judge: judgeWith('keyword_detector') },
  'topics alone': { judge: judgeWith('topic_detector') },
  'sponge alone': { judge: judgeWith('sponge_attack') },
  'all four': { judge: (text) => detect(text, everyDetector), bar: 20 },
};

function judgeWith(name: keyof typeof everyDetector) {
  const only = { [name]: everyDetector[name] };
  return (text: string) => detect(text, only);
}

interface Round {
  readonly subject: string;
  readonly chunkLength: number;
  readonly round: number;
  readonly megabytesPerCpuSecond: number;
  readonly megabytesPerSecond: number;
}

/** Detectors in this process: MB/s of CPU time on prose, and milliseconds on texts that were made to be slow. */
export async function detectors(): Promise<Findings> {
  const rounds = proseRounds();
  const hostile = hostileRounds();
  return { measures: [...proseMeasures(rounds), ...hostileMeasures(hostile)], rounds: { prose: rounds, hostile } };
}

/** CPU milliseconds that a piece of work takes, of all threads of the process, so that collecting garbage counts. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function chunksOf(length: number): string[] {
  const text = prose(TEXT_LENGTH, 7);
  return Array.from({ length: TEXT_LENGTH / length }, (_, index) =>
    flat(text.slice(index * length, (index + 1) * length)),
  );
}

function proseRounds(): Round[] {
  const corpora = chunkLengths.map((chunkLength) => ({ chunkLength, chunks: chunksOf(chunkLength) }));
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { chunkLength, chunks } of corpora) {
      for (const [subject, { judge }] of Object.entries(subjects)) {
        const startedAt = performance.now();
        const spent = cpuMs(() => {
          for (const chunk of chunks) judge(chunk);
        });
        const elapsed = performance.now() - startedAt;
        const rate = (ms: number) => TEXT_LENGTH / 1_000 / ms;
        const figures = { megabytesPerCpuSecond: rate(spent), megabytesPerSecond: rate(elapsed) };
        if (round >= WARM_UP) rounds.push({ subject, chunkLength, round, ...figures });
      }
    }
  }
  return rounds;
}

/** The median carries the bar; the best round shows what the machine's other work took. */
function proseMeasures(rounds: readonly Round[]): Measure[] {
  return chunkLengths.flatMap((chunkLength) =>
    Object.entries(subjects).flatMap(([subject, { bar }]): Measure[] => {
      const rates = rounds
        .filter((each) => each.subject === subject && each.chunkLength === chunkLength)
        .map((each) => each.megabytesPerCpuSecond);
      const name = `${subject}, chunks of ${chunkLength}`;
      return [
        { name: `${name}, median`, value: median(rates), unit: 'MB/s', ...(bar && { bar: { atLeast: bar } }) },
        { name: `${name}, best`, value: Math.max(...rates), unit: 'MB/s' },
      ];
    }),
  );
}

interface Hostile {
  readonly family: string;
  readonly ms: number;
  readonly grownMs: number;
}

function hostileRounds(): Hostile[] {
  return Object.entries(hostileFamilies).map(([family, make]) => {
    const text = flat(make(HOSTILE_LENGTH));
    const grown = flat(make(HOSTILE_LENGTH * HOSTILE_GROWTH));
    const times = Array.from({ length: HOSTILE_ROUNDS }, () => ({
      ms: cpuMs(() => detect(text, everyDetector)),
      grownMs: cpuMs(() => detect(grown, everyDetector)),
    }));
    return {
      family,
      ms: Math.min(...times.map(({ ms }) => ms)),
      grownMs: Math.min(...times.map(({ grownMs }) => grownMs)),
    };
  });
}

function hostileMeasures(hostile: readonly Hostile[]): Measure[] {
  const [worst] = hostile.toSorted((a, b) => b.ms - a.ms);
  const [steepest] = hostile.toSorted((a, b) => growth(b) - growth(a));
  if (!worst || !steepest) return [];
  return [
    { name: `worst hostile family, "${worst.family}", per 100 KB`, value: worst.ms, unit: 'ms', bar: { atMost: 15 } },
    { name: `time of "${worst.family}" at 400 KB to 100 KB`, value: growth(worst), unit: '×' },
    { name: `steepest family, "${steepest.family}", at 400 KB to 100 KB`, value: growth(steepest), unit: '×' },
  ];
}

const growth = ({ ms, grownMs }: Hostile): number => grownMs / ms;
