import { Alert, Anchor, Button, Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { AttackChoice } from '../../redteam/attack-choice.tsx';
import { type ChangeDraft, type RunDraft, useRunDraft } from '../../redteam/run-draft.ts';
import { TargetFields } from '../../redteam/target-fields.tsx';
import { Badge } from '../../shown/badge.tsx';
import { ChangedForm, leaveSettled } from '../../shown/changed-form.tsx';
import { sayDone } from '../../shown/done.ts';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { AmountStep } from './amount-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ScopeStep } from './scope-step.tsx';
import { submitRun } from './submit-run.ts';

const steps = [
  { id: 'target', label: 'Target', owns: ['target'] },
  { id: 'scope', label: 'Scope', owns: ['risk_categories', 'compliance_frameworks'] },
  { id: 'attacks', label: 'Attacks', owns: [] },
  { id: 'amount', label: 'Amount', owns: ['run_name', 'generation_config', 'context', 'comprehensiveness'] },
  { id: 'start', label: 'Plan and start', owns: [] },
] as const;
type StepId = (typeof steps)[number]['id'];

/** From a target to a run: what is attacked, how, how much, what it costs. The choice survives a reload. */
export function NewRunPage() {
  const [search, setSearch] = useSearchParams();
  const { draft, change, changeTarget } = useRunDraft();
  const [apiKey, setApiKey] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [, go] = useLocation();
  const queries = useQueryClient();
  const starting = useMutation({
    mutationFn: () => submitRun(draft, apiKey, 'start'),
    onSuccess: async (answer) => {
      if ('dry_run' in answer) return;
      await queries.invalidateQueries({ queryKey: ['runs'] });
      sayDone('The run has started');
      leaveSettled(() => go(`/app/runs/${answer.run_id}`));
    },
    onError: (error) => setErrors(fieldErrorsOf(error)),
  });
  const step = steps.find(({ id }) => id === search.get('step'))?.id ?? 'target';
  const openStep = (id: string | null) => setSearch({ step: id ?? 'target' });
  return (
    <Stack>
      {/* The rest is kept for this tab. */}
      <ChangedForm isChanged={apiKey !== ''} />
      <Anchor component={Link} href="/app/runs" size="sm">
        All runs
      </Anchor>
      <PageHead title="New run" about="Attack a model or an application, and judge every answer." />
      <Tabs value={step} onChange={openStep} keepMounted={false}>
        <Tabs.List>
          {steps.map(({ id, label, owns }) => (
            <Tabs.Tab
              key={id}
              value={id}
              rightSection={hasErrors(owns, errors) && <Badge tone="danger" aria-label="has errors" />}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Card withBorder mt="md">
          <Tabs.Panel value="target">
            <TargetFields
              draft={draft.target}
              onChange={changeTarget}
              apiKey={apiKey}
              onKey={setApiKey}
              errors={errors}
            />
          </Tabs.Panel>
          <Tabs.Panel value="scope">
            <ScopeStep draft={draft} change={change} />
          </Tabs.Panel>
          <Tabs.Panel value="attacks">
            <AttackStep draft={draft} change={change} />
          </Tabs.Panel>
          <Tabs.Panel value="amount">
            <AmountStep draft={draft} change={change} errors={errors} />
          </Tabs.Panel>
          <Tabs.Panel value="start">
            <ReviewStep draft={draft} apiKey={apiKey} starting={starting} onErrors={setErrors} />
          </Tabs.Panel>
        </Card>
      </Tabs>
      <StepButtons step={step} openStep={openStep} />
    </Stack>
  );
}

const hasErrors = (owns: readonly string[], errors: Readonly<Record<string, string>>): boolean =>
  Object.keys(errors).some((field) => owns.some((own) => field === own || field.startsWith(`${own}.`)));

function StepButtons({ step, openStep }: { step: StepId; openStep: (id: string) => void }) {
  const at = steps.findIndex(({ id }) => id === step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <Group justify="space-between">
      {before ? (
        <Button variant="default" onClick={() => openStep(before.id)}>
          Back: {before.label}
        </Button>
      ) : (
        <span />
      )}
      {after && <Button onClick={() => openStep(after.id)}>Next: {after.label}</Button>}
    </Group>
  );
}

/** Asks how the target is attacked. */
function AttackStep({ draft, change }: { draft: RunDraft; change: ChangeDraft }) {
  if (draft.scope === 'frameworks') {
    return (
      <Alert color="indigo">
        A run of frameworks uses the attacks Plain question and Encoding in each of their categories. Choose categories
        under “Scope” to choose attacks.
      </Alert>
    );
  }
  const { kind, input_modalities: taken } = draft.target;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Each chosen category is attacked in each of these ways. The price of a category is its base times the factor of
        the attack; * means that an option scales it.
      </Text>
      <AttackChoice
        chosen={draft.attacks}
        onChange={(attacks) => change({ attacks })}
        modalities={kind === 'saved' ? undefined : taken}
      />
    </Stack>
  );
}
