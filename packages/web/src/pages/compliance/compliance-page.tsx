import { Anchor, Button, Card, Group, Progress, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { readBytes, routes } from '@redoubt/client';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import { api, connection } from '../../api.ts';
import { SeverityBadge } from '../../redteam/badges.tsx';
import { prepareDraft, prepareTarget, type RunDraft } from '../../redteam/run-draft.ts';
import { spaced } from '../../redteam/words.ts';
import { Badge } from '../../shown/badge.tsx';
import { CodeBlock } from '../../shown/code-block.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { PageTitle } from '../../shown/page-title.tsx';
import { saveFile } from '../../shown/save-file.ts';

type Compliance = Awaited<ReturnType<typeof api.rt.getCompliance>>;
type Item = Compliance['items'][number];

const colours = { pass: 'teal', fail: 'red', partial: 'yellow', not_tested: 'gray' } as const;
const tones = { pass: 'good', fail: 'danger', partial: 'warning', not_tested: 'plain' } as const;
const order = ['fail', 'partial', 'pass', 'not_tested'] as const;

/** A run held against the items of a framework. */
export function CompliancePage() {
  const { run_id = '', framework_id = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['run', run_id, 'compliance', framework_id],
    queryFn: ({ signal }) => api.rt.getCompliance({ params: { run_id, framework_id } }, { signal }),
  });
  return (
    <Stack>
      <Anchor component={Link} href={`/app/runs/${run_id}`} size="sm">
        The run
      </Anchor>
      {!data && error && (
        <>
          <PageTitle>Compliance</PageTitle>
          <Failure error={error} what="The framework cannot be shown" />
        </>
      )}
      {!data && !error && <Loading />}
      {data && <Shown compliance={data} />}
    </Stack>
  );
}

function Shown({ compliance }: { compliance: Compliance }) {
  const { framework_name: name, version, run_name, run_id, ended_at, corrected, items, is_simulation } = compliance;
  return (
    <>
      <PageHead
        title={`${name} ${version}`}
        about={`Run ${run_name ?? run_id}${ended_at === null ? '' : `, ended ${shownTime(ended_at)}`}. The mapping says which records bear on an item; it is no legal advice and no audit.`}
      >
        <ReportButtons run_id={run_id} framework_id={compliance.framework_id} />
      </PageHead>
      {is_simulation && <Text size="sm">The target says that it is a simulation.</Text>}
      {corrected > 0 && <Text size="sm">{shownNumber(corrected)} verdicts were corrected by people and count so.</Text>}
      <Coverage coverage={compliance.coverage} />
      <Card withBorder component="section" aria-labelledby="items">
        <Title order={2} size="h4" id="items" mb="xs">
          Items
        </Title>
        <Table.ScrollContainer minWidth={640}>
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Item</Table.Th>
                <Table.Th scope="col">Status</Table.Th>
                <Table.Th scope="col">Success rate</Table.Th>
                <Table.Th scope="col">Evidence</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} compliance={compliance} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
    </>
  );
}

function ReportButtons({ run_id, framework_id }: { run_id: string; framework_id: string }) {
  const reading = useMutation({
    mutationFn: async () => {
      const params = { run_id, framework_id };
      const bytes = await readBytes(connection, routes.rt.getCompliance, { params, accept: 'text/html' });
      saveFile(`${run_id}-${framework_id}.html`, new Blob([new Uint8Array(bytes)], { type: 'text/html' }));
    },
  });
  return (
    <Group gap="xs">
      {reading.error && <Failure error={reading.error} what="No report" />}
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
        Print
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={reading.isPending}
        onClick={() => reading.mutate()}
      >
        Report
      </Button>
    </Group>
  );
}

