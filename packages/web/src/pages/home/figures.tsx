import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { changeOf } from '../../shown/change-of.ts';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';
import { Tile } from '../../shown/tile.tsx';
import { balanceQuery, dailyUseQuery, periodBeforeQuery, recentRunsQuery } from './queries.ts';

/** The figures of the project: what gets through, how much is guarded, what it costs. */
export function Figures() {
  const { scopes } = useSession().key;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: scopes.includes('redteam') ? 4 : 3 }}>
      {scopes.includes('redteam') && <AttackSuccess />}
      <Requests balance="guardrails" label="Texts and calls guarded" />
      <Requests balance="redteam" label="Red-team requests" />
      <Credits />
    </SimpleGrid>
  );
}

/** The rate of the newest run that was judged, against the one before. */
function AttackSuccess() {
  const { data } = useQuery(recentRunsQuery);
  const rates = data?.runs.flatMap(({ asr }) => asr ?? []) ?? [];
  const [now, before] = rates;
  return (
    <Tile
      label="Attack success, newest run"
      value={now === undefined ? '–' : shownShare(now)}
      change={changeOf(now, before, { isShare: true, good: 'down' })}
      points={rates.toReversed()}
      line="danger"
    >
      {now === undefined
        ? 'No run was judged yet'
        : before === undefined
          ? 'The only run so far'
          : 'Against the run before'}
    </Tile>
  );
}

interface RequestsProps {
  readonly balance: 'guardrails' | 'redteam';
  readonly label: string;
}

/** Requests of this billing period so far, against as many days before it. */
function Requests({ balance, label }: RequestsProps) {
  const { data } = useQuery(dailyUseQuery);
  const { data: earlier } = useQuery({
    ...periodBeforeQuery(data?.from ?? '', data?.to ?? ''),
    enabled: data !== undefined,
  });
  const sumOf = (report: typeof data) => report?.totals.find((each) => each.balance === balance)?.requests;
  const now = sumOf(data);
  const days = data?.rows.filter((row) => row.balance === balance).toSorted((a, b) => a.group.localeCompare(b.group));
  return (
    <Tile
      label={label}
      value={data ? shownNumber(now ?? 0) : '–'}
      change={changeOf(now, sumOf(earlier))}
      points={days?.map(({ requests }) => requests) ?? []}
      line={balance === 'guardrails' ? 'accent' : 'second'}
    >
      In this billing period
    </Tile>
  );
}

/** The share of the fuller balance that is used. */
function Credits() {
  const { data } = useQuery(balanceQuery);
  const shares = data?.balances.flatMap(({ used, limit }) =>
    typeof limit === 'number' && limit > 0 ? used / limit : [],
  );
  const most = shares && shares.length > 0 ? Math.max(...shares) : undefined;
  return (
    <Tile label="Credits used" value={most === undefined ? 'No limit' : shownShare(most)}>
      {data && `The period ends ${shownTime(data.period.end)}`}
    </Tile>
  );
}
