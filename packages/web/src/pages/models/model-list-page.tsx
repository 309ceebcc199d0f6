import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { command } from '../../api.ts';
import { type Column, ListTable } from '../../shown/data-table.tsx';
import { Listed } from '../../shown/listed.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { addressOf } from './address-of.ts';
import { modelHref, modelsQuery, providersQuery, type SavedModel } from './model-queries.ts';

const PER_PAGE = 25;

/** The models that the project saves, a line a version. */
export function ModelListPage() {
  const saved = useQuery(modelsQuery);
  return (
    <Stack>
      <PageHead title="Models" about="Where they listen, and their keys, which are sealed and never shown again">
        {saved.data && saved.data.length > 0 && <NewModel />}
      </PageHead>
      <Listed query={saved} failure="The models cannot be listed">
        {(models) => (models.length === 0 ? <NoModel /> : <FoundModels models={models} />)}
      </Listed>
    </Stack>
  );
}

const NewModel = () => (
  <Button component={Link} href="/app/new-model" leftSection={<IconPlus size={16} aria-hidden />}>
    New model
  </Button>
);

const NoModel = () => (
  <NothingYet
    title="No model yet"
    about="Deployments guard the calls of a saved model, and red-team runs attack it. OpenAI, Anthropic and other providers are known by name. Any server with OpenAI's API works, too."
  >
    <Group>
      <NewModel />
      <Button component={Link} href="/app/new-model?practice=yes" variant="default">
        Use the practice target
      </Button>
    </Group>
    <Text size="sm" c="dimmed" ta="center">
      The practice target is a model of ours that leaks on purpose. <Code>{command} practice-target</Code> starts it.
    </Text>
  </NothingYet>
);

/** The saved models by their names. */
function FoundModels({ models }: { models: readonly SavedModel[] }) {
  const { data } = useQuery(providersQuery);
  const defaultOf = (provider: string | undefined) =>
    data?.providers.find((each) => each.model_provider === provider)?.default_url;
  return (
    <ListTable
      label="Models"
      columns={columnsWith(defaultOf)}
      rows={models.toSorted((a, b) => collator.compare(a.model_saved_name, b.model_saved_name))}
      keyOf={({ model_id }) => String(model_id)}
      perPage={PER_PAGE}
    />
  );
}

const collator = new Intl.Collator('en', { numeric: true });

const columnsWith = (defaultOf: (provider: string | undefined) => string | undefined): Column<SavedModel>[] => [
  {
    name: 'Name',
    value: ({ model_saved_name: name, model_version: version }) => `${name} ${version}`,
    cell: ({ model_saved_name: name, model_version: version }) => (
      <>
        <Anchor component={Link} href={modelHref(name, version)} fw={500} size="sm">
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          version {version}
        </Text>
      </>
    ),
  },
  {
    name: 'Model and provider',
    value: ({ model_name: model, model_config: { model_provider: provider } }) => `${model ?? ''} ${provider ?? ''}`,
    cell: ({ model_name: model, model_config: { model_provider: provider } }) => (
      <>
        <Text size="sm">{model ?? 'not named'}</Text>
        <Text size="xs" c="dimmed">
          {provider ?? 'openai_compatible'}
        </Text>
      </>
    ),
  },
  {
    name: 'Address',
    value: (model) => addressOf(model) ?? defaultOf(model.model_config.model_provider) ?? null,
    cell: (model) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {addressOf(model) ?? defaultOf(model.model_config.model_provider) ?? 'that of the provider'}
      </Text>
    ),
  },
  {
    name: 'Key',
    cell: ({ model_config: { apikeys = [] } }) => <Text size="sm">{apikeys.length > 0 ? 'sealed' : 'none'}</Text>,
  },
  {
    name: 'Changed',
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at, updated_by }) => (
      <>
        <Text size="sm">{shownTime(updated_at)}</Text>
        <Text size="xs" c="dimmed">
          by {updated_by}
        </Text>
      </>
    ),
  },
];
