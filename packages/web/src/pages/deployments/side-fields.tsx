import { Card, MultiSelect, Select, Stack, Switch, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { enabledIn, readDetectors } from '../../detectors/detector-map.ts';
import { policiesQuery } from '../../detectors/saved-queries.ts';
import { useSession } from '../../session/session.ts';
import type { DeploymentDraft } from './deployment-draft.ts';
import { shownPrice } from './pipeline.tsx';
import { checkNames, checks, findingLabel, flatPrice, type Known } from './stages.ts';

type Input = DeploymentDraft['input_guardrails_policy'];
type Output = DeploymentDraft['output_guardrails_policy'];

interface SideProps<Side> {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  readonly rates: Known['rates'];
  readonly errors: Readonly<Record<string, string>>;
}

/** What happens to a request before the model sees it. */
export function InputFields({ side, onChange, rates, errors }: SideProps<Input>) {
  return (
    <SideCard title="Before the model" id="before" side={side} onChange={onChange}>
      <PolicyField
        side={side}
        onChange={(changes) => onChange({ ...side, ...changes })}
        verb="request"
        error={errors['input_guardrails_policy.policy_name']}
      />
      <Switch
        label={`Replace personal data ${priced(rates, 'pii_redaction', 'pii_unredaction')}`}
        description="The model sees placeholders, the caller sees the data again"
        checked={side.additional_config.pii_redaction}
        onChange={(event) => onChange({ ...side, additional_config: { pii_redaction: event.currentTarget.checked } })}
      />
    </SideCard>
  );
}

/** What happens to an answer before the caller sees it. */
export function OutputFields({ side, onChange, rates, errors }: SideProps<Output>) {
  const on = checkNames.filter((name) => side.additional_config[name]);
  return (
    <SideCard title="After the model" id="after" side={side} onChange={onChange}>
      <PolicyField
        side={side}
        onChange={(changes) => onChange({ ...side, ...changes })}
        verb="answer"
        also={on}
        error={errors['output_guardrails_policy.policy_name']}
      />
      {checkNames.map((name) => (
        <Switch
          key={name}
          label={`Check ${name} ${priced(rates, name)}`}
          description={sentence(checks[name].about)}
          checked={side.additional_config[name]}
          onChange={(event) =>
            onChange({
              ...side,
              additional_config: { ...side.additional_config, [name]: event.currentTarget.checked },
              block: side.block.filter((each) => each !== name || event.currentTarget.checked),
            })
          }
        />
      ))}
    </SideCard>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The price of stages in brackets. Empty while it is not known. */
function priced(rates: Known['rates'], ...stages: readonly string[]): string {
  const prices = stages.map((stage) => flatPrice(rates, stage));
  if (prices.some((price) => price === undefined)) return '';
  const credits = prices.reduce((sum, price) => sum + (price?.credits ?? 0), 0);
  return `(${credits === 0 ? 'free' : shownPrice({ credits, isAtLeast: false })})`;
}

interface SideCardProps<Side> {
  readonly title: string;
  readonly id: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  readonly children: ReactNode;
}

function SideCard<Side extends { readonly enabled: boolean }>({
  title,
  id,
  side,
  onChange,
  children,
}: SideCardProps<Side>) {
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
      <Stack>
        <Switch
          label="On"
          description="Off: nothing on this side runs; its settings are kept"
          checked={side.enabled}
          onChange={(event) => onChange({ ...side, enabled: event.currentTarget.checked })}
        />
        {children}
      </Stack>
    </Card>
  );
}

interface PolicyFieldProps {
  readonly side: Pick<Input, 'policy_name' | 'block'>;
  readonly onChange: (changes: Pick<Input, 'policy_name' | 'block'>) => void;
  readonly verb: 'request' | 'answer';
  /** Checks that can stop, too. */
  readonly also?: readonly string[];
  readonly error?: string | undefined;
}

/** The policy of a side, and which of its findings stop the call. */
function PolicyField({ side, onChange, verb, also = [], error }: PolicyFieldProps) {
  const { key } = useSession();
  const canList = key.scopes.includes('guardrails');
  const { data } = useQuery({ ...policiesQuery, enabled: canList });
  const policy = data?.policies.find(({ name }) => name === side.policy_name);
  const enabled = policy ? enabledIn(readDetectors(policy.detectors)) : [];
  const choices = [...new Set([...enabled, ...also, ...side.block])].map((value) => ({
    value,
    label: findingLabel(value),
  }));
  // A guardrail that only tells is seldom meant. Personal data is seldom a reason to refuse: it can be replaced.
  const choose = (policy_name: string | null) => {
    const next = data?.policies.find(({ name }) => name === policy_name);
    const found = next ? enabledIn(readDetectors(next.detectors)).filter((name) => name !== 'pii') : [];
    onChange({ policy_name, block: [...side.block.filter((name) => also.includes(name)), ...found] });
  };
  return (
    <>
      {canList ? (
        <Select
          label="Policy"
          description="Its detectors judge"
          placeholder="None"
          data={namesWith(data?.policies.map(({ name }) => name) ?? [], side.policy_name)}
          value={side.policy_name}
          onChange={choose}
          error={error}
          clearable
          searchable
        />
      ) : (
        <TextInput
          label="Policy"
          description={`By its name. The key “${key.name}” has no scope guardrails, so that no list can be shown`}
          placeholder="None"
          value={side.policy_name ?? ''}
          onChange={(event) => onChange({ policy_name: event.currentTarget.value || null, block: side.block })}
          error={error}
        />
      )}
      <MultiSelect
        label={`What stops the ${verb}`}
        description="Other findings are only reported"
        placeholder={side.block.length === 0 ? 'Nothing' : ''}
        data={choices}
        value={[...side.block]}
        onChange={(block) => onChange({ policy_name: side.policy_name, block })}
        disabled={choices.length === 0}
        clearable
      />
    </>
  );
}

/** A policy that is not in the list, because it is gone or there are many, stays chosen. */
const namesWith = (names: readonly string[], chosen: string | null): string[] =>
  chosen === null || names.includes(chosen) ? [...names] : [...names, chosen];
