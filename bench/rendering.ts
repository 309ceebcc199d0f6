import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type RenderedAttack, type RenderedItem, type RenderingReport, rendered } from './child/load-rendering.ts';
import { type Findings, type Measure, median } from './measure.ts';

/** What one picture or clip may take. */
const mostMs = { picture: 60, clip: 300 } as const;

/** How long pictures and spoken clips of the attacks take, and whether a second process makes the same bytes. */
export async function rendering(): Promise<Findings> {
  const first = await render();
  const second = await render();
  const items = [...first.items, ...second.items];
  const workMs = median([...first.workMs, ...second.workMs]);
  const attacks = Object.keys(rendered) as RenderedAttack[];
  const differing = first.items.filter(({ digest }, at) => digest !== second.items[at]?.digest).length;
  return {
    measures: [
      ...attacks.flatMap((attack) =>
        measuresOf(
          attack,
          items.filter((item) => item.attack === attack),
          workMs,
        ),
      ),
      { name: 'fixed work of one thread', value: workMs, unit: 'ms' },
      { name: 'first picture of a process', value: median([first.firstPictureMs, second.firstPictureMs]), unit: 'ms' },
      { name: 'first clip of a process', value: median([first.firstClipMs, second.firstClipMs]), unit: 'ms' },
      {
        name: `of ${first.items.length} pictures and clips, other bytes in a second process`,
        value: differing + Math.abs(first.items.length - second.items.length),
        unit: '',
        bar: { atMost: 0 },
      },
    ],
    rounds: [first, second].map(({ items, ...others }) => ({ ...others, items: items.map(withoutDigest) })),
  };
}

async function render(): Promise<RenderingReport> {
  const child = fork(fileURLToPath(new URL('child/load-rendering.ts', import.meta.url)), [], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof answer !== 'object') throw new Error(`The process that renders ended with ${answer}`);
  await once(child, 'exit');
  return answer as RenderingReport;
}

function measuresOf(attack: RenderedAttack, items: readonly RenderedItem[], workMs: number): Measure[] {
  const { media } = rendered[attack];
  const bar = { atMost: mostMs[media] };
  const times = items.map(({ wallMs }) => wallMs);
  const cpuMs = median(items.map((item) => item.cpuMs));
  return [
    { name: `${attack}: a ${media}, median`, value: median(times), unit: 'ms', bar },
    { name: `${attack}: a ${media}, p95`, value: p95(times), unit: 'ms', bar },
    { name: `${attack}: a ${media}, CPU of all threads`, value: cpuMs, unit: 'ms' },
    { name: `${attack}: a ${media}, median of the fixed work's`, value: median(times) / workMs, unit: '×' },
  ];
}

/** The value that 95 of 100 do not pass. */
function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

const withoutDigest = ({ attack, wallMs, cpuMs, bytes }: RenderedItem) => [attack, wallMs, cpuMs, bytes];
