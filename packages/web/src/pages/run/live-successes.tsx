import { Anchor, Card, List, Text, Title } from '@mantine/core';
import { events, type RunEvent } from '@redoubt/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { connection } from '../../api.ts';
import { type Run, type RunRecord, runQuery } from './run-queries.ts';

/** So many successes are shown. */
const SHOWN = 8;
/** So many events before the newest are read when the page opens. */
const BACK = 100;

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
            <Anchor component={Link} href={`?record=${record_id}`} size="sm">
              {goal}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {category} · {attack}
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
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (event: RunEvent) => {
      if (event.kind === 'record') {
        const { data } = event;
        if (data.verdict?.success && !data.is_control) {
          setSuccesses((before) =>
            [data, ...before.filter((each) => each.record_id !== data.record_id)].slice(0, SHOWN),
          );
        }
      } else if (event.kind === 'run.progress') {
        queries.setQueryData(runQuery(run_id).queryKey, (before) => before && { ...before, progress: event.data });
      } else {
        queries.invalidateQueries({ queryKey: runQuery(run_id).queryKey });
      }
    };
    follow(run_id, after, leaving.signal, tell).catch(() => {
      // The page also asks for the state every two seconds, and says what fails there.
    });
    return () => leaving.abort();
  }, [run_id, after, queries]);
  return successes;
}

async function follow(run_id: string, after: number, signal: AbortSignal, tell: (event: RunEvent) => void) {
  for await (const event of events(connection, { run_id, after, signal })) tell(event);
}
