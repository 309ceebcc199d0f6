import {
  Checkbox,
  Code,
  Group,
  PasswordInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  useMatches,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { command } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';
import { Failure } from '../shown/failure.tsx';
import { errorsBelow } from '../shown/field-errors.ts';
import { BridgeField } from './bridge-field.tsx';
import { pricingQuery, savedModelsQuery } from './queries.ts';
import { isAgent, type TargetDraft, type TargetKind } from './target-draft.ts';
import { TargetTest } from './target-test.tsx';
import { ToolFields } from './tool-fields.tsx';

const kinds: readonly { value: TargetKind; label: string }[] = [
  { value: 'address', label: 'Address' },
  { value: 'saved', label: 'Saved model' },
  { value: 'bridge', label: 'Bridge' },
  { value: 'practice', label: 'Practice target' },
];

interface TargetFieldsProps {
  readonly draft: TargetDraft;
  readonly onChange: (change: Partial<TargetDraft>) => void;
  readonly apiKey: string;
  readonly onKey: (key: string) => void;
  /** What the service said of fields, by their path in the body. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Asks what is attacked, and tests that it answers. */
export function TargetFields({ draft, onChange, apiKey, onKey, errors }: TargetFieldsProps) {
  const { kind } = draft;
  const orientation = useMatches<'vertical' | 'horizontal'>({ base: 'vertical', xs: 'horizontal' });
  return (
    <Stack>
      <SegmentedControl
        data={[...kinds]}
        value={kind}
        // The cast: the values are those of `kinds`.
        onChange={(value) => onChange({ kind: value as TargetKind })}
        aria-label="Where the target is reached"
        orientation={orientation}
        style={{ alignSelf: 'flex-start' }}
      />
      {kind === 'address' && (
        <AddressFields draft={draft} onChange={onChange} apiKey={apiKey} onKey={onKey} errors={errors} />
      )}
      {kind === 'saved' && <SavedModelField draft={draft} onChange={onChange} />}
      {kind === 'bridge' && <BridgeField draft={draft} onChange={onChange} />}
      {kind === 'practice' && <PracticeFields draft={draft} onChange={onChange} errors={errors} />}
      {kind !== 'saved' && <TakenFields draft={draft} onChange={onChange} errors={errors} />}
      {isAgent(draft) && (
        <ToolFields
          tools={draft.tools}
          onChange={(tools) => onChange({ tools })}
          errors={{
            ...errorsBelow('target.tools', errors),
            ...(errors['target.tools'] && { '': errors['target.tools'] }),
          }}
          hint={kind === 'practice' && <PracticeTools url={draft.practice_url} />}
        />
      )}
      <TargetTest draft={draft} apiKey={apiKey} />
    </Stack>
  );
}

type Fields = Pick<TargetFieldsProps, 'draft' | 'onChange'>;

function AddressFields({ draft, onChange, apiKey, onKey, errors }: TargetFieldsProps) {
  return (
    <>
      <TextInput
        label="Address"
        description="The base of the API, such as https://api.example.com/v1, or the whole path"
        placeholder="https://api.example.com/v1"
        value={draft.endpoint}
        onChange={(event) => onChange({ endpoint: event.currentTarget.value })}
        error={errors['target.endpoint']}
        required
      />
      <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
        <TextInput
          label="Model"
          description="The name that the provider uses"
          placeholder="gpt-4o-mini"
          miw={220}
          value={draft.model_name}
          onChange={(event) => onChange({ model_name: event.currentTarget.value })}
          error={errors['target.model_name']}
        />
        <PasswordInput
          label="Its key"
          description="Sent only to the target. A reload forgets it"
          miw={220}
          value={apiKey}
          onChange={(event) => onKey(event.currentTarget.value)}
          autoComplete="off"
          error={errors['target.api_key']}
        />
      </Group>
      <Select
        label="Form of the API"
        description="Usually recognised from the path"
        data={[
          { value: '', label: 'By the path, else chat completions' },
          { value: 'openai', label: 'Chat completions (OpenAI and compatible)' },
          { value: 'anthropic', label: 'Messages (Anthropic)' },
        ]}
        value={draft.provider}
        onChange={(provider) => onChange({ provider: provider ?? '' })}
        allowDeselect={false}
      />
    </>
  );
}

function SavedModelField({ draft, onChange }: Fields) {
  const { data, error } = useQuery(savedModelsQuery);
  if (error) return <Failure error={error} what="The saved models cannot be listed" />;
  const models = data?.models ?? [];
  if (data && models.length === 0) {
    return <Text>The project has no saved model yet. Save one on the page Models, or choose “Address”.</Text>;
  }
  const choices = models.map(({ model_saved_name: name, model_version: version }) => ({
    value: JSON.stringify([name, version]),
    label: `${name} ${version}`,
  }));
  return (
    <Select
      label="Saved model"
      description="Its address, key and system prompt are taken as they are saved"
      data={choices}
      value={draft.saved ? JSON.stringify(draft.saved) : null}
      onChange={(value) => onChange({ saved: value === null ? null : JSON.parse(value) })}
      placeholder="Choose one"
      searchable
      required
    />
  );
}

function PracticeFields({ draft, onChange, errors }: Fields & Pick<TargetFieldsProps, 'errors'>) {
  return (
    <>
      <Text size="sm">
        A simulated assistant that leaks on purpose, to learn on. Its figures are not those of a model. Start it beside
        the service, in the folder of Redoubt:
      </Text>
      <CodeBlock code={`${command} practice-target`} label="Copy the command" />
      <TextInput
        label="Address of the practice target"
        description="The command prints it as TARGET_URL"
        value={draft.practice_url}
        onChange={(event) => onChange({ practice_url: event.currentTarget.value })}
        error={errors['target.endpoint']}
      />
    </>
  );
}

/** Where the practice target lists tools. The page may ask no other host, so the reader does. */
const PracticeTools = ({ url }: { url: string }) => (
  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    The practice target has tools to paste: <Code>curl -s {url.trim().replace(/\/v1\/?$/, '')}/tools</Code>
  </Text>
);

const systemKinds = { foundation_model: 'A model', chatbot: 'A chatbot', agent: 'An agent with tools' } as const;

const factorShown = (row: { multiplier: number } | undefined): string => (row ? `, × ${row.multiplier}` : '');

function TakenFields({ draft, onChange, errors }: Fields & Pick<TargetFieldsProps, 'errors'>) {
  const { data } = useQuery(pricingQuery);
  return (
    <Group align="flex-start" gap="xl">
      <Select
        label="Kind of system"
        description="It multiplies the price"
        miw={260}
        data={Object.entries(systemKinds).map(([value, label]) => ({
          value,
          label: `${label}${factorShown(data?.system_types.find(({ system_type }) => system_type === value))}`,
        }))}
        value={draft.system_type}
        onChange={(value) => onChange({ system_type: value ?? 'foundation_model' })}
        error={errors['target.system_type']}
        allowDeselect={false}
      />
      <Checkbox.Group
        label="What it takes"
        description="Attacks by pictures and sound need it"
        value={[...draft.input_modalities]}
        onChange={(values) => onChange({ input_modalities: ['text', ...values.filter((value) => value !== 'text')] })}
        error={errors['target.input_modalities']}
      >
        <Group mt="xs">
          <Checkbox value="text" label="Text" disabled />
          <Checkbox value="image" label="Pictures" />
          <Checkbox value="audio" label="Sound" />
        </Group>
      </Checkbox.Group>
    </Group>
  );
}
