import { Alert, Anchor, MultiSelect, NumberInput, Select, SimpleGrid, Stack, Switch, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { modelsQuery } from '../models/model-queries.ts';
import { AnswerFields } from './answer-fields.tsx';
import type { DeploymentDraft, LimitName } from './deployment-draft.ts';
import { GateFields } from './gate-fields.tsx';

interface FieldsProps {
  readonly draft: DeploymentDraft;
  readonly onChange: (draft: DeploymentDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** Joins a name and a version in a choice. No name holds it. */
const BETWEEN = '\n';
/** Fallbacks that a deployment takes. */
const MAX_FALLBACKS = 8;

interface Named {
  readonly model_saved_name: string;
  readonly model_version: string;
}

const joined = ({ model_saved_name: name, model_version: version }: Named): string => name + BETWEEN + version;

function namedOf(value: string): Named {
  const [model_saved_name = '', model_version = ''] = value.split(BETWEEN);
  return { model_saved_name, model_version };
}

const choiceOf = (named: Named) => ({
  value: joined(named),
  label: `${named.model_saved_name} ${named.model_version}`,
});

/** The model of a deployment, and what stands in for it. */
export function ModelFields({ draft, onChange, errors }: FieldsProps) {
  const { data, error } = useQuery(modelsQuery);
  // Fallbacks may be gone meanwhile, and stay in the list until somebody takes them away.
  const choices = new Map([...(data ?? []), ...draft.fallbacks].map((named) => [joined(named), choiceOf(named)]));
  const chosen = draft.model_saved_name === '' ? null : joined(draft);
  return (
    <Stack>
      {error && <Failure error={error} what="The models cannot be listed" />}
      {data?.length === 0 && (
        <Alert color="yellow">
          There is no model yet.{' '}
          <Anchor component={Link} href="/app/new-model" inherit>
            Save one first
          </Anchor>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Model"
          description="What answers"
          placeholder="Choose one"
          data={[...choices.values()]}
          value={chosen}
          onChange={(value) => value && onChange({ ...draft, ...namedOf(value) })}
          error={errors.model_saved_name ?? errors.model_version}
          searchable
          required
        />
        <MultiSelect
          label="Fallbacks"
          description={`Asked in this order, ${MAX_FALLBACKS} at most`}
          placeholder={draft.fallbacks.length === 0 ? 'The call fails' : ''}
          data={[...choices.values()].filter(({ value }) => value !== chosen)}
          value={draft.fallbacks.map(joined)}
          onChange={(values) => onChange({ ...draft, fallbacks: values.map(namedOf) })}
          error={errors.fallbacks}
          maxValues={MAX_FALLBACKS}
          searchable
          clearable
        />
      </SimpleGrid>
    </Stack>
  );
}

/** What happens where a stage fails, what is logged, and the limits. */
export function OperationFields({ draft, onChange, errors }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="If a stage fails because of a service error"
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
          { value: 'full', label: 'Include texts, with personal data replaced' },
        ]}
        value={draft.log}
        // The cast: the values are those of the list.
        onChange={(value) => onChange({ ...draft, log: (value ?? 'metadata') as DeploymentDraft['log'] })}
        allowDeselect={false}
      />
      {limits.map(({ name, label, description }) => (
        <NumberInput
          key={name}
          label={label}
          description={description}
          min={1}
          value={draft.limits[name] ?? ''}
          onChange={(value) => onChange({ ...draft, limits: limitsWith(draft.limits, name, value) })}
          error={errors[`limits.${name}`]}
        />
      ))}
      <NumberInput
        label="Characters of a stream to hold back at most"
        description="8 to 10,000. A small number answers sooner, a large one is judged with more context"
        min={8}
        max={10_000}
        value={draft.hold_back}
        onChange={(value) => onChange({ ...draft, hold_back: Number(value) })}
        error={errors.hold_back}
      />
      <Select
        label="What refuses a request"
        data={[
          { value: 'latest', label: 'What is found in the latest turn' },
          { value: 'all', label: 'What is found in any turn' },
          { value: 'latest_only', label: 'What is found in the latest turn, and no other is judged' },
        ]}
        value={draft.block_turns}
        // The cast: the values are those of the list.
        onChange={(value) => onChange({ ...draft, block_turns: (value ?? 'latest') as DeploymentDraft['block_turns'] })}
        allowDeselect={false}
      />
      <BlockFields draft={draft} onChange={onChange} errors={errors} />
      <GateFields draft={draft} onChange={onChange} errors={errors} />
      <Switch
        label="Also put personal data back inside addresses"
        description="Off: links, pictures and addresses in arguments of tools keep their placeholders, unless the request had the datum in an address of the same host"
        checked={draft.restore_in_addresses}
        onChange={(event) => onChange({ ...draft, restore_in_addresses: event.currentTarget.checked })}
      />
      <PartFields draft={draft} onChange={onChange} />
      <AnswerFields draft={draft} onChange={onChange} errors={errors} />
    </SimpleGrid>
  );
}

/** How callers are told that a call was blocked. */
function BlockFields({ draft, onChange, errors }: Pick<FieldsProps, 'draft' | 'onChange' | 'errors'>) {
  const { as, message } = draft.on_block;
  return (
    <>
      <Select
        label="Answer to a blocked call"
        data={[
          { value: 'error', label: 'An error of status 400' },
          { value: 'content_filter', label: 'An empty answer, finish reason content_filter' },
          { value: 'message', label: 'An answer with your words' },
        ]}
        value={as}
        // The cast: the values are those of the list.
        onChange={(value) => onChange({ ...draft, on_block: { as: (value ?? 'error') as typeof as, message } })}
        allowDeselect={false}
      />
      {as === 'message' && (
        <Textarea
          label="Your words"
          description="Empty: the message of the detector that blocked"
          autosize
          value={message ?? ''}
          onChange={(event) => onChange({ ...draft, on_block: { as, message: event.currentTarget.value || null } })}
          error={errors['on_block.message']}
        />
      )}
    </>
  );
}

/** What happens to what is no text in a request. */
function PartFields({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  return (
    <>
      <Select
        label="Pictures, recordings and files in messages"
        data={[
          { value: 'judge', label: 'Read and judge; report what cannot be read' },
          { value: 'block', label: 'Read and judge; refuse what cannot be read' },
          { value: 'pass', label: 'Pass without reading' },
        ]}
        value={draft.unread}
        // The cast: the values are those of the list.
        onChange={(value) => onChange({ ...draft, unread: (value ?? 'judge') as DeploymentDraft['unread'] })}
        allowDeselect={false}
      />
      <Switch
        label="Fetch the addresses of pictures and files, to read them"
        description="Off: the service never fetches an address in a message, and does not read what is there"
        checked={draft.fetch_part_addresses}
        onChange={(event) => onChange({ ...draft, fetch_part_addresses: event.currentTarget.checked })}
      />
    </>
  );
}

const limits: readonly { name: LimitName; label: string; description: string }[] = [
  { name: 'requests_per_minute', label: 'Calls a minute at most', description: 'Empty: no limit' },
  { name: 'max_concurrent', label: 'Calls at once at most', description: 'Empty: no limit' },
  { name: 'first_byte_timeout_ms', label: 'Longest wait for an answer, in ms', description: 'Empty: 10 minutes' },
  { name: 'idle_timeout_ms', label: 'Longest pause within an answer, in ms', description: 'Empty: 5 minutes' },
];

function limitsWith(limits: DeploymentDraft['limits'], name: LimitName, value: string | number) {
  const { [name]: _, ...others } = limits;
  return value === '' ? others : { ...others, [name]: Number(value) };
}
