import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useMove } from '../../../session/project-switcher.tsx';
import { useSession } from '../../../session/session.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { shownNumber, shownTime } from '../../../shown/numbers.ts';
import { PageHead } from '../../../shown/page-head.tsx';
import { Pager, usePage } from '../../../shown/pager.tsx';
import { ShownOnce } from '../../../shown/shown-once.tsx';
import { balanceNames, balances } from '../balance-names.ts';
import { ChangeOrganisation } from './change-organisation.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { NewOrganisation } from './new-organisation.tsx';
import { modes, type Organisation } from './organisation.ts';

const PER_PAGE = 25;

/** Plan, mode and limits: of every organisation for the operator, of the own one for others. */
export function OrganisationsPage() {
  const page = usePage();
  const { organisation } = useSession();
  const [isOpen, { open, close }] = useDisclosure();
  const [firstKey, setFirstKey] = useState<string>();
  const organisations = useQuery({
    queryKey: ['organisations', page],
    queryFn: ({ signal }) => api.admin.listOrganisations({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const isOperator = organisation.is_operator;
  const about = isOperator
    ? 'You are the operator: you make organisations, and change their plans, modes and limits.'
    : 'Plan, mode and limits of your organisation. The operator of the service changes them.';
  return (
    <Stack>
      <PageHead title="Plan and limits" about={about}>
        {isOperator && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
            New organisation
          </Button>
        )}
      </PageHead>
      {isOpen && <NewOrganisation onClose={close} onKey={setFirstKey} />}
      <ShownOnce
        title="The first key of the organisation"
        secret={firstKey}
        about="It has every scope of the new organisation."
        onClose={() => setFirstKey(undefined)}
      />
      <Listed query={organisations} failure="The organisations cannot be listed">
        {(data) => (
          <>
            <DataTable
              label="Organisations"
              columns={isOperator ? [...columns, changes] : columns}
              rows={data.organisations}
              keyOf={({ organisation_id }) => organisation_id}
              minWidth={820}
            />
            <Pager pagination={data.pagination} />
          </>
        )}
      </Listed>
    </Stack>
  );
}

const columns: readonly Column<Organisation>[] = [
  {
    name: 'Organisation',
    cell: ({ name, is_operator }) => (
      <>
        {name} {is_operator && <Badge>operator</Badge>}
      </>
    ),
  },
  { name: 'Plan', cell: ({ plan }) => plan },
  {
    name: 'Mode',
    cell: ({ mode }) => (
      <>
        {mode}
        <Text size="xs" c="dimmed">
          {modes[mode]}
        </Text>
      </>
    ),
  },
  ...balances.map((balance) => ({
    name: `${balanceNames[balance]} a period`,
    isNumber: true,
    cell: ({ limits, allowances }: Organisation) => (
      <>
        {shownLimit(allowances[balance])}
        <Text size="xs" c="dimmed">
          {limits[balance] === null ? 'by the plan' : 'a limit of its own'}
        </Text>
      </>
    ),
  })),
  {
    name: 'Since',
    cell: ({ created_at, anchor_day }) => (
      <>
        {shownTime(created_at)}
        <Text size="xs" c="dimmed">
          periods start on day {anchor_day}
        </Text>
      </>
    ),
  },
];

const changes: Column<Organisation> = { name: 'Change', cell: (organisation) => <Changes {...organisation} /> };

const shownLimit = (limit: number | 'unlimited'): string => (limit === 'unlimited' ? 'unlimited' : shownNumber(limit));

function Changes(organisation: Organisation) {
  const [open, setOpen] = useState<'change' | 'correct'>();
  const { operator, organisation: here } = useSession();
  const move = useMove();
  const { name, organisation_id } = organisation;
  const close = () => setOpen(undefined);
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => setOpen('change')} aria-label={`Change ${name}`}>
        Change
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('correct')} aria-label={`Credits of ${name}`}>
        Credits
      </Button>
      {operator && organisation_id !== here.organisation_id && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => move.mutate({ organisation_id })}
          aria-label={`Go to ${name}`}
        >
          Go there
        </Button>
      )}
      {open === 'change' && <ChangeOrganisation organisation={organisation} onClose={close} />}
      {open === 'correct' && <CorrectionForm organisation={organisation} onClose={close} />}
    </Group>
  );
}
