import { Card, Title } from '@mantine/core';
import { shownNumber } from '../../../shown/numbers.ts';
import { type DashedLine, PeriodChart } from '../../../shown/period-chart.tsx';
import { type Balance, balanceNames, balances } from '../balance-names.ts';
import { type Grouping, groupings, metrics, type Shown, type UsageRow } from './usage-rows.ts';

/** Most bars of what is not ordered by time: the largest. */
const MAX_BARS = 12;
const DAY_MS = 86_400_000;
const colours = { guardrails: 'accent', redteam: 'second' } as const;

interface UsageChartProps {
  readonly rows: readonly UsageRow[];
  readonly by: Grouping;
  readonly show: Shown;
  /** The days of the report, the first and the last. */
  readonly range: { readonly from: string; readonly to: string };
}

const dayShown = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

type Bar = { group: string } & Partial<Record<Balance, number>>;

/** One bar a day, month, endpoint …, with both balances on top of each other. */
export function UsageChart({ rows, by, show, range }: UsageChartProps) {
  const isTime = by === 'day' || by === 'month';
  const bars = isTime ? inTime(barsOf(rows, show), by, range) : largest(barsOf(rows, show));
  const used = balances.filter((balance) => rows.some((row) => row.balance === balance));
  const what = metrics.find(({ value }) => value === show)?.label ?? '';
  const title = `${what} by ${groupings.find(({ value }) => value === by)?.label.toLowerCase()}`;
  return (
    <Card withBorder component="section" aria-labelledby="usage-chart">
      <Title order={2} size="h4" mb="sm" id="usage-chart">
        {title}
      </Title>
      <PeriodChart
        label={title}
        points={bars}
        series={used.map((name) => ({ name, label: balanceNames[name], colour: colours[name] }))}
        lines={isTime ? averageOf(bars) : []}
        isTime={isTime}
        hasTable
      />
    </Card>
  );
}

function barsOf(rows: readonly UsageRow[], show: Shown): Bar[] {
  const bars = new Map<string, Bar>();
  for (const row of rows) {
    const bar = bars.get(row.group) ?? { group: row.label };
    bars.set(row.group, { ...bar, [row.balance]: row[show] });
  }
  return [...bars.values()];
}

const heightOf = (bar: Bar): number => balances.reduce((sum, balance) => sum + (bar[balance] ?? 0), 0);

/** A line at the average, where there is one to speak of. */
function averageOf(bars: readonly Bar[]): DashedLine[] {
  const at = bars.reduce((sum, bar) => sum + heightOf(bar), 0) / bars.length;
  return bars.length > 1 && at >= 1 ? [{ at, label: `Average ${shownNumber(Math.round(at))}` }] : [];
}

const largest = (bars: readonly Bar[]): Bar[] =>
  [...bars].sort((one, other) => heightOf(other) - heightOf(one)).slice(0, MAX_BARS);

/** Adds the days or months on which nothing was used, so that the axis is one of time. */
function inTime(bars: readonly Bar[], by: Grouping, { from, to }: UsageChartProps['range']): Bar[] {
  const known = new Map(bars.map((bar) => [bar.group, bar]));
  const groups = new Set<string>();
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
    groups.add(new Date(day).toISOString().slice(0, by === 'month' ? 7 : 10));
  }
  return [...groups].map((group) => ({
    ...known.get(group),
    group: by === 'month' ? group : dayShown.format(Date.parse(group)),
  }));
}
