import { contract } from '@redoubt/contract';
import type { Project } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { noteAction } from '../../http/note-action.ts';
import { orConflict } from '../../http/or-conflict.ts';
import { paginationOf } from '../../http/pagination.ts';
import { organisationNamed } from '../authority.ts';

const wireProject = (project: Project) => ({
  project_id: project.id,
  name: project.name,
  organisation_id: project.organisationId,
  limits: project.limits,
  created_at: project.createdAt.toISOString(),
});

export const listProjects = implement(contract.admin.listProjects, {
  run: async ({ params, query }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    const page = { page: query.page, perPage: query.per_page, name: query.name };
    const { projects, total } = await context.store.accounts.listProjects(organisation.id, page);
    return { projects: projects.map(wireProject), pagination: paginationOf(page, total) };
  },
});

export const createProject = implement(contract.admin.createProject, {
  prepare: async ({ params, body }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    return { organisationId: organisation.id, ...body };
  },
  run: async (wanted, context) => {
    const project = await orConflict(context.store.accounts.createProject(wanted));
    await noteAction({ action: 'project.create', ...toldOf(project), after: { limits: project.limits } }, context);
    return wireProject(project);
  },
});

export const getProject = implement(contract.admin.getProject, {
  run: async ({ params }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    return wireProject(
      orNotFound(await context.store.accounts.findProject(organisation.id, params.project_id), params),
    );
  },
});

export const changeProject = implement(contract.admin.changeProject, {
  run: async ({ params, body }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    const place = { organisationId: organisation.id, id: params.project_id };
    const before = orNotFound(await context.store.accounts.findProject(place.organisationId, place.id), params);
    const after = orNotFound(await context.store.accounts.changeProjectLimits(place, body.limits), params);
    const limits = { before: { limits: before.limits }, after: { limits: after.limits } };
    await noteAction({ action: 'project.change', ...toldOf(after), ...limits }, context);
    return wireProject(after);
  },
});

/** What the audit tells of a project. */
const toldOf = ({ name, organisationId }: Project) => ({ subject: name, projectName: name, organisationId });

function orNotFound(project: Project | undefined, { project_id }: { project_id: string }): Project {
  if (project) return project;
  throw new Failure(
    'not_found',
    `The organisation has no project with the id "${project_id}"; GET …/projects lists them`,
    { detail: { kind: 'project', name: project_id } },
  );
}
