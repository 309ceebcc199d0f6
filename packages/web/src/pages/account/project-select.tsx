import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.ts';

/** Most projects that are offered. */
const MAX_PROJECTS = 100;

/** Chooses a project of the organisation by its name. A key without the scope admin does not see the others. */
export function ProjectSelect(props: Omit<SelectProps, 'data'>) {
  const { key, project } = useSession();
  const { data } = useQuery({
    queryKey: ['projects', 'names'],
    queryFn: ({ signal }) =>
      api.admin.listProjects({ params: { organisation_id: 'own' }, query: { per_page: MAX_PROJECTS } }, { signal }),
    enabled: key.scopes.includes('admin'),
  });
  const names = new Set([project.name, ...(data?.projects.map(({ name }) => name) ?? [])]);
  if (typeof props.value === 'string') names.add(props.value);
  return <Select data={[...names]} searchable {...props} />;
}
