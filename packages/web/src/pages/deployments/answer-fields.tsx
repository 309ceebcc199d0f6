import { NumberInput, Select } from '@mantine/core';
import type { DeploymentDraft, RetryName } from './deployment-draft.ts';

interface AnswerFieldsProps {
  readonly draft: DeploymentDraft;
  readonly onChange: (draft: DeploymentDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** The longest time that an answer is kept, in seconds. */
const MAX_KEPT_SECONDS = 86_400;

/** How often a model is tried again, and for how long and whom answers are kept. */
export function AnswerFields({ draft, onChange, errors }: AnswerFieldsProps) {
  return (
    <>
      {retries.map(({ name, label, most }) => (
        <NumberInput
          key={name}
          label={label}
          description={`0 to ${most}. Empty: ${most}`}
          min={0}
          max={most}
          value={draft.retries[name] ?? ''}
          onChange={(value) => onChange({ ...draft, retries: retriesWith(draft.retries, name, value) })}
          error={errors[`retries.${name}`]}
        />
      ))}
      <NumberInput
        label="Seconds that an answer is kept"
        description="A repeated request gets the stored answer and no model is called. Empty: no answer is stored"
        min={1}
        max={MAX_KEPT_SECONDS}
        value={draft.cache?.ttl_s ?? ''}
        onChange={(value) => onChange({ ...draft, cache: cacheWith(draft.cache, value) })}
        error={errors['cache.ttl_s']}
      />
      {draft.cache && <SharedBy cache={draft.cache} onChange={(cache) => onChange({ ...draft, cache })} />}
    </>
  );
}

type Cache = NonNullable<DeploymentDraft['cache']>;

function SharedBy({ cache, onChange }: { cache: Cache; onChange: (cache: Cache) => void }) {
  return (
    <Select
      label="Who gets an answer that is kept"
      data={[
        { value: 'user', label: 'The end user, or key, that had it' },
        { value: 'project', label: 'Whoever asks the same' },
      ]}
      value={cache.by}
      onChange={(value) => onChange({ ...cache, by: value === 'project' ? 'project' : 'user' })}
      allowDeselect={false}
    />
  );
}

const retries: readonly { name: RetryName; label: string; most: number }[] = [
  { name: 'per_model', label: 'Further tries of one model at most', most: 2 },
  { name: 'in_all', label: 'Further tries of a call at most, fallbacks among them', most: 5 },
];

function retriesWith(retries: DeploymentDraft['retries'], name: RetryName, value: string | number) {
  const { [name]: _, ...others } = retries;
  return value === '' ? others : { ...others, [name]: Number(value) };
}

const cacheWith = (cache: DeploymentDraft['cache'], value: string | number): DeploymentDraft['cache'] =>
  value === '' ? null : { ttl_s: Number(value), by: cache?.by ?? 'user' };
