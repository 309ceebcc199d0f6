import {
  ActionIcon,
  Blockquote,
  Button,
  Card,
  Group,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  Textarea,
} from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { SavedCode } from './saved-queries.ts';

type SavedRule = SavedCode['rules'][number];
/** A rule while it is written. `key` stays with it while rules before it go. */
export type DraftRule = Omit<SavedRule, 'id' | 'title'> & { readonly key: string; readonly id?: string };

const severities = ['low', 'medium', 'high', 'critical'] as const satisfies readonly SavedRule['severity'][];

export const newRule = (): DraftRule => ({ key: randomId(), text: '', severity: 'medium' });
export const draftOf = ({ title: _, ...rule }: SavedRule): DraftRule => ({ ...rule, key: randomId() });
/** The rules that are sent: those with words. The service makes the titles. */
export const sentRules = (rules: readonly DraftRule[]) =>
  rules.filter(({ text }) => text.trim() !== '').map(({ key: _, ...rule }) => rule);

interface RuleEditorProps {
  readonly rules: readonly DraftRule[];
  readonly onChange: (rules: DraftRule[]) => void;
  /** What is wrong with fields, such as `0.text`. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Changes rules, each with the sentences that it came from. */
export function RuleEditor({ rules, onChange, errors = {} }: RuleEditorProps) {
  const change = (key: string, changes: Partial<DraftRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changes } : rule)));
  return (
    <Stack gap="sm">
      {rules.map((rule, at) => (
        <RuleCard
          key={rule.key}
          rule={rule}
          number={at + 1}
          error={errors[`${at}.text`]}
          onChange={(changes) => change(rule.key, changes)}
          onRemove={() => onChange(rules.filter(({ key }) => key !== rule.key))}
        />
      ))}
      <Group>
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...rules, newRule()])}
        >
          Add a rule
        </Button>
      </Group>
    </Stack>
  );
}

interface RuleCardProps {
  readonly rule: DraftRule;
  readonly number: number;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<DraftRule>) => void;
  readonly onRemove: () => void;
}

function RuleCard({ rule, number, error, onChange, onRemove }: RuleCardProps) {
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group align="flex-start" wrap="nowrap">
          <Textarea
            label={`Rule ${number}`}
            placeholder="Never promise a refund."
            autosize
            minRows={1}
            value={rule.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
            error={error}
            style={{ flexGrow: 1 }}
          />
          <ActionIcon variant="subtle" color="red" mt={28} onClick={onRemove} aria-label={`Remove rule ${number}`}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <SimpleGrid type="container" cols={{ base: 1, '600px': 3 }}>
          <Select
            label="Severity"
            data={severities}
            value={rule.severity}
            allowDeselect={false}
            // The cast: the values are those of the list.
            onChange={(severity) => onChange({ severity: (severity ?? 'medium') as SavedRule['severity'] })}
          />
          <TagsInput
            label="Allowed anyway"
            description="Press Enter after each"
            value={[...(rule.allowed ?? [])]}
            onChange={(allowed) => onChange({ allowed })}
          />
          <TagsInput
            label="Also forbidden"
            description="Press Enter after each"
            value={[...(rule.disallowed ?? [])]}
            onChange={(disallowed) => onChange({ disallowed })}
          />
        </SimpleGrid>
        <Sources rule={rule} />
      </Stack>
    </Card>
  );
}

/** Where a rule came from: the sentences that state it, or the library. */
function Sources({ rule: { citations, origin } }: { rule: DraftRule }) {
  if (origin === 'library') {
    return (
      <Text size="xs" c="dimmed">
        From the library of rules for this field of business
      </Text>
    );
  }
  return citations?.map(({ page, sentence, lead_in: leadIn, start }) => (
    <Blockquote key={`${page} ${start}`} p="xs" cite={`Page ${page}`}>
      <Text size="sm">
        {leadIn && `${leadIn} … `}
        {sentence}
      </Text>
    </Blockquote>
  ));
}
