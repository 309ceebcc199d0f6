import { Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { moveTo, type Session, useSession } from './session.ts';

/** Most projects that the menu lists. The page of projects has all. */
const MAX_PROJECTS = 20;

/** Moves the session of an operator and begins anew, because what is shown is of a project. */
export const useMove = () => useMutation({ mutationFn: moveTo, onSuccess: () => location.assign('/') });

/** Where the session of an operator may go: the projects of its organisation, and back to its own. */
export function PlaceItems({ operator }: { operator: NonNullable<Session['operator']> }) {
  const { project, organisation } = useSession();
  const { organisation_id } = organisation;
  const move = useMove();
  const { data } = useQuery({
    queryKey: ['projects', 'to move to', organisation_id],
    queryFn: ({ signal }) =>
      api.admin.listProjects({ params: { organisation_id: 'own' }, query: { per_page: MAX_PROJECTS } }, { signal }),
  });
  const others = data?.projects.filter(({ project_id }) => project_id !== project.project_id) ?? [];
  return (
    <>
      {others.map(({ project_id, name }) => (
        <Menu.Item key={project_id} onClick={() => move.mutate({ organisation_id, project_id })}>
          Go to the project “{name}”
        </Menu.Item>
      ))}
      {!organisation.is_operator && (
        <Menu.Item onClick={() => move.mutate({ organisation_id: operator.organisation_id })}>
          Back to the organisation “{operator.name}”
        </Menu.Item>
      )}
    </>
  );
}
