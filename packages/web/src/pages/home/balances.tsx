import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
        Credits
      </Title>
      {error && <Failure error={error} what="The balances cannot be read" />}
      {!data && !error && <Loading />}
      {data && (
        <Stack>
          {data.balances.map((each) => (
            <BalanceBar key={each.balance} {...each} />
          ))}
          <Text size="sm" c="dimmed">
            {modes[data.mode]}. The period ends {shownTime(data.period.end)}.
          </Text>
        </Stack>
      )}
    </Card>
  );
}

interface Standing {
  readonly balance: keyof typeof names;
  readonly used: number;
  readonly held: number;
  readonly limit: number | 'unlimited';
  readonly requests: number;
}

function BalanceBar({ balance, used, held, limit, requests }: Standing) {
  const of = limit === 'unlimited' ? ', no limit' : ` of ${shownNumber(limit)}`;
  const share = limit === 'unlimited' || limit === 0 ? 0 : (100 * used) / limit;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text fw={500}>{names[balance]}</Text>
        <Text size="sm">
          {shownNumber(used)}
          {of}
          {held > 0 && ` · ${shownNumber(held)} reserved`}
        </Text>
      </Group>
      <Progress value={share} color={share >= 90 ? 'red' : 'indigo'} aria-label={`${names[balance]}: used share`} />
      <Text size="xs" c="dimmed" mt={4}>
        {requests === 1 ? '1 request' : `${shownNumber(requests)} requests`}
      </Text>
    </div>
  );
}
