import { Checkbox, Slider, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pricingQuery } from '../shown/pricing-query.ts';
import { textIn, textsIn } from './detector-problems.ts';
import type { SettingName } from './detectors.ts';
import { judgesQuery } from './judges-query.ts';
import { OwnEntities } from './own-entities.tsx';
import { CodeChoice, RuleLines, StructuredRules } from './rule-fields.tsx';
import type { SettingProps } from './setting-props.ts';
import { BackendChoice, PromptChoice } from './text-choice.tsx';

/** A field for one setting of a detector. */
export function DetectorSetting({ setting, ...props }: SettingProps & { setting: SettingName }) {
  const Field = fields[setting];
  return <Field {...props} />;
}

/** Settings that few need. They are folded away until they are set. */
export const rarelySet: ReadonlySet<SettingName> = new Set(['policy_rules', 'backend', 'block_message']);

/** Groups of entities, and names that people often want. The service knows many more. */
const offeredEntities = [
  { group: 'Groups', items: ['pii', 'secrets', 'ip_address', 'url'] },
  {
    group: 'Single entities',
    items: [
      'email',
      'phone',
      'person',
      'address',
      'credit_card',
      'iban',
      'us_ssn',
      'date_of_birth',
      'location',
      'organization',
      'date',
      'age',
    ],
  },
];

/** Words and topics are separated by Enter, and by commas and lines where they are pasted. */
const splitChars = [',', '\n'];

const fields: Readonly<Record<SettingName, (props: SettingProps) => ReactNode>> = {
  banned_keywords: ({ settings, onChange, error }) => (
    <TagsInput
      label="Banned words"
      description="Press Enter after each word or phrase"
      value={textsIn(settings.banned_keywords)}
      onChange={(words) => onChange({ banned_keywords: words })}
      error={error}
      splitChars={splitChars}
    />
  ),
  topic: ({ settings, onChange, error }) => (
    <TagsInput
      label="Allowed topics"
      description="Press Enter after each topic"
      value={textsIn(settings.topic)}
      onChange={(topics) => onChange({ topic: topics })}
      error={error}
      splitChars={splitChars}
    />
  ),
  entities: ({ settings, onChange, error }) => (
    <TagsInput
      label="Kinds"
      description="Empty: every kind. Groups, or finer names such as iban"
      data={offeredEntities}
      value={textsIn(settings.entities)}
      onChange={(names) => onChange({ entities: names.length > 0 ? names : undefined })}
      error={error}
    />
  ),
  custom_entities: OwnEntities,
  need_explanation: ExplanationBox,
  coc_policy_name: CodeChoice,
  policy_text: RuleLines,
  policy_rules: StructuredRules,
  index: PromptChoice,
  threshold: ThresholdField,
  backend: BackendChoice,
  block_message: ({ settings, onChange, error }) => (
    <TextInput
      label="Message when found"
      description="Sent to a caller who is blocked. Empty: none"
      value={textIn(settings.block_message)}
      onChange={(event) => onChange({ block_message: event.currentTarget.value || undefined })}
      error={error}
    />
  ),
};

/** Absent, the detector explains where its rate says "by default". */
function ExplanationBox({ detector, settings: { need_explanation: asked }, onChange, error }: SettingProps) {
  const { data } = useQuery(pricingQuery);
  const isUsual = data?.detectors.find((each) => each.detector === detector)?.explanation === 'by default';
  return (
    <Checkbox
      label="Explain what is found"
      description={`In a text, at ${data?.explanation_factor ?? 2} times the price`}
      checked={typeof asked === 'boolean' ? asked : isUsual}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ need_explanation: checked === isUsual ? undefined : checked })
      }
      error={error}
    />
  );
}

/** Where the slider starts if the service does not tell its own threshold. */
const MIDDLE = 0.5;

function ThresholdField({ detector, settings: { threshold }, onChange, error }: SettingProps) {
  const id = useId();
  const { data } = useQuery(judgesQuery);
  const usual = data?.models.find((each) => each.detector === detector)?.threshold ?? undefined;
  const isSet = typeof threshold === 'number';
  const isTopic = detector === 'topic_detector';
  return (
    <Stack gap={4}>
      <Checkbox
        label="Own threshold"
        description={`Else that of the service${usual === undefined ? '' : `, ${usual.toFixed(2)}`}`}
        checked={isSet}
        onChange={(event) => onChange({ threshold: event.currentTarget.checked ? (usual ?? MIDDLE) : undefined })}
        error={error}
      />
      {isSet && (
        <>
          <Text id={id} size="xs" c="dimmed">
            {isTopic
              ? `On topic from a score of ${threshold.toFixed(2)}. A higher one flags more texts`
              : `Found from a score of ${threshold.toFixed(2)}. A lower one finds more, and flags more harmless texts`}
          </Text>
          <Slider
            thumbProps={{ 'aria-labelledby': id }}
            min={0}
            max={1}
            step={0.01}
            value={threshold}
            onChange={(value) => onChange({ threshold: value })}
            label={(at) => at.toFixed(2)}
          />
        </>
      )}
    </Stack>
  );
}
