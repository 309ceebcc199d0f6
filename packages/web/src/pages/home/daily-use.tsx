import { Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { SeriesTable } from '../../shown/series-table.tsx';
import { colour } from '../../tokens.ts';
import { DayBars } from './day-bars.tsx';
import { balanceQuery, dailyUseQuery } from './queries.ts';

/** A day of the chart. */
interface Day {
  readonly day: string;
  readonly Guardrails: number;
  readonly 'Red team': number;
}

const parts = [
  { name: 'Guardrails', colour: colour('accent') },
  { name: 'Red team', colour: colour('second') },
] as const;
const dayShown = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What was used on each day of this billing period, as bars and as a table for who does not see them. */
export function DailyUse() {
  const { data, error } = useQuery(dailyUseQuery);
  const unit = data?.totals.every(({ credits }) => credits === 0) ? 'shadow_credits' : 'credits';
  const { data: balance } = useQuery(balanceQuery);
  const days = data ? daysOf(data, unit) : [];
  const ahead = data && balance ? daysAhead(data.to, balance.period.end) : [];
  const isNothing = days.every((day) => day.Guardrails === 0 && day['Red team'] === 0);
  return (
    <Card withBorder component="section" aria-labelledby="daily-use" h="100%">
      <Title order={2} size="h4" mb="sm" id="daily-use">
        Use by day
      </Title>
      {error && <Failure error={error} what="The use cannot be read" />}
      {!data && !error && <Loading />}
      {data && isNothing && <Text c="dimmed">Nothing was charged in this billing period so far.</Text>}
      {data && !isNothing && (
        <>
          <DayBars days={[...days, ...ahead]} parts={parts} />
          <Text size="xs" c="dimmed" mt="xs">
            {unit === 'credits' ? 'Credits' : 'Credits that the calls would cost'} of{' '}
            {data.project === null ? 'the organisation' : `the project “${data.project}”`}, by day in UTC.
          </Text>
          <SeriesTable
            caption="Credits by day"
            points={days.map((day) => ({ ...day, group: day.day }))}
            series={parts.map(({ name }) => ({ name, label: name }))}
          />
        </>
      )}
    </Card>
  );
}

interface Report {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly {
    readonly group: string;
    readonly balance: string;
    readonly credits: number;
    readonly shadow_credits: number;
  }[];
}

/** Every day of a report, those without use too. */
function daysOf({ from, to, rows }: Report, unit: 'credits' | 'shadow_credits'): Day[] {
  const of = (day: string, balance: string) =>
    rows.find(({ group, balance: each }) => group === day && each === balance)?.[unit] ?? 0;
  const days: Day[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day: dayShown.format(at), Guardrails: of(day, 'guardrails'), 'Red team': of(day, 'redteam') });
  }
  return days;
}

/** The days from a report to the end of its period, which have no figures yet. */
function daysAhead(to: string, end: string): Day[] {
  const days: Day[] = [];
  for (let at = Date.parse(to) + 86_400_000; at < Date.parse(end); at += 86_400_000) {
    days.push({ day: dayShown.format(at), Guardrails: 0, 'Red team': 0 });
  }
  return days;
}
