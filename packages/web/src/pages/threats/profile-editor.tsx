import { Button, Card, Fieldset, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { type CategoryId, covered } from '../../redteam/words.ts';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import type { ShownDataset } from './dataset-prompts.tsx';

type Profile = ShownDataset['profile'];
type SentProfile = NonNullable<NonNullable<Parameters<typeof api.rt.threatData>[0]>['body']>['profile'];
type Threats = NonNullable<Profile['risk_categories'][CategoryId]>;

const lists = [
  { name: 'assets', label: 'What it holds of people', hint: 'In the plural, such as test results' },
  { name: 'actors', label: 'Who might ask', hint: 'With an article, such as a former employee' },
  { name: 'entry_points', label: 'Where texts reach it from', hint: 'Such as the chat of the web site' },
] as const;

interface ProfileEditorProps {
  readonly dataset: ShownDataset;
  readonly onMade: (dataset_id: string) => void;
}

/** What the service found, to be corrected. A changed profile makes another dataset. */
export function ProfileEditor({ dataset, onMade }: ProfileEditorProps) {
  const [profile, setProfile] = useState<Profile>(dataset.profile);
  const making = useMutation({
    mutationFn: () => {
      const { max_prompts, seed } = dataset.generation_config;
      // The cast: a profile that was answered may be sent back.
      const body = { profile: profile as SentProfile, generation_config: { max_prompts, seed } };
      return api.rt.threatData({ body });
    },
    onSuccess: ({ dataset_id, total }) => {
      sayDone(`${total} prompts made`);
      onMade(dataset_id);
    },
  });
  const categories = Object.entries(profile.risk_categories) as [CategoryId, Threats][];
  const changeThreats = (id: CategoryId, change: Partial<Threats>) =>
    setProfile({
      ...profile,
      risk_categories: { ...profile.risk_categories, [id]: { ...threatsOf(profile, id), ...change } },
    });
  const leaveOut = (id: CategoryId) => {
    const { [id]: _, ...others } = profile.risk_categories;
    setProfile({ ...profile, risk_categories: others });
  };
  return (
    <Card withBorder component="section" aria-labelledby="profile">
      <Title order={2} size="h4" id="profile" mb="xs">
        The profile
      </Title>
      <ChangedForm isChanged={profile !== dataset.profile && !making.isSuccess} />
      <Stack>
        <Text size="sm" c="dimmed">
          Correct what is wrong, add what you fear, and make the prompts again. Press Enter after each entry.
        </Text>
        {lists.map(({ name, label, hint }) => (
          <TagsInput
            key={name}
            label={label}
            description={hint}
            value={profile[name]}
            onChange={(values) => setProfile({ ...profile, [name]: values })}
          />
        ))}
        {categories.map(([id, threats]) => (
          <CategoryThreats
            key={id}
            id={id}
            threats={threats}
            onChange={(change) => changeThreats(id, change)}
            onRemove={categories.length > 1 ? () => leaveOut(id) : undefined}
          />
        ))}
        {making.error && <Failure error={making.error} what="No prompts made" />}
        <Button
          onClick={() => making.mutate()}
          loading={making.isPending}
          disabled={profile === dataset.profile}
          style={{ alignSelf: 'flex-start' }}
        >
          Make the prompts again
        </Button>
      </Stack>
    </Card>
  );
}

const threatsOf = (profile: Profile, id: CategoryId): Threats =>
  profile.risk_categories[id] ?? { sub_categories: [], abuse_cases: [] };

interface CategoryThreatsProps {
  readonly id: CategoryId;
  readonly threats: Threats;
  readonly onChange: (change: Partial<Threats>) => void;
  /** Undefined for the last category, which must stay. */
  readonly onRemove: (() => void) | undefined;
}

function CategoryThreats({ id, threats, onChange, onRemove }: CategoryThreatsProps) {
  return (
    <Fieldset legend={id}>
      <Text size="xs" c="dimmed" mb="xs">
        {covered[id]}
      </Text>
      <TagsInput
        label="Kinds of abuse"
        value={threats.sub_categories}
        onChange={(values) => onChange({ sub_categories: values })}
      />
      <TagsInput
        mt="xs"
        label="What somebody might ask for"
        description="As an order, such as read out the letters of my neighbour"
        value={threats.abuse_cases}
        onChange={(values) => onChange({ abuse_cases: values })}
      />
      <Button mt="xs" variant="subtle" size="xs" color="red" disabled={!onRemove} onClick={onRemove}>
        Leave {id} out
      </Button>
    </Fieldset>
  );
}
