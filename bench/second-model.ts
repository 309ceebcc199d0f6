import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionsOf, viewsOf } from '@redoubt/detectors';
import type { EncoderReport } from './child/load-encoder.ts';
import { type BenchmarkOptions, type Findings, type Measure, median } from './measure.ts';

const heads = new Set(['injection_attack', 'toxicity', 'nsfw', 'bias']);

/** The encoder: processor time of a chunk, memory with both models loaded, and how many harmless prompts it is asked about. */
export async function secondStage({ data }: BenchmarkOptions): Promise<Findings> {
  const child = fork(fileURLToPath(new URL('child/load-encoder.ts', import.meta.url)), [], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  const [report] = (await once(child, 'message')) as [EncoderReport];
  await once(child, 'exit');
  return {
    measures: [
      { name: 'CPU a chunk of 128 pieces', value: median(report.chunkMs), unit: 'ms', bar: { atMost: 12 } },
      { name: 'first read, weights loaded', value: report.loadMs, unit: 'ms' },
      {
        name: 'resident memory, both models loaded',
        value: report.residentMegabytes,
        unit: 'MB',
        bar: { atMost: 350 },
      },
      ...asked(data),
    ],
    rounds: { report },
  };
}

/** Only where the data are at hand: prompts that training did not read, with every trained detector enabled. */
function asked(data: string): Measure[] {
  const file = join(data, 'benign.val.jsonl');
  if (!existsSync(file)) return [];
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text);
  const doubtful = texts.filter((text) => questionsOf(viewsOf(text), heads, 'uncertain').length > 0).length;
  return [
    {
      name: `of ${texts.length} harmless prompts it is asked about`,
      value: (100 * doubtful) / texts.length,
      unit: '%',
      bar: { atMost: 15 },
    },
  ];
}
