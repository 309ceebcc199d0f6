import { Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { ChangeDraft, RunDraft } from '../../redteam/run-draft.ts';

interface AmountStepProps {
  readonly draft: RunDraft;
  readonly change: ChangeDraft;
  readonly errors: Readonly<Record<string, string>>;
}

/** Asks how much is tried, and what the system under test is. */
export function AmountStep({ draft, change, errors }: AmountStepProps) {
  return (
    <Stack>
      <TextInput
        label="Name of the run"
        placeholder="Before the release"
        value={draft.run_name}
        onChange={(event) => change({ run_name: event.currentTarget.value })}
        error={errors.run_name}
        maw={480}
      />
      <Group align="flex-start">
        <Select
          label="Comprehensiveness"
          description="Prompts of each attack in each category"
          data={[
            { value: 'Low', label: 'Low: a first look' },
            { value: 'Medium', label: 'Medium' },
            { value: 'Standard', label: 'Standard' },
            { value: 'High', label: 'High: narrow intervals' },
            { value: 'Comprehensive', label: 'Comprehensive: the most' },
          ]}
          value={draft.comprehensiveness}
          onChange={(value) => change({ comprehensiveness: value ?? 'Low' })}
          allowDeselect={false}
        />
        <NumberInput
          label="Prompts at most"
          description="Of the whole run. Empty: no cap"
          min={1}
          max={100_000}
          allowDecimal={false}
          value={draft.max_prompts ?? ''}
          onChange={(value) => change({ max_prompts: typeof value === 'number' ? value : null })}
          error={errors['generation_config.max_prompts']}
        />
        <TextInput
          label="Seed"
          description="The same seed makes the same prompts"
          placeholder="1"
          value={draft.seed}
          onChange={(event) => change({ seed: event.currentTarget.value })}
          error={errors['generation_config.seed']}
        />
      </Group>
      <Descriptions draft={draft} change={change} errors={errors} />
    </Stack>
  );
}

function Descriptions({ draft, change, errors }: AmountStepProps) {
  return (
    <>
      <Textarea
        label="What the system is"
        description="Goals are worded for it. It is not sent to the target"
        placeholder="The assistant of Brightmoor Bank for its clients: accounts, cards and transfers."
        value={draft.system_description}
        onChange={(event) => change({ system_description: event.currentTarget.value })}
        error={errors['context.system_description']}
        autosize
        minRows={3}
        maxRows={12}
      />
      <Textarea
        label="What it must not do"
        description="One rule per line. The run asks for what each rule forbids and checks the answers against it"
        placeholder="Never promise a refund."
        value={draft.policy_description}
        onChange={(event) => change({ policy_description: event.currentTarget.value })}
        error={errors['context.policy_description']}
        autosize
        minRows={3}
        maxRows={12}
      />
    </>
  );
}
