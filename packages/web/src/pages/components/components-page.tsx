import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FindingBadge, OutcomeBadge, SeverityBadge } from '../../redteam/badges.tsx';
import { Badge, type Tone } from '../../shown/badge.tsx';
import { CodeBlock } from '../../shown/code-block.tsx';
import { type Column, ListTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { RowShapes } from '../../shown/loading.tsx';
import { Mark } from '../../shown/mark.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { PeriodChart } from '../../shown/period-chart.tsx';
import { Tile } from '../../shown/tile.tsx';
import { colour, colourTokens } from '../../tokens.ts';

/** Every part that pages share, with invented data: to look at, and to choose from when a page is built. */
export function ComponentsPage() {
  return (
    <Stack>
      <PageHead title="Components" about="The parts that all pages are made of, with invented data.">
        <Button variant="default">Second action</Button>
        <Button>Main action</Button>
      </PageHead>
      <Part id="colours" title="Colours">
        <Swatches />
      </Part>
      <Part id="type" title="Type">
        <Types />
      </Part>
      <Part id="badges" title="Badges">
        <Badges />
      </Part>
      <Part id="tiles" title="Tiles">
        <Tiles />
      </Part>
      <Part id="chart" title="Chart of a period">
        <PeriodChart label="Credits by day" points={days} series={series} lines={[{ at: 900, label: 'Limit 900' }]} />
      </Part>
      <Part id="table" title="Table">
        <ListTable label="Teams" columns={columns} rows={teams} keyOf={({ name }) => name} />
      </Part>
      <Part id="states" title="States">
        <States />
      </Part>
    </Stack>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  );
}

const Swatches = () => (
  <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }}>
    {(Object.keys(colourTokens) as (keyof typeof colourTokens)[]).map((name) => (
      <Group key={name} gap="xs" wrap="nowrap">
        <span
          style={{
            width: 24,
            height: 24,
            borderRadius: 6,
            background: colour(name),
            border: '1px solid',
            borderColor: colour('line'),
          }}
        />
        <Text size="xs">{name}</Text>
      </Group>
    ))}
  </SimpleGrid>
);

const Types = () => (
  <Stack gap={4}>
    <Group>
      <Mark size={28} />
      <Text fz={24} fw={600}>
        Page 24
      </Text>
    </Group>
    <Text fz={16} fw={600}>
      Section 16
    </Text>
    <Text>Body 14: figures below each other, 1,111 and 8,888.</Text>
    <Text size="xs" c="dimmed">
      Caption 13
    </Text>
  </Stack>
);

const tones: readonly Tone[] = ['plain', 'accent', 'good', 'warning', 'danger'];
const Badges = () => (
  <Stack gap="xs">
    <Group gap="xs">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge isName>injection_attack</Badge>
    </Group>
    <Group gap="xs">
      {['success', 'resisted', 'unclear', 'error'].map((outcome) => (
        <OutcomeBadge key={outcome} outcome={outcome} />
      ))}
      {(['low', 'medium', 'high', 'critical'] as const).map((severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
      {['open', 'reopened', 'accepted', 'false_positive', 'fixed'].map((status) => (
        <FindingBadge key={status} status={status} />
      ))}
    </Group>
  </Stack>
);

const Tiles = () => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
    <Tile
      label="Attack success"
      value="7.1 %"
      change={{ text: '▼ 23.4 points', meaning: 'better' }}
      points={[41, 39, 42, 31, 28, 19, 17, 12, 9, 7]}
      line="danger"
    >
      5.2 to 9.6 with 95 % certainty
    </Tile>
    <Tile
      label="Calls guarded"
      value="184,210"
      change={{ text: '▲ 8 %', meaning: 'neither' }}
      points={[5, 6, 7, 6, 8, 9]}
    >
      In this billing period
    </Tile>
    <Tile label="Blocked" value="0.42 %" change={{ text: '▲ 0.06 points', meaning: 'worse' }} />
    <Tile label="Unclear" value="–">
      Nothing is judged yet
    </Tile>
  </SimpleGrid>
);

const series = [
  { name: 'guardrails', label: 'Guardrails', colour: 'accent' },
  { name: 'redteam', label: 'Red team', colour: 'second' },
] as const;
const days = Array.from({ length: 14 }, (_, at) => ({
  group: `${at + 1} Nov`,
  guardrails: 200 + ((at * 137) % 400),
  redteam: at % 5 === 0 ? 300 : 40,
}));

interface Team {
  readonly name: string;
  readonly used: number;
  readonly calls: number;
}
const teams: readonly Team[] = [
  { name: 'Payments', used: 0.96, calls: 81_204 },
  { name: 'Card disputes', used: 0.81, calls: 40_011 },
  { name: 'Branch helper', used: 0.52, calls: 912 },
];
const columns: readonly Column<Team>[] = [
  { name: 'Team', value: ({ name }) => name, cell: ({ name }) => name },
  {
    name: 'State',
    value: ({ used }) => (used > 0.9 ? 'Near its limit' : 'Well'),
    cell: ({ used }) => <Badge tone={used > 0.9 ? 'warning' : 'good'}>{used > 0.9 ? 'near its limit' : 'well'}</Badge>,
  },
  { name: 'Used', isNumber: true, value: ({ used }) => used, cell: ({ used }) => shownShare(used) },
  { name: 'Calls', isNumber: true, value: ({ calls }) => calls, cell: ({ calls }) => shownNumber(calls) },
];

const States = () => (
  <Stack>
    <RowShapes rows={2} />
    <Failure error={new Error('connection refused')} what="The teams cannot be listed" />
    <NothingYet title="No team yet" about="A team is a project with limits of its own.">
      <Button>New team</Button>
    </NothingYet>
    <CodeBlock code="redoubt start --port 8080" label="Copy the command" />
  </Stack>
);
