import { Input, Select, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DetectorSettings } from './detector-map.ts';
import { textIn } from './detector-problems.ts';
import { type DraftRule, draftOf, RuleEditor, sentRules } from './rule-editor.tsx';
import { codesQuery, type SavedCode } from './saved-queries.ts';
import type { SettingProps } from './setting-props.ts';

type OwnRules = Pick<DetectorSettings, 'policy_text' | 'policy_rules'>;
const none: OwnRules = { policy_text: undefined, policy_rules: undefined };

/** Chooses a code of conduct in place of rules. The service would go by the rules where a detector has both. */
export function CodeChoice({ settings, onChange, error }: SettingProps) {
  const { data } = useQuery(codesQuery);
  const [before, setBefore] = useState<OwnRules>(none);
  const code = textIn(settings.coc_policy_name);
  const saved = data?.policies.map(({ name }) => name) ?? [];
  const names = code === '' || saved.includes(code) ? saved : [...saved, code];
  if (names.length === 0) return null;
  const choose = (name: string) => {
    if (name === '') return onChange({ coc_policy_name: undefined, ...before });
    const { policy_text, policy_rules } = settings;
    if (code === '') setBefore({ policy_text, policy_rules });
    onChange({ coc_policy_name: name, ...none });
  };
  return (
    <Select
      label="Rules from"
      data={[
        { value: '', label: 'Rules written here' },
        { group: 'Codes of conduct', items: names.map((name) => ({ value: `=${name}`, label: name })) },
      ]}
      value={code === '' ? '' : `=${code}`}
      onChange={(value) => choose(value?.slice(1) ?? '')}
      error={error}
      allowDeselect={false}
    />
  );
}

/** Rules, one a line. */
export function RuleLines({ settings, onChange, error }: SettingProps) {
  if (textIn(settings.coc_policy_name) !== '' && settings.policy_text === undefined) return null;
  return (
    <Textarea
      label="Rules"
      description="One per line, such as: Never promise a refund."
      autosize
      minRows={2}
      maxRows={16}
      value={textIn(settings.policy_text)}
      onChange={(event) => onChange({ policy_text: event.currentTarget.value || undefined })}
      error={error}
    />
  );
}

/** Rules with a severity and with what they allow and forbid, beside the lines. */
export function StructuredRules({ settings, onChange, error, errors }: SettingProps) {
  const [rules, setRules] = useState<readonly DraftRule[]>(() => rulesIn(settings.policy_rules).map(draftOf));
  if (textIn(settings.coc_policy_name) !== '' && settings.policy_rules === undefined) return null;
  const write = (next: DraftRule[]) => {
    setRules(next);
    const sent = sentRules(next);
    onChange({ policy_rules: sent.length > 0 ? sent : undefined });
  };
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        Rules with a severity, and with exceptions
      </Text>
      {error && <Input.Error>{error}</Input.Error>}
      <RuleEditor rules={rules} onChange={write} errors={errors} />
    </Stack>
  );
}

/** The cast: the service checks rules when they are saved. */
const rulesIn = (value: unknown) => (Array.isArray(value) ? value : []) as SavedCode['rules'];
