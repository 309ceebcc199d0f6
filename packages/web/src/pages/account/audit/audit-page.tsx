import { Button, Card, Group, Select, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session.ts';
import { DayField } from '../../../shown/day-field.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { NothingYet } from '../../../shown/nothing-yet.tsx';
import { PageHead } from '../../../shown/page-head.tsx';
import { useFilters } from '../../../shown/use-filters.ts';
import { AuditTable } from './audit-table.tsx';
import { subjects } from './words.ts';

const AT_ONCE = 50;

/** Who administered what, and when. The filters are in the address. */
export function AuditPage() {
  const { organisation } = useSession();
  const { filters, choose } = useFilters(['action', 'from', 'to', 'of']);
  const audit = useInfiniteQuery({
    queryKey: ['audit', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => {
      const { action, from, to, of } = filters;
      const query = {
        limit: AT_ONCE,
        ...(action !== undefined && { action }),
        ...(from !== undefined && { from: `${from}T00:00:00.000Z` }),
        ...(to !== undefined && { to: `${to}T23:59:59.999Z` }),
        ...(of === 'all' && { organisation_id: 'all' }),
        ...(cursor !== undefined && { cursor }),
      };
      return api.admin.listAudit({ query }, { signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  return (
    <Stack>
      <PageHead title="Audit" about="Who changed what, and when. It holds no secrets." />
      <Card withBorder>
        <Group align="flex-end">
          <Select
            label="What"
            placeholder="All"
            data={Object.entries(subjects).map(([value, label]) => ({ value, label }))}
            value={filters.action ?? null}
            onChange={(action) => choose({ action })}
            clearable
            clearButtonProps={{ 'aria-label': 'All actions' }}
          />
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={name === 'from' ? 'First day' : 'Last day'}
              value={filters[name]}
              onChange={(day) => choose({ [name]: day })}
            />
          ))}
          {organisation.is_operator && (
            <Select
              label="Of"
              data={[
                { value: 'own', label: 'This organisation' },
                { value: 'all', label: 'Every organisation' },
              ]}
              value={filters.of === 'all' ? 'all' : 'own'}
              onChange={(of) => choose({ of: of === 'all' ? of : null })}
              allowDeselect={false}
            />
          )}
        </Group>
      </Card>
      <Listed query={audit} failure="The audit cannot be read">
        {({ pages }) => {
          const entries = pages.flatMap((each) => each.entries);
          if (entries.length === 0) return <Nothing />;
          return <AuditTable entries={entries} />;
        }}
      </Listed>
      {audit.hasNextPage && (
        <Button variant="default" loading={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
          Older entries
        </Button>
      )}
    </Stack>
  );
}

const Nothing = () => (
  <NothingYet
    title="Nothing was administered"
    about="Keys, plans, limits, projects, policies, models, deployments and the webhook: each change makes an entry here."
  />
);
