import { Alert, Button, Card, Group, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api.ts';
import { ChangedForm, useChanged } from '../../../shown/changed-form.tsx';
import { ConfirmButton } from '../../../shown/confirm-button.tsx';
import { sayDone } from '../../../shown/done.ts';
import { Failure } from '../../../shown/failure.tsx';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { ShownOnce } from '../../../shown/shown-once.tsx';
import type { Webhook } from './webhook.ts';

/** Sets, tests and removes the webhook. */
export function WebhookCard({ webhook }: { webhook: Webhook | null }) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const [secret, setSecret] = useState<string>();
  const isChanged = useChanged({ url, enabled });
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (rotate_secret: boolean) => api.admin.setWebhook({ body: { url, enabled, rotate_secret } }),
    onSuccess: (saved) => {
      sayDone('Webhook saved');
      if (saved.secret !== undefined) setSecret(saved.secret);
      else void queries.invalidateQueries({ queryKey: ['webhook'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(false);
  };
  const closeSecret = () => {
    setSecret(undefined);
    void queries.invalidateQueries({ queryKey: ['webhook'] });
  };
  return (
    <Card withBorder component="section" aria-labelledby="webhook">
      <Title order={2} size="h4" mb="sm" id="webhook">
        {webhook ? 'Where events go' : 'Set a webhook'}
      </Title>
      <ShownOnce
        title="The secret of the webhook"
        secret={secret}
        about="Every request is signed with it. Your receiver needs it to tell real events from forged ones."
        onClose={closeSecret}
      />
      <ChangedForm isChanged={isChanged && !saving.isSuccess} />
      <form onSubmit={submit}>
        <Stack maw={640}>
          <TextInput
            label="Address"
            description="http:// or https://; redirects are not followed"
            placeholder="https://hooks.example/redoubt"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={fieldErrorsOf(saving.error).url}
            required
          />
          <Switch
            label="Send events"
            description="While it is off, events wait"
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
          {saving.error && <Failure error={saving.error} what="Not saved" />}
          <Group>
            <Button type="submit" loading={saving.isPending} disabled={url.trim() === ''}>
              Save
            </Button>
            {webhook && <Actions onRotate={() => saving.mutate(true)} />}
          </Group>
        </Stack>
      </form>
      {webhook && <TestDelivery />}
    </Card>
  );
}

function Actions({ onRotate }: { onRotate: () => void }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: (_: undefined) => api.admin.deleteWebhook(),
    onSuccess: async () => {
      sayDone('Webhook removed');
      await queries.invalidateQueries({ queryKey: ['webhook'] });
    },
  });
  const rotating = {
    mutate: (_: undefined, { onSuccess }: { onSuccess: () => void }) => {
      onRotate();
      onSuccess();
    },
    isPending: false,
    error: null,
  };
  return (
    <>
      <ConfirmButton
        color="gray"
        question="Make a new secret?"
        consequence="From then on only the new secret signs events. Your receiver refuses them until it has it."
        verb="Make it"
        action={rotating}
      >
        New secret
      </ConfirmButton>
      <ConfirmButton
        question="Remove the webhook?"
        consequence="Waiting events are not sent. Its secret is deleted."
        verb="Remove"
        action={removing}
      >
        Remove
      </ConfirmButton>
    </>
  );
}

function TestDelivery() {
  const testing = useMutation({ mutationFn: () => api.admin.testWebhook() });
  const { data } = testing;
  return (
    <Stack mt="md" maw={640} align="flex-start" aria-live="polite">
      <Button variant="default" onClick={() => testing.mutate()} loading={testing.isPending}>
        Send a test event
      </Button>
      {testing.error && <Failure error={testing.error} what="Not sent" />}
      {data && (
        <Alert color={data.delivered ? 'teal' : 'red'} title={data.delivered ? 'Delivered' : 'Not delivered'}>
          <Text size="sm">
            {data.status === null ? 'No answer' : `Answered ${data.status}`} after {data.latency_ms} ms
            {data.reason !== null && `: ${data.reason}`}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