function Coverage({ coverage }: { coverage: Compliance['coverage'] }) {
  const { tested, testable, items, share } = coverage;
  return (
    <Card withBorder component="section" aria-labelledby="coverage">
      <Title order={2} size="h4" id="coverage" mb="xs">
        {shownNumber(tested)} of {shownNumber(testable)} testable items are tested ({shownShare(share)})
      </Title>
      <Progress.Root size="lg" aria-label="Items by status">
        {order.map((status) => (
          <Progress.Section
            key={status}
            value={(100 * coverage[status]) / Math.max(1, items)}
            color={colours[status]}
            aria-label={`${spaced(status)}: ${coverage[status]}`}
          />
        ))}
      </Progress.Root>
      <Group gap="xs" mt="xs">
        {order.map((status) => (
          <Badge key={status} tone={tones[status]}>
            {coverage[status]} {spaced(status)}
          </Badge>
        ))}
      </Group>
    </Card>
  );
}

type NextRun = NonNullable<Item['to_run']>;

/** What tests an item that is not tested enough: as a button, and as a command. */
function TestItem({ next, target, id }: { next: NextRun; target: Compliance['target']; id: string }) {
  const [, go] = useLocation();
  const prepare = () => {
    const entries = Object.entries(next.risk_categories);
    prepareDraft({
      scope: 'categories',
      // The casts: `fromEntries` loses the types of the keys.
      categories: Object.fromEntries(
        entries.map(([name, { sub_categories = [] }]) => [name, sub_categories]),
      ) as Categories,
      attacks: Object.assign({}, ...entries.map(([, { attack_config }]) => attack_config)) as Attacks,
      comprehensiveness: 'Standard',
      dataset_id: '',
    });
    const { endpoint, model_name } = target;
    if (endpoint !== null) prepareTarget({ kind: 'address', endpoint, model_name: model_name ?? '' });
    go('/app/runs/new');
  };
  return (
    <>
      <Button size="compact-xs" variant="light" my={4} onClick={prepare}>
        Test it<VisuallyHidden>: {id}</VisuallyHidden>
      </Button>
      <CodeBlock code={next.command} label={`Copy the command that tests ${id}`} />
    </>
  );
}

type Categories = RunDraft['categories'];
type Attacks = RunDraft['attacks'];

/** So many records are linked. The report has all. */
const LINKED = 5;

export function ItemRow({ item, compliance }: { item: Item; compliance: Pick<Compliance, 'run_id' | 'target'> }) {
  const { run_id, target } = compliance;
  const { id, title, url, status, reason, asr, asr_ci95: interval, attempts, successes, severity, evidence } = item;
  const { elsewhere = 0, advice = [], to_run: next } = item;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500} miw={220}>
        <Anchor href={url} size="sm" target="_blank" rel="noreferrer">
          {id}
        </Anchor>
        <Text size="sm">{title}</Text>
        {item.applies_from !== null && (
          <Text size="xs" c="dimmed">
            applies from {item.applies_from}
          </Text>
        )}
      </Table.Th>
      <Table.Td miw={160}>
        <Group gap={4}>
          <Badge tone={tones[status]}>{spaced(status)}</Badge>
          {severity && <SeverityBadge severity={severity} />}
        </Group>
        {reason !== null && (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
        {next && <TestItem next={next} target={target} id={id} />}
        {advice.map((one) => (
          <Text size="xs" key={one} mt={4}>
            {one}
          </Text>
        ))}
      </Table.Td>
      <Table.Td>
        {asr === null ? '–' : shownShare(asr)}
        {attempts > 0 && (
          <Text size="xs" c="dimmed">
            {shownNumber(successes)} of {shownNumber(attempts)}
            {interval && ` (${shownShare(interval[0])}–${shownShare(interval[1])})`}
          </Text>
        )}
        {elsewhere > 0 && (
          <Text size="xs" c="dimmed">
            and {shownNumber(elsewhere)} by attempts that were aimed at something else
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Group gap={6}>
          {evidence.slice(0, LINKED).map((record) => (
            <Anchor key={record} component={Link} href={`/app/runs/${run_id}?record=${record}`} size="sm">
              <VisuallyHidden>Record </VisuallyHidden>#{record.split('.')[1]}
            </Anchor>
          ))}
          {evidence.length > LINKED && (
            <Text size="xs" c="dimmed">
              and {evidence.length - LINKED} more in the report
            </Text>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
