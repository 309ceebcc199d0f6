import { ActionIcon, Button, Checkbox, Group, Input, Paper, Stack, TagsInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type OwnEntity, ownEntitiesIn } from './detector-problems.ts';
import type { SettingProps } from './setting-props.ts';

const example: OwnEntity = { name: 'STAFF_NUMBER', pattern: '\\bEMP-\\d{6}\\b' };

/** Entities that a caller describes by patterns. */
export function OwnEntities({ settings, onChange, error, errors }: SettingProps) {
  const entities = ownEntitiesIn(settings.custom_entities);
  const write = (next: readonly OwnEntity[]) => onChange({ custom_entities: next.length > 0 ? next : undefined });
  return (
    <Stack gap="xs">
      {entities.map((entity, at) => (
        <EntityFields
          // Entities have no id, and their fields hold no state of their own.
          key={at}
          entity={entity}
          number={at + 1}
          errorOf={(field) => errors[`${at}.${field}`]}
          onChange={(changes) => write(entities.map((each, index) => (index === at ? { ...each, ...changes } : each)))}
          onRemove={() => write(entities.filter((_, index) => index !== at))}
        />
      ))}
      {error && Object.keys(errors).length === 0 && <Input.Error>{error}</Input.Error>}
      <Button
        size="compact-xs"
        ml={-8}
        variant="subtle"
        leftSection={<IconPlus size={14} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => write([...entities, entities.length === 0 ? example : { name: '', pattern: '' }])}
      >
        Add an entity of your own
      </Button>
    </Stack>
  );
}

interface EntityFieldsProps {
  readonly entity: OwnEntity;
  readonly number: number;
  readonly errorOf: (field: keyof OwnEntity) => string | undefined;
  readonly onChange: (changes: Partial<OwnEntity>) => void;
  readonly onRemove: () => void;
}

function EntityFields({ entity, number, errorOf, onChange, onRemove }: EntityFieldsProps) {
  const { name, pattern, context, case_sensitive: isExact } = entity;
  return (
    <Paper withBorder p="xs" component="section" aria-label={`Entity ${number} of your own`}>
      <Stack gap="xs">
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            label="Name"
            placeholder={example.name}
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            error={errorOf('name')}
            style={{ flexGrow: 1 }}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            mt={28}
            aria-label={`Take the entity ${name || number} away`}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <TextInput
          label="Pattern (RE2)"
          placeholder={example.pattern}
          value={pattern}
          onChange={(event) => onChange({ pattern: event.currentTarget.value })}
          error={errorOf('pattern')}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <TagsInput
          label="Only near these words"
          description="Within 60 characters. Empty: anywhere"
          value={[...(context ?? [])]}
          onChange={(words) => onChange({ context: words.length > 0 ? words : null })}
          error={errorOf('context')}
        />
        <Checkbox
          label="In capital and small letters alike"
          checked={isExact === false}
          onChange={(event) => onChange({ case_sensitive: event.currentTarget.checked ? false : null })}
        />
      </Stack>
    </Paper>
  );
}
