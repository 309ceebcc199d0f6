import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useMove } from '../../../session/project-switcher.tsx';
import { useSession } from '../../../session/session.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, ListTable } from '../../../shown/data-table.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { shownNumber, shownTime } from '../../../shown/numbers.ts';
import { PageHead } from '../../../shown/page-head.tsx';
import { Pager, usePage } from '../../../shown/pager.tsx';
import { type Balance, balanceNames, balances } from '../balance-names.ts';
import type { Project } from './project.ts';
import { ProjectForm } from './project-form.tsx';

const PER_PAGE = 25;
const own = { organisation_id: 'own' };

/** What a project used of a balance in this period. */
type Use = (project_id: string, balance: Balance) => { used: number; requests: number } | undefined;

/** The projects of the organisation with their limits and what they used. */
export function ProjectsPage() {
  const page = usePage();
  const [isOpen, { open, close }] = useDisclosure();
  const projects = useQuery({
    queryKey: ['projects', page],
    queryFn: ({ signal }) => api.admin.listProjects({ params: own, query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const use = useUse();
  return (
    <Stack>
      <PageHead
        title="Projects"
        about="A project keeps its policies, models, deployments and runs apart, and may have limits of its own."
      >
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
          New project
        </Button>
      </PageHead>
      {isOpen && <ProjectForm onClose={close} />}
      <Listed query={projects} failure="The projects cannot be listed">
        {(data) => (
          <>
            <ListTable
              label="Projects"
              columns={columnsOf(use)}
              rows={data.projects}
              keyOf={({ project_id }) => project_id}
              minWidth={720}
              hasMore={data.pagination.total_pages > 1}
            />
            <Pager pagination={data.pagination} />
          </>
        )}
      </Listed>
    </Stack>
  );
}

function useUse(): Use {
  const { data } = useQuery({
    queryKey: ['balance', 'projects'],
    queryFn: ({ signal }) => api.usage.balance({}, { signal }),
  });
  return (project_id, balance) =>
    data?.balances.find((each) => each.balance === balance)?.projects.find((each) => each.project_id === project_id);
}

const columnsOf = (use: Use): Column<Project>[] => [
  { name: 'Project', value: ({ name }) => name, cell: (project) => <ProjectName {...project} /> },
  ...balances.map((balance) => ({
    name: `${balanceNames[balance]}: credits this period`,
    value: ({ project_id }: Project) => use(project_id, balance)?.used ?? 0,
    cell: ({ project_id, name, limits }: Project) => (
      <Used
        used={use(project_id, balance)?.used ?? 0}
        limit={limits[balance]}
        label={`${name}: ${balanceNames[balance]}`}
      />
    ),
  })),
  { name: 'Created', value: ({ created_at }) => created_at, cell: ({ created_at }) => shownTime(created_at) },
  { name: 'Change', cell: (project) => <ChangeProject project={project} /> },
];

function ProjectName({ project_id, name }: Project) {
  const { project } = useSession();
  return (
    <>
      {name} {project_id === project.project_id && <Badge>you are here</Badge>}
    </>
  );
}

function Used({ used, limit, label }: { used: number; limit: number | null; label: string }) {
  const share = limit === null ? 0 : limit === 0 ? 100 : (100 * used) / limit;
  return (
    <>
      <Text size="sm">
        {shownNumber(used)} {limit === null ? '· no limit of its own' : `of ${shownNumber(limit)}`}
      </Text>
      {limit !== null && (
        <Progress value={share} color={share >= 90 ? 'red' : 'indigo'} aria-label={`${label}, used share`} />
      )}
    </>
  );
}

function ChangeProject({ project }: { project: Project }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { operator, organisation, project: here } = useSession();
  const move = useMove();
  const { project_id, name } = project;
  const canGo = operator !== null && project_id !== here.project_id;
  const go = () => move.mutate({ organisation_id: organisation.organisation_id, project_id });
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={open} aria-label={`Limits of ${name}`}>
        Limits
      </Button>
      {canGo && (
        <Button size="compact-sm" variant="default" onClick={go} aria-label={`Go to ${name}`}>
          Go there
        </Button>
      )}
      {isOpen && <ProjectForm project={project} onClose={close} />}
    </Group>
  );
}
