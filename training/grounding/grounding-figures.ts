import type { LinearHead } from '../../packages/detectors/src/grounding/linear-head.ts';
import { area, type Cell, percent, table } from '../evaluate/markdown-table.ts';
import { doubtOf } from './fit-grounding.ts';
import { figuresOf, meanOfEstimates, type SourceFigures } from './leave-out.ts';
import type { MeasuredRow } from './measure-rows.ts';

const measures = (of: Pick<SourceFigures, 'area' | 'balanced'>): Cell[] => [area(of.area), percent(of.balanced)];

/** A row a source that was left out, their mean, and all their rows in one. */
export function figuresTable(words: readonly SourceFigures[], meaning: readonly SourceFigures[] | undefined): string {
  const both = meaning ? [words, meaning] : [words];
  const rows = words.map((row, at): Cell[] => {
    const named = [row.source, row.kind, row.isPermissive ? 'yes' : 'no', row.rows];
    return [...named, ...both.flatMap((view) => measures(view[at] ?? row))];
  });
  const total = words.reduce((sum, row) => sum + row.rows, 0);
  const mean = ['**mean of the sources**', '', '', total, ...both.flatMap((view) => measures(meanOf(view)))];
  const pooled = ['all rows together', '', '', total, ...both.flatMap((view) => measures(pooledOf(view)))];
  const views = meaning ? ['words', 'with meaning'] : ['words'];
  const head = views.flatMap((view) => [`AUROC, ${view}`, `Balanced accuracy, ${view}`]);
  return table(['Source left out', 'Kind', 'Else trained on', 'Rows', ...head], [...rows, mean, pooled]).trimEnd();
}

function meanOf(view: readonly SourceFigures[]): Pick<SourceFigures, 'area' | 'balanced'> {
  const of = (field: 'area' | 'balanced') => meanOfEstimates(view.map((row) => row[field]));
  return { area: of('area'), balanced: of('balanced') };
}

function pooledOf(view: readonly SourceFigures[]): Pick<SourceFigures, 'area' | 'balanced'> {
  const of = (label: 0 | 1) => view.flatMap(({ scores }) => scores[label]);
  return figuresOf(of(1), of(0));
}

/** What a head says of sources that are of another kind than what it was fitted on. */
export function alienFigures(rows: readonly MeasuredRow[], head: LinearHead): string {
  const cells = [...Map.groupBy(rows, ({ row }) => row.source)].map(([source, own]): Cell[] => {
    const of = (label: 0 | 1) => own.filter(({ row }) => row.label === label).map(({ words }) => doubtOf(head, words));
    return [source, own.length, ...measures(figuresOf(of(1), of(0)))];
  });
  return table(['Source', 'Rows', 'AUROC', 'Balanced accuracy'], cells).trimEnd();
}
