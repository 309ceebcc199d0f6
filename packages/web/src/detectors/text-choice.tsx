import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { textIn } from './detector-problems.ts';
import { judgesQuery } from './judges-query.ts';
import { protectedTextsQuery } from './saved-queries.ts';
import type { SettingProps } from './setting-props.ts';

/** Chooses the registered system prompt that texts are compared with. */
export function PromptChoice({ settings, onChange, error }: SettingProps) {
  const { data } = useQuery(protectedTextsQuery);
  const chosen = textIn(settings.index);
  const known = data?.protected_texts.filter(({ kind }) => kind === 'system_prompt').map(({ name }) => name) ?? [];
  const names = chosen === '' || known.includes(chosen) ? known : [...known, chosen];
  if (names.length === 0) return null;
  return (
    <Select
      label="Compare with"
      data={[
        { value: '', label: 'All registered system prompts' },
        { group: 'One of them', items: names.map((name) => ({ value: `=${name}`, label: name })) },
      ]}
      value={chosen === '' ? '' : `=${chosen}`}
      onChange={(value) => onChange({ index: value?.slice(1) || undefined })}
      error={error}
      allowDeselect={false}
    />
  );
}

const compared = { system_prompt: 'system prompt', copyright_ip: 'text' } as const;

/** Says what texts are compared with, for detectors that compare. */
export function ComparedWith({ detector }: { detector: keyof typeof compared }) {
  const { data } = useQuery(protectedTextsQuery);
  if (!data) return null;
  const names = data.protected_texts.filter(({ kind }) => kind === detector).map(({ name }) => name);
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {names.length > 0
        ? `Compares with: ${names.join(', ')}.`
        : `The project has registered no ${compared[detector]}, so nothing can be found. The API registers one; see “Protected texts” in the reference.`}
    </Text>
  );
}

/** Chooses what judges behind a detector, where the operator has set another model than the embedded one. */
export function BackendChoice({ detector, settings, onChange, error }: SettingProps) {
  const { data } = useQuery(judgesQuery);
  const chosen = textIn(settings.backend);
  const offered = data?.backends.filter((each) => each.detector === detector).map(({ backend }) => backend) ?? [];
  const names = [...new Set(['embedded', ...offered, ...(chosen === '' ? [] : [chosen])])];
  if (names.length === 1) return null;
  return (
    <Select
      label="Judged by"
      data={[{ value: '', label: 'What the service uses' }, ...names]}
      value={chosen}
      onChange={(backend) => onChange({ backend: backend || undefined })}
      error={error}
      allowDeselect={false}
    />
  );
}
