import { Anchor, Card, Table, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { categoryTitle } from '../../redteam/words.ts';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import type { ComparedRun } from './comparison.ts';

interface Rate {
  readonly asr: number | null;
  readonly asr_ci95: readonly [number, number] | null;
  readonly attempts: number;
  readonly successes: number;
}

interface ComparedRatesProps {
  readonly before: ComparedRun;
  readonly after: ComparedRun;
}

/** The rates of both runs, overall, by category and by attack. */
export function ComparedRates({ before, after }: ComparedRatesProps) {
  const [first, second] = [before.results, after.results];
  const rows = [
    { name: 'All', before: first.overall, after: second.overall },
    ...pairedBy(first.categories, second.categories),
    ...pairedBy(first.attacks, second.attacks),
  ];
  return (
    <Card withBorder component="section" aria-labelledby="rates">
      <Title order={2} size="h4" id="rates" mb="xs">
        Success rates
      </Title>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">What</Table.Th>
              <Table.Th scope="col">
                Before: <RunLink results={first} />
              </Table.Th>
              <Table.Th scope="col">
                After: <RunLink results={second} />
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Change
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, before: was, after: is }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td>
                  <RateText rate={was} />
                </Table.Td>
                <Table.Td>
                  <RateText rate={is} />
                </Table.Td>
                <Table.Td ta="right">{changeOf(was, is)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

interface Named extends Rate {
  readonly id: string;
}

/** The rows of both runs by their ids, in the order of the second. */
function pairedBy(first: readonly Named[], second: readonly Named[]) {
  const ids = new Set([...second, ...first].map(({ id }) => id));
  return [...ids].map((id) => ({
    name: categoryTitle(id),
    before: first.find((each) => each.id === id),
    after: second.find((each) => each.id === id),
  }));
}

const RunLink = ({ results: { run_id, run_name } }: { results: ComparedRun['results'] }) => (
  <Anchor component={Link} href={`/app/runs/${run_id}`} inherit underline="always" style={{ overflowWrap: 'anywhere' }}>
    {run_name ?? run_id}
  </Anchor>
);

function RateText({ rate }: { rate: Rate | undefined }) {
  if (!rate || rate.asr === null) return '–';
  const { asr, asr_ci95: interval, successes, attempts } = rate;
  return (
    <>
      {shownShare(asr)}
      <Text size="xs" c="dimmed">
        {shownNumber(successes)} of {shownNumber(attempts)}
        {interval && ` (${shownShare(interval[0])}–${shownShare(interval[1])})`}
      </Text>
    </>
  );
}

function changeOf(before: Rate | undefined, after: Rate | undefined): string {
  if (before?.asr == null || after?.asr == null) return '–';
  const points = 100 * (after.asr - before.asr);
  return `${points > 0 ? '+' : ''}${points.toFixed(1)} points`;
}
