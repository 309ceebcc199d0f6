import { Button, Card, List, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../api.ts';
import { outcomeTitle } from '../../redteam/words.ts';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { shownTime } from '../../shown/numbers.ts';
import { type RunRecord, recordQuery } from './run-queries.ts';

type Outcome = NonNullable<RunRecord['verdict']>['outcome'];
const outcomes: readonly Outcome[] = ['success', 'resisted', 'unclear'];

/** Corrects the verdict of a record, or withdraws the correction. The judge's own words are kept. */
export function ReviewForm({ run_id, record }: { run_id: string; record: RunRecord }) {
  const { record_id, verdict, correction } = record;
  const [chosen, setChosen] = useState<Outcome>(correction?.outcome ?? verdict?.outcome ?? 'unclear');
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const correcting = useMutation({
    mutationFn: (outcome: Outcome) => {
      const body = { verdict: outcome === verdict?.outcome ? null : outcome, ...(note.trim() !== '' && { note }) };
      return api.rt.correctRecord({ params: { run_id, record_id }, body });
    },
    onSuccess: async (corrected) => {
      queries.setQueryData(recordQuery(run_id, record_id).queryKey, corrected);
      setNote('');
      sayDone('Verdict saved; the rates include it');
      await queries.invalidateQueries({ queryKey: ['run', run_id] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correcting.mutate(chosen);
  };
  return (
    <Card withBorder component="section" aria-labelledby="review">
      <Title order={3} size="h5" id="review" mb="xs">
        Review
      </Title>
      <ChangedForm isChanged={note !== '' || chosen !== (correction?.outcome ?? verdict?.outcome ?? 'unclear')} />
      <form onSubmit={submit}>
        <Stack gap="sm">
          <SegmentedControl
            aria-label="Your verdict"
            data={outcomes.map((outcome) => ({
              value: outcome,
              label: outcome === verdict?.outcome ? `${outcomeTitle(outcome)} (the judge)` : outcomeTitle(outcome),
            }))}
            value={chosen}
            // The cast: the values are those of `outcomes`.
            onChange={(value) => setChosen(value as Outcome)}
          />
          <Textarea
            label="Why"
            description="Kept with your key's name"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={fieldErrorsOf(correcting.error).note}
            autosize
          />
          {correcting.error && <Failure error={correcting.error} what="Not kept" />}
          <Button
            type="submit"
            variant="light"
            loading={correcting.isPending}
            disabled={chosen === (correction?.outcome ?? verdict?.outcome)}
            style={{ alignSelf: 'flex-start' }}
          >
            {chosen === verdict?.outcome ? 'Withdraw the correction' : 'Correct the verdict'}
          </Button>
        </Stack>
      </form>
      {correction && <History history={correction.history} />}
    </Card>
  );
}

function History({ history }: { history: NonNullable<RunRecord['correction']>['history'] }) {
  return (
    <>
      <Text size="sm" fw={500} mt="md">
        What people said
      </Text>
      <List size="sm">
        {history.map(({ outcome, note, by, at }) => (
          <List.Item key={`${at} ${outcome}`}>
            {outcome === null ? 'correction withdrawn' : `corrected to ${outcomeTitle(outcome)}`}
            {note !== null && `: ${note}`} ({by.key_name ?? 'a key that is gone'}, {shownTime(at)})
          </List.Item>
        ))}
      </List>
    </>
  );
}
