import { Alert, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { certaintyText } from '@redoubt/reports';
import { useQuery } from '@tanstack/react-query';
import { OutcomeBadge, SeverityBadge } from '../../redteam/badges.tsx';
import { Conversation } from '../../redteam/conversation.tsx';
import { attackTitle, categoryTitle, outcomeTitle, spaced } from '../../redteam/words.ts';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber } from '../../shown/numbers.ts';
import { ReviewForm } from './review-form.tsx';
import { isOver, type Run, type RunRecord, recordQuery } from './run-queries.ts';

interface RecordDrawerProps {
  readonly run: Run;
  /** The record that is open, if one is. */
  readonly record_id: string | undefined;
  readonly onClose: () => void;
}

/** One record: what was wanted, what was said, how it was judged, and what people said of the verdict. */
export function RecordDrawer({ run, record_id, onClose }: RecordDrawerProps) {
  return (
    <Drawer
      opened={record_id !== undefined}
      onClose={onClose}
      position="right"
      size="xl"
      title="Record"
      closeButtonProps={{ 'aria-label': 'Close the record' }}
    >
      {record_id !== undefined && <RecordView run={run} record_id={record_id} />}
    </Drawer>
  );
}

function RecordView({ run, record_id }: { run: Run; record_id: string }) {
  const { data: record, error } = useQuery(recordQuery(run.run_id, record_id));
  if (!record) return error ? <Failure error={error} what="The record cannot be shown" /> : <Loading />;
  const canCorrect = isOver(run) && record.verdict !== null && !record.is_control;
  return (
    <Stack>
      <RecordHead record={record} />
      <Conversation turns={record.turns} />
      <VerdictText record={record} />
      {canCorrect && <ReviewForm run_id={run.run_id} record={record} />}
      {!isOver(run) && (
        <Text size="sm" c="dimmed">
          A verdict can be corrected when the run is over.
        </Text>
      )}
    </Stack>
  );
}

function RecordHead({ record }: { record: RunRecord }) {
  const {
    goal,
    category,
    sub_category,
    attack,
    severity,
    goal_source: source,
    correction,
    verdict,
    record_id,
  } = record;
  return (
    <div>
      <Group gap="xs" mb="xs">
        <OutcomeBadge outcome={correction?.outcome ?? verdict?.outcome ?? 'error'} />
        <SeverityBadge severity={severity} />
      </Group>
      <Title order={3} size="h5" dir="auto">
        {goal}
      </Title>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {categoryTitle(category)}: {spaced(sub_category)} · {attackTitle(attack)} · goal from {source} · {record_id}
      </Text>
    </div>
  );
}

/** A reason as a sentence: some end without a full stop. */
const ended = (reason: string): string => (/[.!?”"']$/.test(reason) ? reason : `${reason}.`);

function VerdictText({
  record: { verdict, error, tokens, latency_ms: latency, not_independent },
}: {
  record: RunRecord;
}) {
  return (
    <>
      {verdict && (
        <Text size="sm">
          The judge said “{outcomeTitle(verdict.outcome)}”: {ended(verdict.reason)} Score {verdict.score.toFixed(2)},
          decided by {verdict.decided_by} ({verdict.judge.name} {verdict.judge.version}). {certaintyText(verdict)}
        </Text>
      )}
      {error && (
        <Alert color="yellow" title="Not judged">
          {error.kind}: {error.message}
        </Alert>
      )}
      {not_independent && <Text size="sm">The target may have remembered other conversations.</Text>}
      <Text size="xs" c="dimmed">
        {latency !== null && `${shownNumber(Math.round(latency))} ms`}
        {tokens && ` · ${shownNumber(tokens.prompt)} prompt and ${shownNumber(tokens.completion)} completion tokens`}
      </Text>
    </>
  );
}
