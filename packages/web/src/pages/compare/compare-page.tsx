import { Alert, Card, Group, Select, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { focusable } from '../../shown/focusable.ts';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { ComparedRates } from './compared-rates.tsx';
import { type Compared, comparisonQuery } from './comparison.ts';
import { FlippedProbes } from './flipped-probes.tsx';

/** Two runs side by side: their rates, and the probes that fell otherwise. Both runs are in the address. */
export function ComparePage() {
  const { filters, choose } = useFilters(['before', 'after']);
  const { before, after } = filters;
  return (
    <Stack>
      <PageHead
        title="Compare two runs"
        about="Runs with the same seed, scope and comprehensiveness have the same probes, which are compared pair by pair."
      />
      <Group grow preventGrowOverflow={false} align="flex-start" wrap="wrap">
        <RunChoice label="Before" value={before} onChange={(id) => choose({ before: id })} />
        <RunChoice label="After" value={after} onChange={(id) => choose({ after: id })} />
      </Group>
      {before === undefined || after === undefined ? (
        <Text c="dimmed">Choose both runs.</Text>
      ) : (
        <Comparison before={before} after={after} />
      )}
    </Stack>
  );
}

interface RunChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (run_id: string | null) => void;
}

const CHOICES = 100;

function RunChoice({ label, value, onChange }: RunChoiceProps) {
  const { data, error } = useQuery({
    queryKey: ['runs', 'choice'],
    queryFn: ({ signal }) => api.rt.listRuns({ query: { per_page: CHOICES } }, { signal }),
  });
  const choices = (data?.runs ?? []).map(({ run_id, run_name, target, asr, created_at }) => ({
    value: run_id,
    label: `${run_name ?? target.model_name ?? run_id}, ${asr === null ? 'no rate' : shownShare(asr)}, ${shownTime(created_at)}`,
  }));
  // An older run that the address names.
  const isListed = value === undefined || choices.some((choice) => choice.value === value);
  return (
    <Select
      label={label}
      description="One of the newest 100 runs"
      data={isListed ? choices : [{ value, label: value }, ...choices]}
      value={value ?? null}
      onChange={onChange}
      searchable
      miw={280}
      error={error?.message}
      nothingFoundMessage="No such run"
    />
  );
}

function Comparison({ before, after }: { before: string; after: string }) {
  const { data, error } = useQuery(comparisonQuery(before, after));
  if (error) return <Failure error={error} what="The runs cannot be compared" />;
  if (!data) return <Loading />;
  const { diff, notes } = data;
  return (
    <Stack>
      {notes.map((note) => (
        <Alert key={note} color="yellow">
          {note}
        </Alert>
      ))}
      <ComparedRates before={data.before} after={data.after} />
      <Pairs data={data} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <FlippedProbes
          title="Succeed now"
          probes={diff.flipped_to_success}
          runs={{ before: data.before, after: data.after }}
        />
        <FlippedProbes
          title="Resisted now"
          probes={diff.flipped_to_resisted}
          runs={{ before: data.before, after: data.after }}
        />
        <FlippedProbes title="Only in the run before" probes={diff.only_in_first} runs={{ before: data.before }} />
        <FlippedProbes title="Only in the run after" probes={diff.only_in_second} runs={{ after: data.after }} />
      </SimpleGrid>
    </Stack>
  );
}

function Pairs({ data: { diff, minimum } }: { data: Compared }) {
  const { pairs, errors, p_value: p, is_regression: isRegression } = diff;
  return (
    <Card withBorder component="section" aria-labelledby="pairs">
      <Title order={2} size="h4" id="pairs" mb="xs">
        {isRegression === null && `Undecided: fewer than ${minimum} pairs`}
        {isRegression === true && 'A regression: more succeed than before'}
        {isRegression === false && 'No regression'}
      </Title>
      <Table.ScrollContainer minWidth={360} scrollAreaProps={focusable}>
        <Table withTableBorder withColumnBorders maw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Pairs</Table.Th>
              <Table.Th scope="col">After: success</Table.Th>
              <Table.Th scope="col">After: resisted</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">Before: success</Table.Th>
              <Table.Td>{shownNumber(pairs.both_succeeded)}</Table.Td>
              <Table.Td>{shownNumber(pairs.only_first_succeeded)}</Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th scope="row">Before: resisted</Table.Th>
              <Table.Td>{shownNumber(pairs.only_second_succeeded)}</Table.Td>
              <Table.Td>{shownNumber(pairs.both_resisted)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" mt="xs">
        McNemar’s exact test on the pairs that differ: p = {p.toPrecision(3)}. It says how easily chance alone does
        that.
        {errors > 0 && ` ${shownNumber(errors)} more pairs have an error or an unclear verdict and are not counted.`}
      </Text>
    </Card>
  );
}
