import { Anchor, Button, Card, List, Text, Title, VisuallyHidden } from '@mantine/core';
import type { DiffedProbe } from '@redoubt/reports';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { attackTitle, categoryTitle } from '../../redteam/words.ts';
import { shownNumber } from '../../shown/numbers.ts';
import type { ComparedRun } from './comparison.ts';

interface FlippedProbesProps {
  readonly title: string;
  readonly probes: readonly DiffedProbe[];
  /** The runs whose records are linked. */
  readonly runs: { readonly before?: ComparedRun; readonly after?: ComparedRun };
}

/** So many are shown at first, and with each press of the button. */
const SHOWN = 10;

/** Probes that fell otherwise, each with its records. */
export function FlippedProbes({ title, probes, runs }: FlippedProbesProps) {
  const id = useId();
  const [shown, setShown] = useState(SHOWN);
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Title order={2} size="h5" id={id} mb="xs">
        {title}: {shownNumber(probes.length)}
      </Title>
      {probes.length === 0 && <Text c="dimmed">None.</Text>}
      <List size="sm" spacing="xs">
        {probes.slice(0, shown).map((probe) => (
          <List.Item key={probe.probe_id}>
            {probe.goal}
            <Text size="xs" c="dimmed">
              {categoryTitle(probe.category)} · {attackTitle(probe.attack)}
              {Object.entries(runs).map(([name, run]) => (
                <RecordLink key={name} name={name} run={run} probe={probe} />
              ))}
            </Text>
          </List.Item>
        ))}
      </List>
      {probes.length > shown && (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      )}
    </Card>
  );
}

function RecordLink({ name, run, probe }: { name: string; run: ComparedRun; probe: DiffedProbe }) {
  const record = run.recordOf.get(probe.probe_id);
  if (record === undefined) return null;
  const href = `/app/runs/${run.results.run_id}?record=${record}`;
  return (
    <>
      {' · '}
      <Anchor component={Link} href={href} size="xs" underline="always">
        {name}
        <VisuallyHidden>: {probe.goal}</VisuallyHidden>
      </Anchor>
    </>
  );
}
