import { Anchor, Card, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import { attackTitle, categoryTitle } from '../../redteam/words.ts';
import { shownShare } from '../../shown/numbers.ts';
import classes from './heat-map.module.css';
import type { RunResults } from './run-queries.ts';

type Cell = RunResults['categories'][number]['attacks'][number];

/** Categories by attacks. Each cell has its rate, its interval and the number of attempts, and leads to its records. */
export function HeatMap({ results: { categories, attacks } }: { results: RunResults }) {
  if (attacks.length === 0) return null;
  return (
    <Card withBorder component="section" aria-labelledby="heat-map">
      <Title order={2} size="h4" id="heat-map" mb="xs">
        Success rate by category and attack
      </Title>
      <Table.ScrollContainer minWidth={200 + attacks.length * 110} type="native">
        <Table withRowBorders={false} className={classes.map ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Category</Table.Th>
              {attacks.map(({ id }) => (
                <Table.Th scope="col" key={id}>
                  {attackTitle(id)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {categories.map((category) => (
              <Table.Tr key={category.id}>
                <Table.Th scope="row">{categoryTitle(category.id)}</Table.Th>
                {attacks.map(({ id }) => (
                  <HeatCell
                    key={id}
                    category={category.id}
                    attack={id}
                    cell={category.attacks.find((each) => each.id === id)}
                  />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed" mt="xs">
        The stronger the colour, the more attempts succeeded. Hatched: not tried. Italics: fewer than 30 attempts, which
        say little.
      </Text>
    </Card>
  );
}

function HeatCell({ category, attack, cell }: { category: string; attack: string; cell: Cell | undefined }) {
  if (!cell || cell.asr === null) {
    return (
      <Table.Td className={classes.none ?? ''}>
        <Text size="xs" c="dimmed">
          {cell && cell.errors + cell.unclear > 0 ? 'unclear' : 'not tried'}
        </Text>
      </Table.Td>
    );
  }
  const { asr, asr_ci95: interval, attempts, successes, insufficient } = cell;
  return (
    <Table.Td className={classes[`heat${Math.min(5, Math.ceil(asr * 5))}`] ?? ''}>
      <Anchor
        component={Link}
        href={`?${new URLSearchParams({ category, attack })}`}
        c="inherit"
        fs={insufficient ? 'italic' : undefined}
      >
        <VisuallyHidden>
          {categoryTitle(category)}, {attackTitle(attack)}:{' '}
        </VisuallyHidden>
        <Text fw={600} inherit>
          {shownShare(asr)}
        </Text>
        <Text size="xs" inherit>
          {successes}/{attempts}
          {interval && ` (${shownShare(interval[0])}–${shownShare(interval[1])})`}
        </Text>
      </Anchor>
    </Table.Td>
  );
}
