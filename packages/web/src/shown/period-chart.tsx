import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Group, Text } from '@mantine/core';
import { colour } from '../tokens.ts';
import { shownNumber } from './numbers.ts';
import { roundTicks } from './round-ticks.ts';
import { SeriesTable } from './series-table.tsx';

/** A row of figures that belong together. */
interface Series {
  readonly name: string;
  readonly label: string;
  readonly colour: Parameters<typeof colour>[0];
}

/** A dashed line over the whole period, such as a limit or a forecast. */
export interface DashedLine {
  readonly at: number;
  readonly label: string;
}

interface PeriodChartProps {
  /** What the chart shows, for who does not see it. */
  readonly label: string;
  /** A point for each day, month … of the whole period, or for each thing of a list. */
  readonly points: readonly (Readonly<Record<string, string | number | undefined>> & { readonly group: string })[];
  readonly series: readonly Series[];
  readonly lines?: readonly DashedLine[];
  /** Whether the points lie in time, from left to right. Else they are a list, from the top down. */
  readonly isTime?: boolean;
  /** Whether the page has a table of the same figures. Else there is one for readers of the screen. */
  readonly hasTable?: boolean;
}

const TIME_HEIGHT = 260;
const BAR_HEIGHT = 32;
const short = new Intl.NumberFormat('en', { notation: 'compact' });

/** Figures of a period as bars on top of each other: the whole period on the axis, round ticks, dashed lines. */
export function PeriodChart(props: PeriodChartProps) {
  const { label, points, series, lines = [], isTime = true, hasTable = false } = props;
  const sums = points.map((point) => series.reduce((sum, { name }) => sum + Number(point[name] ?? 0), 0));
  const ticks = roundTicks(Math.max(...sums, ...lines.map(({ at }) => at)));
  const values = {
    ticks,
    domain: [0, ticks.at(-1) ?? 1] as [number, number],
    tickFormatter: short.format,
    interval: 0,
  };
  const letters = { fontSize: 12, fill: colour('ink-3') };
  return (
    <>
      <SeriesNames series={series} />
      <BarChart
        h={isTime ? TIME_HEIGHT : Math.max(120, 60 + points.length * BAR_HEIGHT)}
        data={points.map((point) => ({ ...point }))}
        dataKey="group"
        type="stacked"
        orientation={isTime ? 'horizontal' : 'vertical'}
        series={series.map((each) => ({ ...each, color: colour(each.colour) }))}
        valueFormatter={shownNumber}
        yAxisProps={isTime ? { ...values, width: 48, tick: letters } : { width: 190, tick: letters }}
        xAxisProps={isTime ? { tick: letters } : { ...values, tick: letters }}
        gridAxis={isTime ? 'x' : 'y'}
        strokeDasharray="0"
        gridColor={colour('line')}
        referenceLines={lines.map(({ at, label: name }) => ({
          ...(isTime ? { y: at } : { x: at }),
          label: name,
          color: colour('ink-3'),
          strokeDasharray: '4 4',
          labelPosition: 'insideTopRight' as const,
        }))}
        barProps={{ isAnimationActive: false }}
        maxBarWidth={48}
        role="img"
        aria-label={hasTable ? `${label}. The table below has the figures.` : label}
      />
      {!hasTable && <SeriesTable caption={label} points={points} series={series} />}
    </>
  );
}

/** Which colour is what. A single series has the title of its chart. */
function SeriesNames({ series }: Pick<PeriodChartProps, 'series'>) {
  if (series.length < 2) return null;
  return (
    <Group gap="md" mb="xs" aria-hidden>
      {series.map(({ name, label, colour: token }) => (
        <Group key={name} gap={6}>
          <span style={{ width: 10, height: 10, borderRadius: 3, background: colour(token) }} />
          <Text size="xs">{label}</Text>
        </Group>
      ))}
    </Group>
  );
}
