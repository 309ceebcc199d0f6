import { Alert, Button, Group, List, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { command } from '../../api.ts';
import { redteamBalanceQuery } from '../../redteam/queries.ts';
import { bodyOf, missingIn, type RunDraft } from '../../redteam/run-draft.ts';
import { SameRequestCode } from '../../redteam/same-request.tsx';
import { targetOfCall, targetText } from '../../redteam/target-draft.ts';
import { attackTitle } from '../../redteam/words.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { focusable } from '../../shown/focusable.ts';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber } from '../../shown/numbers.ts';
import { Tile } from '../../shown/tile.tsx';
import { submitRun } from './submit-run.ts';

interface ReviewStepProps {
  readonly draft: RunDraft;
  readonly apiKey: string;
  readonly starting: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  readonly onErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** The plan of the run as the service makes it, its cost, and the button that starts it. */
export function ReviewStep({ draft, apiKey, starting, onErrors }: ReviewStepProps) {
  const missing = missingIn(draft, targetOfCall(draft.target, apiKey) !== undefined);
  const plan = useQuery({
    // The key is no part of it: what is cached would outlive the page.
    queryKey: ['rt', 'plan', draft],
    queryFn: ({ signal }) => submitRun(draft, apiKey, 'plan', signal),
    enabled: missing === undefined,
    gcTime: 0,
  });
  const { error } = plan;
  useEffect(() => onErrors(fieldErrorsOf(error)), [error, onErrors]);
  if (missing !== undefined) return <Alert color="yellow">{missing}</Alert>;
  return (
    <Stack>
      <Text size="sm">
        Against {targetText(draft.target)}. This plan is made by the service; nothing is asked or charged yet.
      </Text>
      {plan.isPending && <Loading />}
      {error && <Failure error={error} what="The service would not take this run" />}
      {plan.data && 'dry_run' in plan.data && <PlanView plan={plan.data} />}
      <Group>
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => starting.mutate()}
          loading={starting.isPending}
          disabled={!plan.data || plan.isFetching}
        >
          Start the run
        </Button>
        <CostNote plan={plan.data} />
      </Group>
      {starting.error && <Failure error={starting.error} what="Not started" />}
      <SameRequest draft={draft} hasKey={apiKey !== ''} />
    </Stack>
  );
}

type Plan = Extract<Awaited<ReturnType<typeof submitRun>>, { dry_run: true }>;

function PlanView({ plan }: { plan: Plan }) {
  const { prompts, controls, target_calls_at_most: calls, attacker_calls_at_most: attacker, warnings } = plan;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Tile label="Cost" value={plan.credits ? `${shownNumber(plan.credits.cost)} credits` : 'not priced'}>
          <BalanceText />
        </Tile>
        <Tile label="Attack prompts" value={shownNumber(prompts)}>
          seed {plan.seed}
        </Tile>
        <Tile label="Harmless questions" value={shownNumber(controls)}>
          free; they show what is refused without need
        </Tile>
        <Tile label="Calls of the target, at most" value={shownNumber(calls)}>
          {attacker > 0 ? `${shownNumber(attacker)} of the attacker model` : 'no attacker model is asked'}
        </Tile>
      </SimpleGrid>
      {warnings.length > 0 && (
        <Alert color="yellow" title="Without effect on the goals">
          <List size="sm">
            {warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {plan.undecided && (
        <Text size="sm" c="dimmed">
          {plan.undecided.message}.
        </Text>
      )}
      <PlanTable plan={plan} />
    </Stack>
  );
}

function PlanTable({ plan: { plan } }: { plan: Plan }) {
  return (
    <Table.ScrollContainer minWidth={480} scrollAreaProps={focusable} mah={420}>
      <Table stickyHeader captionSide="top">
        <Table.Caption ta="left">What is tried in which category</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Category</Table.Th>
            <Table.Th scope="col">Attack</Table.Th>
            <Table.Th scope="col" ta="right">
              Prompts
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Calls at most
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.map(({ category, attack, prompts, target_calls_at_most: calls }) => (
            <Table.Tr key={`${category} ${attack}`}>
              <Table.Td>{category}</Table.Td>
              <Table.Td>{attackTitle(attack)}</Table.Td>
              <Table.Td ta="right">{shownNumber(prompts)}</Table.Td>
              <Table.Td ta="right">{shownNumber(calls)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function BalanceText() {
  const { data } = useQuery(redteamBalanceQuery);
  if (!data) return null;
  if (data.mode !== 'credits') return 'credits are counted, not charged';
  if (data.limit === 'unlimited') return `${shownNumber(data.used)} used, no limit`;
  return `${shownNumber(Math.max(0, data.limit - data.used - data.held))} of ${shownNumber(data.limit)} are left`;
}

function CostNote({ plan }: { plan: Awaited<ReturnType<typeof submitRun>> | undefined }) {
  const { data: balance } = useQuery(redteamBalanceQuery);
  if (!plan?.credits || balance?.mode !== 'credits') return null;
  const left = balance.limit === 'unlimited' ? Number.POSITIVE_INFINITY : balance.limit - balance.used - balance.held;
  const isTooMuch = plan.credits.cost > left;
  return (
    <Text size="sm" c={isTooMuch ? 'red' : 'dimmed'}>
      {isTooMuch
        ? `It costs ${shownNumber(plan.credits.cost)} credits, and ${shownNumber(Math.max(0, left))} are left. Cap the prompts, or choose fewer attacks.`
        : `It costs ${shownNumber(plan.credits.cost)} credits.`}
    </Text>
  );
}

function SameRequest({ draft, hasKey }: { draft: RunDraft; hasKey: boolean }) {
  const asked = targetOfCall(draft.target, hasKey ? '<API_KEY>' : '');
  if (!asked) return null;
  const body = bodyOf(draft);
  const note = 'With ?dry_run=true it only answers the plan.';
  if ('headers' in asked) {
    const { headers } = asked;
    return (
      <SameRequestCode
        request={{ method: 'POST', path: '/rt/model/redteam', operation: 'rt.submitSavedRun', headers, body }}
        note={note}
      />
    );
  }
  const request = { method: 'POST', path: '/rt/redteam', operation: 'rt.submitRun' } as const;
  const whole = { target: asked.target, ...body };
  return <SameRequestCode request={{ ...request, body: whole, commandLine: commandOf(whole, hasKey) }} note={note} />;
}

/** The command line reads the body from a file, and the key from the environment. */
function commandOf({ target, ...body }: { target: { api_key?: string | null | undefined } }, hasKey: boolean): string {
  const { api_key: _, ...keyless } = target;
  const key = hasKey ? ' --target-key-env MODEL_KEY' : '';
  return `cat > run.json <<'JSON'
${JSON.stringify({ target: keyless, ...body }, null, 2)}
JSON
${command} redteam run --body run.json${key} --watch`;
}
