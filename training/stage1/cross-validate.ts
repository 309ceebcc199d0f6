import { parseArgs } from 'node:util';
import { type Example, defaultFit, fitHead, type FitOptions, worstSegment } from './fit-head.ts';
import { type Prepared, prepare } from './prepare.ts';
import { readRows, type Row, type Task, tasks } from './rows.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    extra: { type: 'string' },
    task: { type: 'string', multiple: true },
    folds: { type: 'string', default: '4' },
    cap: { type: 'string', default: '6000' },
    epochs: { type: 'string' },
    rate: { type: 'string' },
    decay: { type: 'string' },
    sources: { type: 'string' },
    power: { type: 'string', default: '0.5' },
  },
});
const fit: FitOptions = {
  ...defaultFit,
  ...(values.epochs && { epochs: Number(values.epochs) }),
  ...(values.rate && { rate: Number(values.rate) }),
  ...(values.decay && { decay: Number(values.decay) }),
  ...(values.sources && { minSources: Number(values.sources) }),
};

interface Known extends Row {
  prepared: Prepared;
}

export function weigh(rows: readonly Known[], power: number): Example[] {
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  const sources = [...new Set(rows.map(({ source }) => source))];
  const totals = [0, 0];
  for (const group of groups.values()) totals[group[0]?.label ?? 0] = (totals[group[0]?.label ?? 0] ?? 0) + group.length ** power;
  return rows.map((row) => {
    const size = groups.get(`${row.source} ${row.label}`)?.length ?? 1;
    const weight = (size ** power / size / (totals[row.label] ?? 1)) * (rows.length / 2);
    return { ...row.prepared, label: row.label, weight: Math.min(weight, 8), source: sources.indexOf(row.source) };
  });
}

export function auroc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [...positives.map((z) => [z, 1] as const), ...negatives.map((z) => [z, 0] as const)].sort((a, b) => a[0] - b[0]);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.[0] === all[at]?.[0]) end += 1;
    for (let index = at; index < end; index += 1) if (all[index]?.[1] === 1) ranks += (at + end + 1) / 2;
    at = end;
  }
  const n = positives.length;
  return (ranks - (n * (n + 1)) / 2) / (n * negatives.length);
}

for (const task of (values.task ?? tasks) as Task[]) {
  const counts = new Map<string, number>();
  const random = (index: number) => (Math.imul(index + 1, 0x9e3779b1) >>> 0) / 2 ** 32;
  const load = (folder: string) => readRows(folder, task);
  const all = [...load(values.data), ...(values.extra ? load(values.extra) : [])]
    .map((row, index) => ({ row, key: random(index) })).sort((a, b) => a.key - b.key).map(({ row }) => row)
    .filter(({ source }) => { const n = (counts.get(source) ?? 0) + 1; counts.set(source, n); return n <= Number(values.cap); });
  const t0 = performance.now();
  const rows: Known[] = all.map((row) => ({ ...row, prepared: prepare(row) }));
  const features = rows.reduce((n, { prepared }) => n + prepared.columns.length, 0);
  const t1 = performance.now();
  const sources = [...new Set(rows.map(({ source }) => source))].filter((source) => !source.startsWith('own_'));
  const k = Math.min(Number(values.folds), sources.length);
  const bySize = sources.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const scores = new Map<Known, number>();
  for (let fold = 0; fold < k; fold += 1) {
    const held = new Set(bySize.filter((_, index) => index % k === fold));
    const head = fitHead(weigh(rows.filter((row) => !held.has(row.source) && row.split !== 'written_test'), Number(values.power)), fit);
    for (const row of rows) if (held.has(row.source)) scores.set(row, worstSegment(head, row.prepared).z);
  }
  const scored = [...scores];
  const pos = scored.filter(([row]) => row.label === 1).map(([, z]) => z);
  const neg = scored.filter(([row]) => row.label === 0).map(([, z]) => z);
  const cut = neg.toSorted((a, b) => b - a)[Math.floor(neg.length * 0.03)] ?? 0;
  console.log(`\n${task}: ${rows.length} rows, ${(features / 1e6).toFixed(1)}M features, prepared ${((t1 - t0) / 1e3).toFixed(1)} s, fitted ${((performance.now() - t1) / 1e3).toFixed(1)} s; pooled AUROC ${auroc(pos, neg).toFixed(3)}, recall at 3 % FPR ${(pos.filter((z) => z > cut).length / pos.length).toFixed(2)}`);
  for (const source of bySize) {
    const own = scored.filter(([row]) => row.source === source);
    const p = own.filter(([row]) => row.label === 1).map(([, z]) => z);
    const n = own.filter(([row]) => row.label === 0).map(([, z]) => z);
    const inside = p.length && n.length ? auroc(p, n).toFixed(3) : '    -';
    console.log(`  ${source.padEnd(32)} +${String(p.length).padStart(5)} -${String(n.length).padStart(5)}  own ${inside}  against all ${(p.length ? auroc(p, neg) : 1 - (n.length ? auroc(n, pos) : 0)).toFixed(3)}  flagged + ${(p.filter((z) => z > cut).length / (p.length || 1)).toFixed(2)} - ${(n.filter((z) => z > cut).length / (n.length || 1)).toFixed(2)}`);
  }
}
