import { Button, Card, Checkbox, Group, Select, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { attackTitle, categoryTitle, outcomeTitle, YOUR_RULES } from '../../redteam/words.ts';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber } from '../../shown/numbers.ts';
import { useFilters } from '../../shown/use-filters.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordList } from './record-list.tsx';
import { isOver, type Run, readSoFar, recordsQuery } from './run-queries.ts';

const outcomes = ['success', 'resisted', 'unclear'] as const;
const names = ['category', 'attack', 'outcome'] as const;
const labels = { category: 'Category', attack: 'Attack', outcome: 'Outcome' } as const;
const titles = { category: categoryTitle, attack: attackTitle, outcome: outcomeTitle } as const;

/** Once a run is over, its records are read anew: what was read before lacks the last ones. */
const LAST_ROUND = -1;

/** The records of a run, with filters and the opened record in the address. */
export function Records({ run }: { run: Run }) {
  const { filters, choose } = useFilters([...names, 'controls', 'record']);
  const { record, ...filter } = filters;
  const [round, setRound] = useState(0);
  const records = useInfiniteQuery(recordsQuery(run.run_id, filter, isOver(run) ? LAST_ROUND : round));
  const found = useMemo(() => readSoFar(records.data), [records.data]);
  const choices = {
    category: [...run.scope.risk_categories, YOUR_RULES],
    attack: run.scope.attacks,
    outcome: outcomes,
  };
  return (
    <Card withBorder component="section" aria-labelledby="records">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="records">
          Records
        </Title>
        {!isOver(run) && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setRound(round + 1)}
          >
            Read again
          </Button>
        )}
      </Group>
      <Group mb="sm" align="flex-end" role="search" aria-label="Filters of records">
        {names.map((name) => (
          <Select
            key={name}
            label={labels[name]}
            placeholder="All"
            data={choices[name].map((value) => ({ value, label: titles[name](value) }))}
            value={filter[name] ?? null}
            onChange={(value) => choose({ [name]: value })}
            clearable
            clearButtonProps={{ 'aria-label': 'All' }}
          />
        ))}
        <Checkbox
          mb={8}
          label="Show harmless questions instead"
          checked={filter.controls === 'true'}
          onChange={(event) => choose({ controls: event.currentTarget.checked ? 'true' : null })}
        />
      </Group>
      {records.error && <Failure error={records.error} what="The records cannot be shown" />}
      {records.isPending && <Loading />}
      {records.data && found.count === 0 && <Text c="dimmed">None that match.</Text>}
      {found.count > 0 && (
        <>
          <RecordList
            records={found}
            onOpen={(id) => choose({ record: id })}
            onEnd={records.hasNextPage && !records.isFetching ? records.fetchNextPage : undefined}
          />
          <Text size="xs" c="dimmed" mt="xs" role="status">
            {shownNumber(found.count)} {records.hasNextPage ? 'read so far; more are read as you scroll' : 'in all'}
          </Text>
        </>
      )}
      <RecordDrawer run={run} record_id={record} onClose={() => choose({ record: null })} />
    </Card>
  );
}
