import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { balanceQuery } from './queries.ts';

const names = { guardrails: 'Guardrails', redteam: 'Red team' } as const;
const modes = {
  credits: 'Credits are charged, and limits hold',
  shadow: 'Calls are free; what they would cost is counted',
  requests: 'Requests are counted, and nothing is priced',
} as const;

/** What is used of both balances in this billing period. */
export function Balances() {
  const { data, error } = useQuery(balanceQuery);
  return (
    <Card withBorder component="section" aria-labelledby="balances" h="100%">
      <Title order={2} size="h4" mb="sm" id="balances">
        {data?.scope === 'project' ? `Credits of the project “${data.project.project_name}”` : 'Credits'}
      </Title>
      {error && <Failure error={error} what="The balances cannot be read" />}
      {!data && !error && <Loading />}
      {data && (
        <Stack>
          {data.balances.map(({ balance, projects, ...whole }) => (
            <Fragment key={balance}>
              <BalanceBar name={names[balance]} isOfProject={data.scope === 'project'} {...whole} />
              <OwnProject balance={balance} projects={projects} of={data} />
            </Fragment>
          ))}
          <Text size="sm" c="dimmed">
            {modes[data.mode]}. The period ends {shownTime(data.period.end)}.
          </Text>
        </Stack>
      )}
    </Card>
  );
}

interface OwnProjectProps {
  readonly balance: keyof typeof names;
  readonly projects: readonly (Omit<Standing, 'name' | 'isOfProject'> & { readonly project_id: string })[];
  readonly of: { readonly scope: string; readonly project: { project_id: string; project_name: string } };
}

/** The part of the project that the page is of, if the organisation gave it a limit of its own. */
function OwnProject({ balance, projects, of: { scope, project } }: OwnProjectProps) {
  const own = projects.find(({ project_id }) => project_id === project.project_id);
  if (scope === 'project' || !own || own.limit === 'unlimited') return null;
  return <BalanceBar {...own} name={`${names[balance]}: project “${project.project_name}”`} isOfProject />;
}

interface Standing {
  readonly name: string;
  /** A project without a limit of its own is held to that of its organisation. */
  readonly isOfProject: boolean;
  readonly used: number;
  readonly held: number;
  readonly limit: number | 'unlimited';
  readonly remaining: number | 'unlimited';
  readonly requests: number;
}

function BalanceBar({ name, isOfProject, used, held, limit, remaining, requests }: Standing) {
  const without = isOfProject ? ', no limit of its own' : ', no limit';
  const of = limit === 'unlimited' ? without : ` of ${shownNumber(limit)}`;
  const left = remaining === 'unlimited' ? '' : ` · ${shownNumber(remaining)} left`;
  const share = limit === 'unlimited' || limit === 0 ? 0 : (100 * used) / limit;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text fw={500}>{name}</Text>
        <Text size="sm">
          {shownNumber(used)}
          {of}
          {left}
          {held > 0 && ` · ${shownNumber(held)} reserved`}
        </Text>
      </Group>
      <Progress value={share} color={share >= 90 ? 'red' : 'indigo'} aria-label={`${name}: used share`} />
      <Text size="xs" c="dimmed" mt={4}>
        {requests === 1 ? '1 request' : `${shownNumber(requests)} requests`}
      </Text>
    </div>
  );
}
