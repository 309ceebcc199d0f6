import { Button, Card, Radio, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../api.ts';
import { ChangedForm, useChanged } from '../../shown/changed-form.tsx';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { findingQuery, type WholeFinding } from './findings-queries.ts';

type Marked = NonNullable<NonNullable<Parameters<typeof api.rt.markFinding>[0]>['body']>['status'];

const choices: readonly { value: Marked; label: string; description: string }[] = [
  { value: 'open', label: 'Open', description: 'To be worked on' },
  {
    value: 'accepted',
    label: 'Accepted',
    description: 'A known risk that you accept. Runs do not change this. Needs a reason',
  },
  { value: 'false_positive', label: 'False positive', description: 'Not a weakness. Runs do not change this' },
  { value: 'fixed', label: 'Fixed', description: 'The next run in which the attack succeeds reopens it' },
];

/** Says what a finding is. */
export function TriageForm({ finding }: { finding: WholeFinding }) {
  const { finding_id } = finding;
  const [status, setStatus] = useState<Marked>(finding.status === 'reopened' ? 'open' : finding.status);
  const [note, setNote] = useState('');
  const [until, setUntil] = useState('');
  const isChanged = useChanged({ status, note, until });
  const queries = useQueryClient();
  const marking = useMutation({
    mutationFn: () => {
      const body = {
        status,
        ...(note.trim() !== '' && { note }),
        ...(status === 'accepted' && until !== '' && { accepted_until: until }),
      };
      return api.rt.markFinding({ params: { finding_id }, body });
    },
    onSuccess: async (marked) => {
      queries.setQueryData(findingQuery(finding_id).queryKey, marked);
      sayDone('Kept');
      await queries.invalidateQueries({ queryKey: ['findings'] });
    },
  });
  const errors = fieldErrorsOf(marking.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    marking.mutate();
  };
  return (
    <Card withBorder component="section" aria-labelledby="triage">
      <Title order={2} size="h4" id="triage" mb="xs">
        What is it?
      </Title>
      <ChangedForm isChanged={isChanged} />
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Radio.Group
            aria-label="Status"
            value={status}
            // The cast: the values are those of `choices`.
            onChange={(value) => setStatus(value as Marked)}
          >
            <Stack gap="xs">
              {choices.map((choice) => (
                <Radio key={choice.value} {...choice} />
              ))}
            </Stack>
          </Radio.Group>
          {status === 'accepted' && (
            <TextInput
              type="date"
              label="Until"
              description="The last day. Empty: no end"
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
              error={errors.accepted_until}
            />
          )}
          <Textarea
            label="Why"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={errors.note}
            required={status === 'accepted'}
            autosize
            minRows={2}
          />
          {marking.error && <Failure error={marking.error} what="Not kept" />}
          <Button type="submit" loading={marking.isPending} style={{ alignSelf: 'flex-start' }}>
            Keep
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
