import { Anchor, Button, Code, Stack, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { addressOf, modelHref, modelsQuery, type SavedModel } from './model-queries.ts';

/** The models that the project saves. */
export function ModelListPage() {
  const { data, error } = useQuery(modelsQuery);
  const add = (
    <Button component={Link} href="/app/new-model" leftSection={<IconPlus size={16} aria-hidden />}>
      New model
    </Button>
  );
  return (
    <Stack>
      <PageHead title="Models" about="Where they listen, and their keys, which are sealed and never shown again">
        {data && data.models.length > 0 && add}
      </PageHead>
      {error && <Failure error={error} what="The models cannot be listed" />}
      {!data && !error && <Loading />}
      {data?.models.length === 0 && (
        <NothingYet
          title="No model yet"
          about="Deployments guard the calls of a saved model, and red-team runs attack it."
        >
          {add}
          <Text size="sm" c="dimmed">
            No model at hand? <Code>npm run redoubt -- practice-target</Code> serves one that leaks on purpose.
          </Text>
        </NothingYet>
      )}
      {data && data.models.length > 0 && <ModelTable models={data.models} />}
    </Stack>
  );
}

function ModelTable({ models }: { models: readonly SavedModel[] }) {
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col">Provider and model</Table.Th>
            <Table.Th scope="col">Address</Table.Th>
            <Table.Th scope="col">Changed</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {models.map((model) => (
            <Table.Tr key={model.model_id}>
              <Table.Td>
                <Anchor
                  component={Link}
                  href={modelHref(model.model_saved_name, model.model_version)}
                  fw={500}
                  size="sm"
                >
                  {model.model_saved_name}
                </Anchor>
                <Text size="xs" c="dimmed">
                  version {model.model_version}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{model.model_name ?? 'not named'}</Text>
                <Text size="xs" c="dimmed">
                  {model.model_config.model_provider ?? 'OpenAI-compatible'}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {addressOf(model) ?? 'that of the provider'}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{shownTime(model.updated_at)}</Text>
                <Text size="xs" c="dimmed">
                  by {model.updated_by}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
