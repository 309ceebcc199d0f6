import { Alert, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../shown/failure.tsx';
import { modelsQuery } from '../models/model-queries.ts';
import type { DeploymentDraft } from './deployment-draft.ts';

interface FieldsProps {
  readonly draft: DeploymentDraft;
  readonly onChange: (draft: DeploymentDraft) => void;
}

/** Joins a name and a version in a choice. No name holds it. */
const BETWEEN = '\n';

/** The model of a deployment, what stands in for it, its limits and its log. */
export function ModelFields({ draft, onChange }: FieldsProps) {
  const { data, error } = useQuery(modelsQuery);
  const choices = (data?.models ?? []).map(({ model_saved_name: name, model_version: version }) => ({
    value: name + BETWEEN + version,
    label: `${name} ${version}`,
  }));
  const modelOf = (value: string) => {
    const [model_saved_name = '', model_version = ''] = value.split(BETWEEN);
    return { model_saved_name, model_version };
  };
  const fallback = draft.fallbacks[0];
  return (
    <Stack>
      {error && <Failure error={error} what="The models cannot be listed" />}
      {data?.models.length === 0 && <Alert color="yellow">Save a model first, on the page “Models”.</Alert>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Model"
          data={choices}
          value={draft.model_saved_name === '' ? null : draft.model_saved_name + BETWEEN + draft.model_version}
          onChange={(value) => value && onChange({ ...draft, ...modelOf(value) })}
          searchable
          required
        />
        <Select
          label="Where it cannot be had"
          placeholder="The call fails"
          data={choices}
          value={fallback ? fallback.model_saved_name + BETWEEN + fallback.model_version : null}
          onChange={(value) =>
            onChange({ ...draft, fallbacks: value ? [modelOf(value), ...draft.fallbacks.slice(1)] : [] })
          }
          searchable
          clearable
        />
        <Select
          label="Where a stage fails"
          data={[
            { value: 'closed', label: 'Refuse the call' },
            { value: 'open', label: 'Go on without the stage' },
          ]}
          value={draft.on_failure}
          onChange={(value) => onChange({ ...draft, on_failure: value === 'open' ? 'open' : 'closed' })}
          allowDeselect={false}
        />
        <Select
          label="What is kept of each call"
          data={[
            { value: 'off', label: 'Nothing' },
            { value: 'metadata', label: 'Everything but texts' },
            { value: 'full', label: 'Texts, too, with personal data replaced' },
          ]}
          value={draft.log}
          // The cast: the values are those of the list.
          onChange={(value) => onChange({ ...draft, log: (value ?? 'metadata') as DeploymentDraft['log'] })}
          allowDeselect={false}
        />
        <LimitFields draft={draft} onChange={onChange} />
      </SimpleGrid>
    </Stack>
  );
}

function LimitFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <NumberInput
        label="Calls a minute at most"
        description="Empty: no limit"
        min={1}
        value={draft.limits.requests_per_minute ?? ''}
        onChange={(value) => onChange({ ...draft, limits: limitsWith(draft.limits, 'requests_per_minute', value) })}
      />
      <NumberInput
        label="Calls at once at most"
        description="Empty: no limit"
        min={1}
        value={draft.limits.max_concurrent ?? ''}
        onChange={(value) => onChange({ ...draft, limits: limitsWith(draft.limits, 'max_concurrent', value) })}
      />
    </>
  );
}

function limitsWith(limits: DeploymentDraft['limits'], name: string, value: string | number) {
  const { [name]: _, ...others } = limits;
  return value === '' ? others : { ...others, [name]: Number(value) };
}
