import { Alert, Anchor, Button, Card, Checkbox, Group, SegmentedControl, Stack, TagsInput, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { pricingQuery } from '../../redteam/queries.ts';
import { type ChangeDraft, type RunDraft, systemOf } from '../../redteam/run-draft.ts';
import { type CategoryId, covered, type FrameworkId } from '../../redteam/words.ts';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber } from '../../shown/numbers.ts';

interface StepProps {
  readonly draft: RunDraft;
  readonly change: ChangeDraft;
}

/** Asks what is tried: categories with phrases of one's own, or what a framework asks for. */
export function ScopeStep({ draft, change }: StepProps) {
  const { data, error } = useQuery(pricingQuery);
  if (error) return <Failure error={error} what="The categories cannot be listed" />;
  if (!data) return <Loading />;
  return (
    <Stack>
      <SegmentedControl
        data={[
          { value: 'categories', label: 'Categories' },
          { value: 'frameworks', label: 'Frameworks' },
        ]}
        value={draft.scope}
        // The cast: the values are those above.
        onChange={(value) => change({ scope: value as RunDraft['scope'] })}
        aria-label="Kind of scope"
        style={{ alignSelf: 'flex-start' }}
      />
      {draft.scope === 'categories' ? (
        <Categories draft={draft} change={change} categories={data.categories} />
      ) : (
        <Frameworks draft={draft} change={change} frameworks={data.frameworks} />
      )}
    </Stack>
  );
}

type Pricing = Awaited<ReturnType<typeof api.rt.pricing>>;

function Categories({ draft, change, categories }: StepProps & Pick<Pricing, 'categories'>) {
  const suggesting = useMutation({
    mutationFn: () => api.rt.threatCategories({ body: systemOf(draft) }),
  });
  const chosen = draft.categories;
  const toggle = (id: CategoryId, isChosen: boolean) => {
    const { [id]: _, ...others } = chosen;
    change({ categories: isChosen ? { ...chosen, [id]: [] } : others });
  };
  return (
    <Stack gap="sm">
      {draft.dataset_id !== '' && (
        <Alert color="indigo" title="The run attacks with a dataset">
          Prompts come from {draft.dataset_id}, so that only its categories have prompts.{' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            onClick={() => change({ dataset_id: '' })}
          >
            Use the built-in goals instead
          </Anchor>
        </Alert>
      )}
      <Group>
        <Button variant="default" size="xs" onClick={() => suggesting.mutate()} loading={suggesting.isPending}>
          Suggest phrases
        </Button>
        <Text size="sm" c="dimmed">
          Free. They fit the description under “Amount” and the tools of an agent, where there are any.
        </Text>
      </Group>
      {suggesting.error && <Failure error={suggesting.error} what="No suggestions" />}
      {categories.map(({ category, title, base }) => (
        <Card withBorder key={category} p="sm">
          <Checkbox
            label={title}
            description={`${covered[category]}. Base price ${shownNumber(base)} credits`}
            checked={chosen[category] !== undefined}
            onChange={(event) => toggle(category, event.currentTarget.checked)}
          />
          {chosen[category] !== undefined && (
            <TagsInput
              mt="xs"
              ml={{ base: 0, sm: 32 }}
              label={`Phrases for ${title.toLowerCase()}`}
              description="What you worry about, as nouns. Press Enter after each. Empty: all goals are tried"
              placeholder="leakage of loyalty points"
              data={suggesting.data?.risk_categories[category]?.sub_categories ?? []}
              value={[...(chosen[category] ?? [])]}
              onChange={(phrases) => change({ categories: { ...chosen, [category]: phrases } })}
              clearable
              clearButtonProps={{ 'aria-label': 'Remove all phrases' }}
            />
          )}
        </Card>
      ))}
    </Stack>
  );
}

function Frameworks({ draft, change, frameworks }: StepProps & Pick<Pricing, 'frameworks'>) {
  return (
    <Checkbox.Group
      label="Frameworks"
      description="The run covers the categories of all chosen frameworks with the attacks Plain question and Encoding. Its report checks each item"
      value={[...draft.frameworks]}
      // The cast: the values are those of the boxes below.
      onChange={(values) => change({ frameworks: values as FrameworkId[] })}
    >
      <Stack mt="sm">
        {frameworks.map(({ framework, title, edition, categories, cost }) => (
          <Checkbox
            key={framework}
            value={framework}
            label={`${title} (${edition})`}
            description={`${categories.length} categories. Alone ${shownNumber(cost)} credits, for a model`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
