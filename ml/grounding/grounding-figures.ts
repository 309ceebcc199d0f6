import { area, type Cell, percent, table } from '../evaluate/markdown-table.ts';
import { doubtOfAnswer, type SupportHeads } from './fit-support.ts';
import { figuresOf, meanOfEstimates, type SourceFigures } from './leave-out.ts';
import type { MeasuredRow } from './measure-rows.ts';

type Measures = Pick<SourceFigures, 'area' | 'balanced' | 'passed'>;

const measures = (of: Measures): Cell[] => [area(of.area), percent(of.balanced), percent(of.passed)];

/** A row a source that was left out, their mean, and all their rows in one. */
export function figuresTable(figures: readonly SourceFigures[]): string {
  const rows = figures.map((row): Cell[] => {
    return [row.source, row.kind, row.isPermissive ? 'yes' : 'no', row.rows, ...measures(row)];
  });
  const total = figures.reduce((sum, row) => sum + row.rows, 0);
  const mean = ['**mean of the sources**', '', '', total, ...measures(meanOf(figures))];
  const pooled = ['all rows together', '', '', total, ...measures(pooledOf(figures))];
  return table(['Source left out', 'Kind', 'Else trained on', 'Rows', ...heads], [...rows, mean, pooled]).trimEnd();
}

const heads = ['AUROC', 'Balanced accuracy', 'Label 0 passed'];

function meanOf(view: readonly SourceFigures[]): Measures {
  const of = (field: keyof Measures) => meanOfEstimates(view.map((row) => row[field]));
  return { area: of('area'), balanced: of('balanced'), passed: of('passed') };
}

function pooledOf(view: readonly SourceFigures[]): Measures {
  const of = (label: 0 | 1) => view.flatMap(({ scores }) => scores[label]);
  return figuresOf(of(1), of(0));
}

/** What the heads say of sources that are of another kind than what they were fitted on. */
export function alienFigures(rows: readonly MeasuredRow[], shipped: SupportHeads): string {
  const cells = [...Map.groupBy(rows, ({ row }) => row.source)].map(([source, own]): Cell[] => {
    const of = (label: 0 | 1) =>
      own.filter(({ row }) => row.label === label).map(({ example }) => doubtOfAnswer(shipped, example));
    return [source, own.length, ...measures(figuresOf(of(1), of(0)))];
  });
  return table(['Source', 'Rows', ...heads], cells).trimEnd();
}
