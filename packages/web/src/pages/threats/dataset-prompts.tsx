import { Alert, Button, Card, Group, List, Table, Text, Title } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { api } from '../../api.ts';
import { prepareDraft } from '../../redteam/run-draft.ts';
import { type CategoryId, categoryTitle } from '../../redteam/words.ts';
import { focusable } from '../../shown/focusable.ts';
import { shownNumber } from '../../shown/numbers.ts';

export type ShownDataset = Awaited<ReturnType<typeof api.rt.getDataset>>;

/** So many prompts are shown at first, and with each press of the button. */
const SHOWN = 20;

/** The prompts of a dataset, and the way to attack with them. */
export function DatasetPrompts({ dataset }: { dataset: ShownDataset }) {
  const { dataset_id, prompts, total, warnings } = dataset;
  const [shown, setShown] = useState(SHOWN);
  const [, go] = useLocation();
  const attack = () => {
    const categories = [...new Set(prompts.map(({ category }) => category))];
    // The cast: `fromEntries` loses the types of the keys.
    const chosen = Object.fromEntries(categories.map((id) => [id, []])) as Partial<Record<CategoryId, string[]>>;
    prepareDraft({ scope: 'categories', categories: chosen, dataset_id });
    go('/app/runs/new');
  };
  return (
    <Card withBorder component="section" aria-labelledby="prompts">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="prompts">
          {shownNumber(total)} prompts
        </Title>
        <Button leftSection={<IconTarget size={16} aria-hidden />} onClick={attack} disabled={total === 0}>
          Attack with it
        </Button>
      </Group>
      {warnings.length > 0 && (
        <Alert color="yellow" mb="sm">
          <List size="sm">
            {warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Table.ScrollContainer minWidth={560} scrollAreaProps={focusable}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Prompt</Table.Th>
              <Table.Th scope="col">Category</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {prompts.slice(0, shown).map(({ id, prompt, category, sub_category }) => (
              <Table.Tr key={id}>
                <Table.Td>{prompt}</Table.Td>
                <Table.Td>
                  <Text size="sm">{sub_category}</Text>
                  <Text size="xs" c="dimmed">
                    {categoryTitle(category)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {prompts.length > shown && (
        <Button variant="subtle" size="xs" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      )}
    </Card>
  );
}
