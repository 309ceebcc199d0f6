import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import classes from './project-switcher.module.css';
import { moveTo, type Session, useSession } from './session.ts';

/** Most projects that the menu offers. The page of projects has all. */
const MAX_PROJECTS = 100;

/** Moves the session of an operator and begins anew, because what is shown is of a project. */
export const useMove = () => useMutation({ mutationFn: moveTo, onSuccess: () => location.assign('/') });

/** The project and its organisation. Sessions of the operator go to other projects from here. */
export function ProjectSwitcher() {
  const { project, organisation, operator } = useSession();
  const names = (
    <>
      <strong>{project.name}</strong> <span>{organisation.name}</span>
    </>
  );
  if (!operator) return <div className={classes.place}>{names}</div>;
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <UnstyledButton className={classes.place}>
          <VisuallyHidden>Project </VisuallyHidden>
          {names}
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Places operator={operator} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Where the session of an operator may go: the projects of its organisation, and back to its own. */
function Places({ operator }: { operator: NonNullable<Session['operator']> }) {
  const { project, organisation } = useSession();
  const { organisation_id } = organisation;
  const [words, setWords] = useState('');
  const move = useMove();
  const { data } = useQuery({
    queryKey: ['projects', 'to move to', organisation_id],
    queryFn: ({ signal }) =>
      api.admin.listProjects({ params: { organisation_id: 'own' }, query: { per_page: MAX_PROJECTS } }, { signal }),
  });
  const others = data?.projects.filter(({ project_id }) => project_id !== project.project_id) ?? [];
  const found = others.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <>
      {others.length > 0 && (
        <Menu.Search
          placeholder="Find a project"
          aria-label="Find a project"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {found.map(({ project_id, name }) => (
        <Menu.Item key={project_id} onClick={() => move.mutate({ organisation_id, project_id })}>
          {name}
        </Menu.Item>
      ))}
      {found.length === 0 && <Menu.Label>{others.length === 0 ? 'No other project' : 'No project matches'}</Menu.Label>}
      {!organisation.is_operator && (
        <Menu.Item onClick={() => move.mutate({ organisation_id: operator.organisation_id })}>
          Back to the organisation “{operator.name}”
        </Menu.Item>
      )}
    </>
  );
}
