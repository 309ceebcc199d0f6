import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DetectorName, rowOf } from '../../detectors/detectors.ts';
import type { Mode } from './modes.ts';
import { conductNamesQuery, protectedTextsQuery } from './queries.ts';
import type { OwnEntity, Settings } from './settings.ts';

interface FieldsProps {
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** The settings of a detector that is on. */
export function DetectorFields({ name, mode, ...props }: FieldsProps & { name: DetectorName; mode: Mode }) {
  const Fields = fields[name];
  const isExplainable = rowOf(name).isExplainable === true;
  if (!Fields && !isExplainable) return null;
  return (
    <Stack gap="xs" pl={36} pt="xs">
      {Fields && <Fields {...props} />}
      {isExplainable && <Explanation name={name} isPriced={mode === 'text' || mode === 'url'} {...props} />}
    </Stack>
  );
}

function Explanation({ name, isPriced, settings, onChange }: FieldsProps & { name: DetectorName; isPriced: boolean }) {
  return (
    <Checkbox
      size="xs"
      label={isPriced ? 'With an explanation, at twice the price' : 'With an explanation'}
      checked={settings.explained[name] ?? false}
      onChange={(event) => onChange({ explained: { ...settings.explained, [name]: event.currentTarget.checked } })}
    />
  );
}

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

function PiiFields({ settings: { entities, ownEntities }, onChange }: FieldsProps) {
  const change = (at: number, part: Partial<OwnEntity>) =>
    onChange({ ownEntities: ownEntities.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <>
      <TagsInput
        size="xs"
        label="Only these entities"
        description="None: every group"
        data={offeredEntities}
        value={[...entities]}
        onChange={(value) => onChange({ entities: value })}
      />
      {ownEntities.map((entity, at) => (
        <Group key={at} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            size="xs"
            label="Name"
            placeholder="STAFF_NUMBER"
            value={entity.name}
            onChange={(event) => change(at, { name: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            label="Pattern (RE2)"
            placeholder="\bEMP-\d{6}\b"
            value={entity.pattern}
            onChange={(event) => change(at, { pattern: event.currentTarget.value })}
            style={{ flexGrow: 1 }}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Take the entity ${entity.name || at + 1} away`}
            onClick={() => onChange({ ownEntities: ownEntities.filter((_, index) => index !== at) })}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconPlus size={14} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() =>
          onChange({ ownEntities: [...ownEntities, { name: 'STAFF_NUMBER', pattern: '\\bEMP-\\d{6}\\b' }] })
        }
      >
        Add an entity of your own
      </Button>
    </>
  );
}

function KeywordFields({ settings, onChange }: FieldsProps) {
  return (
    <TagsInput
      size="xs"
      label="Banned words"
      description="Enter after each word or phrase"
      value={[...settings.words]}
      onChange={(words) => onChange({ words })}
    />
  );
}

function TopicFields({ settings, onChange }: FieldsProps) {
  return (
    <TagsInput
      size="xs"
      label="Allowed topics"
      description="Enter after each topic"
      value={[...settings.topics]}
      onChange={(topics) => onChange({ topics })}
    />
  );
}

function PolicyFields({ settings, onChange }: FieldsProps) {
  const { data: names = [] } = useQuery(conductNamesQuery);
  return (
    <>
      {names.length > 0 && (
        <Select
          size="xs"
          label="Rules from"
          data={[
            { value: '', label: 'Rules written here' },
            { group: 'Codes of conduct', items: names.map((name) => ({ value: `=${name}`, label: name })) },
          ]}
          value={settings.conduct === null ? '' : `=${settings.conduct}`}
          onChange={(value) => onChange({ conduct: value ? value.slice(1) : null })}
          allowDeselect={false}
        />
      )}
      {settings.conduct === null && (
        <Textarea
          size="xs"
          label="Rules"
          description="One a line"
          value={settings.rules}
          onChange={(event) => onChange({ rules: event.currentTarget.value })}
          autosize
          maxRows={8}
        />
      )}
    </>
  );
}

function PromptFields({ settings, onChange }: FieldsProps) {
  const names = useSavedTexts('system_prompt');
  if (names.length === 0) return <NoSavedText what="system prompt" />;
  return (
    <Select
      size="xs"
      label="Compare with"
      data={[
        { value: '', label: 'All registered system prompts' },
        { group: 'One of them', items: names.map((name) => ({ value: `=${name}`, label: name })) },
      ]}
      value={settings.prompt === null ? '' : `=${settings.prompt}`}
      onChange={(value) => onChange({ prompt: value ? value.slice(1) : null })}
      allowDeselect={false}
    />
  );
}

function OwnTextFields() {
  const names = useSavedTexts('copyright_ip');
  if (names.length === 0) return <NoSavedText what="text" />;
  return (
    <Text size="xs" c="dimmed">
      Compares with: {names.join(', ')}
    </Text>
  );
}

const NoSavedText = ({ what }: { what: string }) => (
  <Text size="xs" c="dimmed">
    The project has registered no {what}, so nothing can be found. POST /guardrails/add-protected-text registers one.
  </Text>
);

function useSavedTexts(kind: 'system_prompt' | 'copyright_ip'): string[] {
  const { data = [] } = useQuery(protectedTextsQuery);
  return data.filter((text) => text.kind === kind).map(({ name }) => name);
}

const fields: Partial<Record<DetectorName, (props: FieldsProps) => ReactNode>> = {
  pii: PiiFields,
  keyword_detector: KeywordFields,
  topic_detector: TopicFields,
  policy_violation: PolicyFields,
  system_prompt: PromptFields,
  copyright_ip: OwnTextFields,
};
