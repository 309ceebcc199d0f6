import { Card, MultiSelect, Select, Stack, Switch, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { enabledIn, readDetectors } from '../../detectors/detector-map.ts';
import { detectorLabel } from '../../detectors/detector-settings.ts';
import { policiesQuery } from '../policies/saved-queries.ts';
import type { DeploymentDraft } from './deployment-draft.ts';

type Input = DeploymentDraft['input_guardrails_policy'];
type Output = DeploymentDraft['output_guardrails_policy'];

/** What happens to a request before the model sees it. */
export function InputFields({ side, onChange }: { side: Input; onChange: (side: Input) => void }) {
  return (
    <SideCard title="Before the model" id="before">
      <PolicyField side={side} onChange={(changes) => onChange({ ...side, ...changes })} verb="request" />
      <Switch
        label="Replace personal data"
        description="The model sees placeholders, the caller sees the data again"
        checked={side.additional_config.pii_redaction}
        onChange={(event) => onChange({ ...side, additional_config: { pii_redaction: event.currentTarget.checked } })}
      />
    </SideCard>
  );
}

const checks = {
  hallucination: 'Is the answer made up?',
  adherence: 'Does it follow the context?',
  relevancy: 'Does it answer the question?',
} as const;

/** What happens to an answer before the caller sees it. */
export function OutputFields({ side, onChange }: { side: Output; onChange: (side: Output) => void }) {
  const on = Object.keys(checks).filter((name) => side.additional_config[name as keyof typeof checks]);
  return (
    <SideCard title="After the model" id="after">
      <PolicyField side={side} onChange={(changes) => onChange({ ...side, ...changes })} verb="answer" also={on} />
      {(Object.keys(checks) as (keyof typeof checks)[]).map((name) => (
        <Switch
          key={name}
          label={`Check ${name}`}
          description={checks[name]}
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

function SideCard({ title, id, children }: { title: string; id: string; children: React.ReactNode }) {
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
      <Stack>{children}</Stack>
    </Card>
  );
}

interface PolicyFieldProps {
  readonly side: Pick<Input, 'policy_name' | 'block'>;
  readonly onChange: (changes: Pick<Input, 'policy_name' | 'block'>) => void;
  readonly verb: 'request' | 'answer';
  /** Checks that can stop, too. */
  readonly also?: readonly string[];
}

/** The policy of a side, and which of its findings stop the call. */
function PolicyField({ side, onChange, verb, also = [] }: PolicyFieldProps) {
  const { data } = useQuery(policiesQuery);
  const policy = data?.policies.find(({ name }) => name === side.policy_name);
  const names = [...(policy ? enabledIn(readDetectors(policy.detectors)) : []), ...also];
  const choices = [...new Set([...names, ...side.block])].map((value) => ({ value, label: detectorLabel(value) }));
  return (
    <>
      <Select
        label="Policy"
        description="Its detectors judge"
        placeholder="None"
        data={data?.policies.map(({ name }) => name) ?? []}
        value={side.policy_name}
        onChange={(policy_name) => onChange({ policy_name, block: [] })}
        clearable
        searchable
      />
      <MultiSelect
        label={`What stops the ${verb}`}
        description="Other findings are only told"
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
