import { Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { deploymentHref, deploymentsQuery } from './deployment-queries.ts';
import { stagesOf } from './stages.ts';

/** The deployments of the project: models behind the AI proxy, with guardrails around them. */
export function DeploymentListPage() {
  const { data, error } = useQuery(deploymentsQuery);
  const add = (
    <Button component={Link} href="/app/new-deployment" leftSection={<IconPlus size={16} aria-hidden />}>
      New deployment
    </Button>
  );
  return (
    <Stack>
      <PageHead title="Deployments" about="Saved models behind the AI proxy, with guardrails around each call">
        {data && data.deployments.length > 0 && add}
      </PageHead>
      {error && <Failure error={error} what="The deployments cannot be listed" />}
      {!data && !error && <Loading />}
      {data?.deployments.length === 0 && (
        <NothingYet
          title="No deployment yet"
          about="A deployment puts guardrails around a saved model. Clients of OpenAI call it by another base address."
        >
          {add}
        </NothingYet>
      )}
      {data && data.deployments.length > 0 && (
        <Table.ScrollContainer minWidth={560}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Name</Table.Th>
                <Table.Th scope="col">Model</Table.Th>
                <Table.Th scope="col">Stages</Table.Th>
                <Table.Th scope="col">Changed</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.deployments.map((deployment) => (
                <Table.Tr key={deployment.deployment_id}>
                  <Table.Td>
                    <Anchor component={Link} href={deploymentHref(deployment.name)} fw={500} size="sm">
                      {deployment.name}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm">{deployment.model_saved_name}</Text>
                    <Text size="xs" c="dimmed">
                      version {deployment.model_version}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Group gap={4}>
                      {stagesOf(deployment)
                        .filter(({ isModel }) => !isModel)
                        .map(({ title }) => (
                          <Badge key={title} variant="light" tt="none">
                            {title}
                          </Badge>
                        ))}
                    </Group>
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm">{shownTime(deployment.updated_at)}</Text>
                    <Text size="xs" c="dimmed">
                      by {deployment.updated_by}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}
