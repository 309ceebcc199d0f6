import {
  Autocomplete,
  Card,
  Collapse,
  Group,
  NumberInput,
  PasswordInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { Loading } from '../../shown/loading.tsx';
import { SavedForm } from '../../shown/saved-form.tsx';
import { useSaved } from '../../shown/use-saved.ts';
import { AskModel } from './ask-model.tsx';
import { bodyOf, draftOf, emptyDraft, type ModelDraft } from './model-draft.ts';
import { modelHref, modelQuery, providersQuery, type SavedModel } from './model-queries.ts';

/** A model that is saved, to change and to ask. */
export function ModelPage() {
  const { name = '', version = '' } = useParams();
  const saved = useQuery(modelQuery(name, version));
  if (saved.error) return <Failure error={saved.error} what="The model cannot be shown" />;
  if (!saved.data) return <Loading />;
  return <ModelForm key={`${name} ${version} ${saved.data.updated_at}`} saved={saved.data} />;
}

/** A form for a model that is new. */
export const NewModelPage = () => <ModelForm saved={undefined} />;

function ModelForm({ saved }: { saved: SavedModel | undefined }) {
  const [draft, setDraft] = useState(saved ? draftOf(saved) : emptyDraft);
  const headers = { model: saved?.model_saved_name ?? '', model_version: saved?.model_version ?? '' };
  const { saving, deleting } = useSaved({
    noun: 'model',
    queryKey: ['models'],
    listHref: '/app/models',
    hrefOf: (name) => modelHref(name, draft.version.trim()),
    name: draft.name,
    save: async () => {
      const body = bodyOf(draft, !saved);
      return saved ? api.models.modifyModel({ headers, body }) : api.models.addModel({ headers: {}, body });
    },
    remove: () => api.models.deleteModel({ headers }),
  });
  const errors = fieldErrorsOf(saving.error);
  return (
    <Stack>
      <SavedForm
        noun="model"
        list={{ href: '/app/models', label: 'All models' }}
        saved={saved?.model_saved_name}
        draft={draft}
        onChange={setDraft}
        saving={saving}
        deleting={deleting}
        nameError={errors.model_saved_name}
      >
        <Card withBorder>
          <ModelFields
            draft={draft}
            onChange={setDraft}
            errors={errors}
            hasKey={saved?.model_config.apikeys !== undefined}
          />
        </Card>
      </SavedForm>
      {saved && <AskModel name={saved.model_saved_name} version={saved.model_version} />}
    </Stack>
  );
}

interface FieldsProps {
  readonly draft: ModelDraft;
  readonly onChange: (draft: ModelDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly hasKey: boolean;
}

function ModelFields({ draft, onChange, errors, hasKey }: FieldsProps) {
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack>
      <AddressFields draft={draft} onChange={onChange} errors={errors} hasKey={hasKey} />
      <Textarea
        label="What the system is"
        description="Red-team runs aim their goals by it"
        autosize
        minRows={2}
        value={draft.systemPrompt}
        onChange={(event) => change({ systemPrompt: event.currentTarget.value })}
        error={errors['model_config.system_prompt']}
      />
      <OwnApi draft={draft} onChange={onChange} errors={errors} />
    </Stack>
  );
}

/** The fields for a model whose API is not OpenAI's, or whose key has a header of its own. */
function OwnApi({ draft, onChange, errors }: Omit<FieldsProps, 'hasKey'>) {
  const [isAdvanced, setAdvanced] = useState(draft.http !== '' || draft.keyHeader !== '');
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      <Switch
        label="An API of its own"
        description="Another header for the key, or a JSON API that is not OpenAI's"
        checked={isAdvanced}
        onChange={(event) => setAdvanced(event.currentTarget.checked)}
      />
      <Collapse expanded={isAdvanced}>
        <Stack>
          <Group grow>
            <TextInput
              label="Header of the key"
              placeholder="Authorization"
              value={draft.keyHeader}
              onChange={(event) => change({ keyHeader: event.currentTarget.value })}
            />
          </Group>
          <Textarea
            label="Template of requests (JSON)"
            description='As http of a target: {"body": {"q": "{{prompt}}"}, "response": "answer.text"}'
            autosize
            minRows={3}
            value={draft.http}
            onChange={(event) => change({ http: event.currentTarget.value })}
            error={errors['model_config.http']}
          />
          <Text size="xs" c="dimmed">
            Secrets in it are shown as xxxxx and stay as they are when that is sent back.
          </Text>
        </Stack>
      </Collapse>
    </>
  );
}

/** Where the model listens, what it is called, and its key. */
function AddressFields({ draft, onChange, errors, hasKey }: FieldsProps) {
  const { data } = useQuery(providersQuery);
  const defaultUrl = data?.providers.find((each) => each.model_provider === draft.provider)?.default_url;
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Provider"
        data={data?.providers.map((each) => each.model_provider) ?? [draft.provider]}
        value={draft.provider}
        onChange={(provider) => change({ provider: provider ?? 'openai_compatible' })}
        allowDeselect={false}
        searchable
      />
      <TextInput
        label="Version"
        value={draft.version}
        onChange={(event) => change({ version: event.currentTarget.value })}
        error={errors.model_version}
        required
      />
      <TextInput
        label="Address"
        description={defaultUrl ? `Empty: ${defaultUrl}` : 'Where its API begins, such as http://localhost:11434/v1'}
        placeholder={defaultUrl ?? 'http://localhost:11434/v1'}
        value={draft.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
        error={errors['model_config.model_endpoint_url'] ?? errors['model_config.endpoint']}
      />
      <Autocomplete
        label="Model"
        description="The provider's name of it"
        placeholder="gpt-4o-mini"
        data={draft.address.includes('127.0.0.1') ? ['redoubt-practice-1'] : []}
        value={draft.modelName}
        onChange={(modelName) => change({ modelName })}
        error={errors.model_name}
      />
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
    </SimpleGrid>
  );
}
