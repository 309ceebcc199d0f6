import { Card, Grid, Group, Progress, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeOf } from '../../shown/change-of.ts';
import { Failure } from '../../shown/failure.tsx';
import { LoadingTiles } from '../../shown/loading.tsx';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import { PeriodChart } from '../../shown/period-chart.tsx';
import { Tile } from '../../shown/tile.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { findingLabel } from '../deployments/stages.ts';
import { type CallInsights, callInsightsQuery, insightPeriod, shownMs } from './call-queries.ts';

const periods = [
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
];
const series = [
  { name: 'passed', label: 'Not blocked', colour: 'accent' },
  { name: 'blocked', label: 'Blocked', colour: 'danger' },
  { name: 'errors', label: 'Errors', colour: 'warn' },
] as const;

/** How many calls there were, what was blocked and by what, and how long they took, beside the period before. */
export function CallsOverTime({ deployment }: { deployment: string | undefined }) {
  const { filters, choose } = useFilters(['period']);
  const period = insightPeriod(filters.period);
  const { data, error } = useQuery(callInsightsQuery(period, deployment));
  return (
    <Stack component="section" aria-label="Calls over time">
      <Group>
        <SegmentedControl
          aria-label="Period"
          data={periods}
          value={period}
          onChange={(value) => choose({ period: value })}
        />
      </Group>
      {error && <Failure error={error} what="The calls over time cannot be read" />}
      {!data && !error && <LoadingTiles />}
      {data && <Tiles insights={data} />}
      {data && data.totals.calls > 0 && (
        <Grid>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Volume insights={data} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <BlockedBy insights={data} />
          </Grid.Col>
        </Grid>
      )}
    </Stack>
  );
}

const shareOf = (part: number, calls: number): number | null => (calls === 0 ? null : part / calls);
const shareText = (value: number | null): string => (value === null ? '–' : shownShare(value));

function Tiles({ insights: { totals, before, buckets } }: { insights: CallInsights }) {
  const [blocked, wereBlocked] = [shareOf(totals.blocked, totals.calls), shareOf(before.blocked, before.calls)];
  const [failed, wereFailed] = [shareOf(totals.errors, totals.calls), shareOf(before.errors, before.calls)];
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      <Tile
        label="Calls"
        value={shownNumber(totals.calls)}
        change={changeOf(totals.calls, before.calls)}
        points={buckets.map(({ calls }) => calls)}
      />
      <Tile
        label="Blocked"
        value={shareText(blocked)}
        change={changeOf(blocked, wereBlocked, { isShare: true })}
        points={buckets.map((bucket) => bucket.blocked)}
        line="danger"
      />
      <Tile
        label="Errors"
        value={shareText(failed)}
        change={changeOf(failed, wereFailed, { isShare: true, good: 'down' })}
        points={buckets.map((bucket) => bucket.errors)}
        line="warn"
      />
      <Tile
        label="19 of 20 answers within"
        value={shownMs(totals.p95_ms)}
        change={changeOf(totals.p95_ms, before.p95_ms, { good: 'down' })}
        points={buckets.map(({ p95_ms }) => p95_ms ?? 0)}
        line="second"
      >
        {totals.p50_ms !== null && `half within ${shownMs(totals.p50_ms)}`}
      </Tile>
    </SimpleGrid>
  );
}

const hourShown = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayShown = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function Volume({ insights: { bucket, buckets } }: { insights: CallInsights }) {
  const shown = bucket === 'hour' ? hourShown : dayShown;
  return (
    <Card withBorder component="section" aria-labelledby="call-volume" h="100%">
      <Title order={2} size="h4" mb="sm" id="call-volume">
        {bucket === 'hour' ? 'Calls by hour' : 'Calls by day, in UTC'}
      </Title>
      <PeriodChart
        label={bucket === 'hour' ? 'Calls by hour' : 'Calls by day'}
        points={buckets.map(({ at, calls, blocked, errors }) => ({
          group: shown.format(new Date(at)),
          passed: calls - blocked - errors,
          blocked,
          errors,
        }))}
        series={series}
      />
    </Card>
  );
}

/** Detectors of one list. The API has all. */
const MOST = 8;

function BlockedBy({ insights: { totals } }: { insights: CallInsights }) {
  const most = Math.max(1, ...totals.blocked_by.map(({ calls }) => calls));
  return (
    <Card withBorder component="section" aria-labelledby="blocked-by" h="100%">
      <Title order={2} size="h4" mb="sm" id="blocked-by">
        Why calls were blocked
      </Title>
      {totals.blocked_by.length === 0 && <Text c="dimmed">No call was blocked.</Text>}
      <Stack gap="sm">
        {totals.blocked_by.slice(0, MOST).map(({ detector, calls }) => (
          <div key={detector}>
            <Group justify="space-between" gap="xs" mb={4}>
              <Text size="sm">{findingLabel(detector)}</Text>
              <Text size="sm">{shownNumber(calls)}</Text>
            </Group>
            <Progress value={(100 * calls) / most} aria-hidden />
          </div>
        ))}
      </Stack>
    </Card>
  );
}
