import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { type Column, ListTable } from '../../shown/data-table.tsx';
import { Listed } from '../../shown/listed.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { modelHref, modelsQuery } from '../models/model-queries.ts';
import { deploymentHref, deploymentsQuery, type SavedDeployment } from './deployment-queries.ts';
import { stagesOf } from './stages.ts';

const PER_PAGE = 25;

/** The deployments of the project: models behind the AI proxy, with guardrails around them. */
export function DeploymentListPage() {
  const saved = useQuery(deploymentsQuery);
  return (
    <Stack>
      <PageHead title="Deployments" about="Saved models behind the AI proxy, with guardrails around each call">
        {saved.data && saved.data.length > 0 && <NewDeployment />}
      </PageHead>
      <Listed query={saved} failure="The deployments cannot be listed">
        {(deployments) =>
          deployments.length === 0 ? <NoDeployment /> : <FoundDeployments deployments={deployments} />
        }
      </Listed>
    </Stack>
  );
}

const NewDeployment = () => (
  <Button component={Link} href="/app/new-deployment" leftSection={<IconPlus size={16} aria-hidden />}>
    New deployment
  </Button>
);

/** A deployment needs a model first. */
function NoDeployment() {
  const { data: models } = useQuery(modelsQuery);
  return (
    <NothingYet
      title="No deployment yet"
      about="A deployment puts guardrails around a saved model. Clients of OpenAI call it by another base address."
    >
      {models?.length === 0 ? (
        <>
          <Alert color="yellow">It needs a saved model, and there is none yet.</Alert>
          <Button component={Link} href="/app/new-model">
            Save a model first
          </Button>
        </>
      ) : (
        <NewDeployment />
      )}
    </NothingYet>
  );
}

type Deployment = Omit<SavedDeployment, 'warnings'>;

const FoundDeployments = ({ deployments }: { deployments: readonly Deployment[] }) => (
  <ListTable
    label="Deployments"
    columns={columns}
    rows={deployments}
    keyOf={({ deployment_id }) => String(deployment_id)}
    perPage={PER_PAGE}
  />
);

const logs = { off: 'nothing', metadata: 'all but texts', full: 'all with texts' } as const;

const columns: Column<Deployment>[] = [
  {
    name: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Anchor component={Link} href={deploymentHref(name)} fw={500} size="sm">
        {name}
      </Anchor>
    ),
  },
  {
    name: 'Model',
    value: ({ model_saved_name: name, model_version: version }) => `${name} ${version}`,
    cell: ({ model_saved_name: name, model_version: version, fallbacks }) => (
      <>
        <Anchor component={Link} href={modelHref(name, version)} size="sm">
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          version {version}
          {fallbacks.length > 0 && `, ${fallbacks.length} in reserve`}
        </Text>
      </>
    ),
  },
  {
    name: 'Stages',
    value: (deployment) => stagesOf(deployment).flatMap(titleOf).join(', '),
    cell: (deployment) => <Stages titles={stagesOf(deployment).flatMap(titleOf)} />,
  },
  { name: 'Logged', value: ({ log }) => logs[log], cell: ({ log }) => <Text size="sm">{logs[log]}</Text> },
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

const titleOf = ({ kind, title }: ReturnType<typeof stagesOf>[number]): string[] => (kind === 'model' ? [] : [title]);

function Stages({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        none: calls pass as they are
      </Text>
    );
  }
  return (
    <Group gap={4}>
      {titles.map((title) => (
        <Badge isName key={title}>
          {title}
        </Badge>
      ))}
    </Group>
  );
}
