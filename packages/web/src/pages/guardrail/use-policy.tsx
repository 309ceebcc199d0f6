import { Anchor, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.ts';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { shownNumber } from '../../shown/numbers.ts';
import type { Proposed } from './guardrail-page.tsx';

interface UsePolicyProps {
  readonly policy: Proposed['guardrails_policy'];
  /** The success rate that the trial predicts. */
  readonly predicted: number | null;
  readonly run_id: string;
}

/** Saves the policy, and asks the target again behind it. */
export function UsePolicy(props: UsePolicyProps) {
  return (
    <Card withBorder component="section" aria-labelledby="use">
      <Title order={2} size="h4" id="use" mb="xs">
        Use it
      </Title>
      <Stack>
        <SaveForm policy={props.policy} />
        <Verify {...props} />
      </Stack>
    </Card>
  );
}

type PolicyBody = NonNullable<NonNullable<Parameters<typeof api.guardrails.addPolicy>[0]>['body']>;

function SaveForm({ policy }: Pick<UsePolicyProps, 'policy'>) {
  const { key } = useSession();
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('');
  const queries = useQueryClient();
  const saving = useMutation({
    // The cast: the service says that what it proposes can be saved as it is.
    mutationFn: () => api.guardrails.addPolicy({ body: { name, ...policy } as PolicyBody }),
    onSuccess: async () => {
      setSaved(name);
      sayDone('Policy saved');
      await queries.invalidateQueries({ queryKey: ['policies'] });
    },
  });
  if (!key.scopes.includes('guardrails')) {
    return (
      <Text size="sm" c="dimmed">
        The key has no scope “guardrails”, so it cannot save policies. Copy the JSON above instead.
      </Text>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <ChangedForm isChanged={name !== saved} />
      <Group align="flex-start">
        <TextInput
          label="Name of the policy"
          description="Detection and deployments name it"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fieldErrorsOf(saving.error).name}
          miw={260}
        />
        <Button type="submit" variant="light" mt={44} loading={saving.isPending} disabled={name.trim() === ''}>
          Save the policy
        </Button>
      </Group>
      {saving.error && <Failure error={saving.error} what="Not saved" />}
      {saving.data && (
        <Text size="sm" mt="xs" role="status">
          Saved.{' '}
          <Anchor component={Link} href={`/app/policies/${encodeURIComponent(name)}`} size="sm" underline="always">
            Open the policy
          </Anchor>
        </Text>
      )}
    </form>
  );
}

type VerifyBody = NonNullable<NonNullable<Parameters<typeof api.rt.verifyRun>[0]>['body']>;

function Verify({ policy, predicted, run_id }: UsePolicyProps) {
  const [, go] = useLocation();
  // The cast: the service says that what it proposes can be used as it is.
  const call = { params: { run_id }, body: { guardrails_policy: policy } as VerifyBody };
  const plan = useQuery({
    queryKey: ['run', run_id, 'verification', policy],
    queryFn: ({ signal }) => api.rt.verifyRun({ ...call, query: { dry_run: 'true' } }, { signal }),
    staleTime: 60_000,
  });
  const verifying = useMutation({
    mutationFn: () => api.rt.verifyRun(call),
    onSuccess: (answer) => {
      if ('dry_run' in answer) return;
      sayDone('The verification has started');
      go(`/app/runs/${answer.run_id}${predicted === null ? '' : `?predicted=${predicted.toFixed(4)}`}`);
    },
  });
  const planned = plan.data && 'dry_run' in plan.data ? plan.data : undefined;
  return (
    <Stack gap="xs">
      <Text size="sm">
        A verification asks the target again, through the policy: what succeeded, and the harmless questions. It shows
        the rate before and after.
      </Text>
      {plan.error && <Failure error={plan.error} what="It cannot be verified" />}
      <Group>
        <Button onClick={() => verifying.mutate()} loading={verifying.isPending} disabled={!planned}>
          Verify
        </Button>
        {planned && (
          <Text size="sm" c="dimmed">
            {shownNumber(planned.prompts)} prompts and {shownNumber(planned.controls)} harmless questions
            {planned.credits && `, ${shownNumber(planned.credits.cost)} credits`}
          </Text>
        )}
      </Group>
      {verifying.error && <Failure error={verifying.error} what="Not started" />}
    </Stack>
  );
}
