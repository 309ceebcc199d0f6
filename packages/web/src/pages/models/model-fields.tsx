import {
  Autocomplete,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Select,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bridgesQuery } from '../../redteam/bridges-query.ts';
import { ToolFields } from '../../redteam/tool-fields.tsx';
import { useSession } from '../../session/session.ts';
import { errorsBelow } from '../../shown/field-errors.ts';
import { type ModelDraft, modalities, systemKinds } from './model-draft.ts';
import { providersQuery } from './model-queries.ts';

/** Fields of the form of a model. `errors` are by the fields of the body, or of the draft where the page found them. */
export interface FieldsProps {
  readonly draft: ModelDraft;
  readonly onChange: (draft: ModelDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
}

interface AddressFieldsProps extends FieldsProps {
  /** Whether a key is saved, which an empty field keeps. */
  readonly hasKey: boolean;
}

/** Where the model listens, what it is called, and its key. */
export function AddressFields({ draft, onChange, errors, hasKey }: AddressFieldsProps) {
  const { data } = useQuery(providersQuery);
  const defaultUrl = data?.providers.find((each) => each.model_provider === draft.provider)?.default_url;
  const bridges = useBridgeAddresses();
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Provider"
        description="Sets the form of its API and its address"
        data={providerNames(data?.providers.map((each) => each.model_provider) ?? [], draft.provider)}
        value={draft.provider}
        onChange={(provider) => change({ provider: provider ?? 'openai_compatible' })}
        error={errors['model_config.model_provider']}
        allowDeselect={false}
        searchable
      />
      <TextInput
        label="Version"
        description="A name has as many as you like"
        value={draft.version}
        onChange={(event) => change({ version: event.currentTarget.value })}
        error={errors.model_version}
        maxLength={64}
        required
      />
      <Autocomplete
        label="Address"
        description={defaultUrl ? `Empty: ${defaultUrl}` : 'Where its API begins, or relay:// and the id of a bridge'}
        placeholder={defaultUrl ?? 'http://localhost:11434/v1'}
        data={bridges}
        value={draft.address}
        onChange={(address) => change({ address })}
        error={errors['model_config.model_endpoint_url'] ?? errors['model_config.endpoint']}
        required={data !== undefined && defaultUrl === undefined}
      />
      <TextInput
        label="Model"
        description="The name that the provider uses"
        placeholder="gpt-4o-mini"
        value={draft.modelName}
        onChange={(event) => change({ modelName: event.currentTarget.value })}
        error={errors.model_name}
      />
      <KeyFields draft={draft} onChange={onChange} errors={errors} hasKey={hasKey} />
    </SimpleGrid>
  );
}

/** The bridges that are connected, as addresses of models. */
function useBridgeAddresses() {
  const { scopes } = useSession().key;
  const { data = [] } = useQuery({ ...bridgesQuery, enabled: scopes.includes('redteam') });
  const connected = data.filter(({ status }) => status === 'connected');
  if (connected.length === 0) return [];
  return [{ group: 'Connected bridges', items: connected.map(({ bridge_id }) => `relay://${bridge_id}`) }];
}

function KeyFields({ draft, onChange, errors, hasKey }: AddressFieldsProps) {
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      <PasswordInput
        label="Key"
        description={hasKey ? 'A key is saved. Empty: it stays' : 'Sealed when it is saved. Empty: none'}
        value={draft.key}
        onChange={(event) => change({ key: event.currentTarget.value })}
        error={errors['model_config.apikeys.0'] ?? errors['model_config.apikeys']}
        autoComplete="off"
      />
      <NumberInput
        label="Calls a minute at most"
        description="Empty: no limit"
        min={1}
        value={draft.ratePerMinute}
        onChange={(value) => change({ ratePerMinute: value === '' ? '' : Number(value) })}
        error={errors['model_config.rate_per_min']}
      />
    </>
  );
}

/** A saved model may name a provider that is not known. */
const providerNames = (known: readonly string[], chosen: string): string[] =>
  known.includes(chosen) ? [...known] : [...known, chosen];

/** What the system is and takes. Red-team runs go by it. */
export function SystemFields({ draft, onChange, errors }: FieldsProps) {
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack>
      <Textarea
        label="What the system is"
        description="Its system prompt, or some sentences. Red-team runs aim their goals by it"
        autosize
        minRows={2}
        maxRows={12}
        value={draft.systemPrompt}
        onChange={(event) => change({ systemPrompt: event.currentTarget.value })}
        error={errors['model_config.system_prompt']}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label="Kind"
          data={Object.entries(systemKinds).map(([value, label]) => ({ value, label }))}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind ?? 'foundationModels' })}
          error={errors.testing_for}
          allowDeselect={false}
        />
        <MultiSelect
          label="It reads"
          placeholder={draft.inputModalities.length === 0 ? 'text' : ''}
          data={[...modalities]}
          value={[...draft.inputModalities]}
          // The cast: the values are those of the list.
          onChange={(values) => change({ inputModalities: values as ModelDraft['inputModalities'] })}
          error={errors['model_config.input_modalities']}
        />
        <MultiSelect
          label="It answers with"
          placeholder={draft.outputModalities.length === 0 ? 'text' : ''}
          data={[...modalities]}
          value={[...draft.outputModalities]}
          onChange={(values) => change({ outputModalities: values as ModelDraft['outputModalities'] })}
          error={errors['model_config.output_modalities']}
        />
      </SimpleGrid>
      {(draft.kind === 'agents' || draft.tools.length > 0) && (
        <ToolFields
          tools={draft.tools}
          onChange={(tools) => change({ tools })}
          errors={errorsBelow('model_config.tools', errors)}
        />
      )}
    </Stack>
  );
}
