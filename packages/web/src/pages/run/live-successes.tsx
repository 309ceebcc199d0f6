import { Anchor, Card, List, Text, Title } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { events, type Followed, type RunEvent } from '@redoubt/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { connection } from '../../api.ts';
import { attackTitle, categoryTitle } from '../../redteam/words.ts';
import { type Run, type RunRecord, readRatesAgain, readStateAgain, runQuery } from './run-queries.ts';

/** So many successes are shown. */
const SHOWN = 8;
/** So many events before the newest are read when the page opens. */
const BACK = 100;
/** The rates are read again when something was judged, at most once in this time, in ms. */
const RATES_MS = 2_000;

/** The newest successes of a run that goes on, as they come. */
export function LiveSuccesses({ run }: { run: Run }) {
  const successes = useSuccesses(run);
  return (
    <Card withBorder component="section" aria-labelledby="newest" aria-live="polite">
      <Title order={2} size="h4" id="newest" mb="xs">
        Newest successes
      </Title>
      {successes.length === 0 && <Text c="dimmed">None so far. They appear here as they are judged.</Text>}
      <List size="sm" spacing={4}>
        {successes.map(({ record_id, goal, category, attack }) => (
          <List.Item key={record_id}>
            <Anchor component={Link} href={`?record=${record_id}`} size="sm" underline="always">
              {goal}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {categoryTitle(category)} · {attackTitle(attack)}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

/** Follows the events of a run while the page is open. */
function useSuccesses({ run_id, last_event: last }: Run): readonly RunRecord[] {
  const [successes, setSuccesses] = useState<readonly RunRecord[]>([]);
  const queries = useQueryClient();
  // Later states of the run name later events; the stream goes on from the first.
  const [after] = useState(() => Math.max(0, last - BACK));
  const readRates = useThrottledCallback(() => void readRatesAgain(queries, run_id), RATES_MS);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (event: RunEvent) => {
      if (event.kind === 'record') {
        readRates();
        setSuccesses((before) => withNewest(before, event.data));
      } else tellState(queries, run_id, event);
    };
    // What fails here fails for the question after the state, too, and is shown there.
    void follow({ run_id, after, signal: leaving.signal }, tell).catch(() => undefined);
    return () => leaving.abort();
  }, [run_id, after, queries, readRates]);
  return successes;
}

async function follow(followed: Followed, tell: (event: RunEvent) => void): Promise<void> {
  for await (const event of events(connection, followed)) tell(event);
}

function withNewest(before: readonly RunRecord[], record: RunRecord): readonly RunRecord[] {
  if (!record.verdict?.success || record.is_control) return before;
  return [record, ...before.filter(({ record_id }) => record_id !== record.record_id)].slice(0, SHOWN);
}

type StateEvent = Exclude<RunEvent, { kind: 'record' }>;

/** Shows at once what an event says of the run. */
function tellState(queries: QueryClient, run_id: string, event: StateEvent): void {
  const { queryKey } = runQuery(run_id);
  if (event.kind !== 'run.progress') void readStateAgain(queries, run_id);
  else queries.setQueryData(queryKey, (before) => before && { ...before, progress: event.data });
}
