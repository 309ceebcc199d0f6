import { Group, Select, Slider, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { codesQuery } from '../pages/policies/saved-queries.ts';
import { pricingQuery } from '../shown/pricing-query.ts';
import type { SettingName } from './detector-settings.ts';
import type { DetectorName } from './detectors.ts';

interface SettingProps {
  readonly detector: DetectorName;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
}

/** A field for one setting of a detector. */
export function DetectorSetting({ setting, ...props }: SettingProps & { setting: SettingName | 'block_message' }) {
  const Field = fields[setting];
  return <Field {...props} />;
}

const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return typeof value === 'string' ? [value] : [];
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The groups of personal data. Finer names can be typed. */
const entityGroups = ['pii', 'secrets', 'ip_address', 'url', 'email', 'phone', 'person', 'credit_card', 'location'];

const fields: Readonly<Record<SettingName | 'block_message', (props: SettingProps) => React.ReactNode>> = {
  banned_keywords: ({ value, onChange, error }) => (
    <TagsInput
      label="Banned words"
      description="Press Enter after each"
      value={listOf(value)}
      onChange={onChange}
      error={error}
      splitChars={[',', '\n']}
    />
  ),
  topic: ({ value, onChange, error }) => (
    <TagsInput
      label="Topics"
      description="A text is found when it is on none of them. Press Enter after each"
      value={listOf(value)}
      onChange={onChange}
      error={error}
      splitChars={[',', '\n']}
    />
  ),
  entities: ({ value, onChange, error }) => (
    <TagsInput
      label="Kinds"
      description="Empty: every kind. Groups such as secrets, or finer names such as iban"
      data={entityGroups}
      value={listOf(value)}
      onChange={(names) => onChange(names.length === 0 ? undefined : names)}
      error={error}
    />
  ),
  need_explanation: ExplanationSwitch,
  policy_text: ({ value, onChange, error }) => (
    <Textarea
      label="Rules"
      description="One a line, such as: Never promise a refund."
      autosize
      minRows={2}
      maxRows={16}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      error={error}
    />
  ),
  coc_policy_name: CodeChoice,
  index: ({ value, onChange, error }) => (
    <TextInput
      label="Registered prompt"
      description="Empty: all prompts of the project"
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      error={error}
    />
  ),
  threshold: ThresholdField,
  block_message: ({ value, onChange, error }) => (
    <TextInput
      label="Message when found"
      description="What a blocked caller is told. Empty: none"
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      error={error}
    />
  ),
};

/** Absent, the detector explains where its rate says "by default". */
function ExplanationSwitch({ detector, value, onChange }: SettingProps) {
  const { data } = useQuery(pricingQuery);
  const rate = data?.detectors.find((each) => each.detector === detector);
  return (
    <Switch
      label="Explain what is found"
      description={`${data?.explanation_factor ?? 2} times the price`}
      checked={typeof value === 'boolean' ? value : rate?.explanation === 'by default'}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function CodeChoice({ value, onChange, error }: SettingProps) {
  const { data } = useQuery(codesQuery);
  return (
    <Select
      label="Code of conduct"
      description="In place of the rules above"
      placeholder="None"
      data={data?.policies.map(({ name }) => name) ?? []}
      value={textOf(value) || null}
      onChange={(name) => onChange(name ?? undefined)}
      error={error}
      clearable
    />
  );
}

/** The service's own threshold stands until somebody sets one. */
const MIDDLE = 0.5;

function ThresholdField({ value, onChange }: SettingProps) {
  const id = useId();
  const isSet = typeof value === 'number';
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Switch
          label={isSet ? `Found from a score of ${value.toFixed(2)}` : 'Own threshold'}
          description="Off: the threshold of the service"
          checked={isSet}
          onChange={(event) => onChange(event.currentTarget.checked ? MIDDLE : undefined)}
        />
      </Group>
      {isSet && (
        <>
          <Text id={id} size="xs" c="dimmed">
            A lower threshold finds more, and flags more harmless texts
          </Text>
          <Slider
            thumbProps={{ 'aria-labelledby': id }}
            min={0}
            max={1}
            step={0.01}
            value={value}
            onChange={onChange}
            label={(at) => at.toFixed(2)}
          />
        </>
      )}
    </Stack>
  );
}
