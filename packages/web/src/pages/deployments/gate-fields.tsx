import { Select, Stack, Switch, TagsInput, Text } from '@mantine/core';
import type { DeploymentDraft } from './deployment-draft.ts';

type Gate = NonNullable<DeploymentDraft['tool_gate']>;

const emptyGate: Gate = { allow: null, deny: [], check_arguments: true, rules: [], on_blocked: 'block' };

interface GateFieldsProps {
  readonly draft: DeploymentDraft;
  readonly onChange: (draft: DeploymentDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** Which tools the model may call. */
export function GateFields({ draft, onChange, errors }: GateFieldsProps) {
  const { tool_gate: gate } = draft;
  const change = (changed: Gate | null) => onChange({ ...draft, tool_gate: changed });
  return (
    <Stack gap="xs">
      <Switch
        label="Judge the tool calls of the model"
        description="Calls are held until complete. Off: they are passed on as they arrive"
        checked={gate !== null}
        onChange={(event) => change(event.currentTarget.checked ? emptyGate : null)}
      />
      {gate && <OpenGate gate={gate} onChange={change} errors={errors} />}
    </Stack>
  );
}

interface OpenGateProps extends Pick<GateFieldsProps, 'errors'> {
  readonly gate: Gate;
  readonly onChange: (gate: Gate) => void;
}

function OpenGate({ gate, onChange, errors }: OpenGateProps) {
  return (
    <>
      <TagsInput
        label="Tools that may be called"
        description="A * at the end matches any ending. Empty: every tool that the request declares"
        value={gate.allow ?? []}
        onChange={(allow) => onChange({ ...gate, allow: allow.length > 0 ? allow : null })}
        error={errors['tool_gate.allow']}
      />
      <TagsInput
        label="Tools that may not be called"
        value={gate.deny}
        onChange={(deny) => onChange({ ...gate, deny })}
        error={errors['tool_gate.deny']}
      />
      <Switch
        label="Arguments have to fit the schema of their tool"
        checked={gate.check_arguments}
        onChange={(event) => onChange({ ...gate, check_arguments: event.currentTarget.checked })}
      />
      <Select
        label="What a call does that may not be made"
        data={[
          { value: 'block', label: 'It blocks the answer' },
          { value: 'remove', label: 'It is taken out, and the answer says so' },
        ]}
        value={gate.on_blocked}
        onChange={(value) => onChange({ ...gate, on_blocked: value === 'remove' ? 'remove' : 'block' })}
        allowDeselect={false}
      />
      {gate.rules.length > 0 && (
        <Text size="sm" c="dimmed">
          Arguments are held to {gate.rules.length} {gate.rules.length === 1 ? 'rule' : 'rules'}, which the API changes
          (tool_gate.rules).
        </Text>
      )}
    </>
  );
}
