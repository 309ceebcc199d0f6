import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Name, PageQuery, Pagination, Timestamp } from '../names.ts';
import { Balance } from '../plans.ts';
import { LimitCredits, OrganisationParams } from './organisations.ts';

const ProjectLimit = LimitCredits.nullable().describe(
  'Credits of the organisation’s that the project may use a billing period; null for no limit of its own',
);

const Limits = z.strictObject({ guardrails: ProjectLimit.optional(), redteam: ProjectLimit.optional() });

const ProjectRecord = z.object({
  project_id: z.string(),
  name: z.string(),
  organisation_id: z.string(),
  limits: z.record(Balance, ProjectLimit),
  created_at: Timestamp,
});

const ProjectParams = OrganisationParams.extend({ project_id: Id });

export const listProjects = endpoint({
  method: 'GET',
  path: '/admin/organisations/:organisation_id/projects',
  summary: 'The projects of an organisation, oldest first',
  scope: 'admin',
  params: OrganisationParams,
  query: PageQuery.extend({ name: Name.optional().describe('Only the one of this name') }),
  response: z.object({ projects: z.array(ProjectRecord), pagination: Pagination }),
});

export const createProject = endpoint({
  method: 'POST',
  path: '/admin/organisations/:organisation_id/projects',
  summary: 'Create a project, with limits of its own where they are named',
  scope: 'admin',
  failures: ['conflict'],
  status: 201,
  params: OrganisationParams,
  body: z
    .strictObject({ name: Name, limits: Limits.default({}) })
    .meta({ examples: [{ name: 'support', limits: { guardrails: 5_000 } }] }),
  response: ProjectRecord,
});

export const getProject = endpoint({
  method: 'GET',
  path: '/admin/organisations/:organisation_id/projects/:project_id',
  summary: 'One project and its limits',
  scope: 'admin',
  params: ProjectParams,
  response: ProjectRecord,
});

export const changeProject = endpoint({
  method: 'PATCH',
  path: '/admin/organisations/:organisation_id/projects/:project_id',
  summary: 'Change the limits of a project; within a second every node goes by them',
  scope: 'admin',
  params: ProjectParams,
  body: z.strictObject({ limits: Limits }).meta({ examples: [{ limits: { guardrails: null } }] }),
  response: ProjectRecord,
});
