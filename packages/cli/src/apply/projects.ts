import type { Client } from '@redoubt/client';
import { type CallOf, contract } from '@redoubt/contract';
import { everyPage, type Saved } from '../saved/kinds.ts';
import type { Section, Wanted } from './sections.ts';

const params = { organisation_id: 'own' } as const;
type NewProject = CallOf<typeof contract.admin.createProject>['body'];

/** The cast: the body was parsed by the schema of the operation. */
const bodyOf = ({ body }: Wanted): NewProject => body as NewProject;
const paramsOf = ({ name }: Saved) => ({ name: String(name ?? '') });

/** A limit that the file does not name is none of the project's own. */
const stateOf = ({ limits }: Saved): Saved => {
  const { guardrails = null, redteam = null } = (limits ?? {}) as { guardrails?: number; redteam?: number };
  return { limits: { guardrails, redteam } };
};

const list = ({ admin }: Client): Promise<Saved[]> =>
  everyPage(async (query) => {
    const { projects: entries, pagination } = await admin.listProjects({ params, query });
    return { entries, pagination };
  });

/** The projects of the key's organisation, with their limits. The service deletes none. */
export const projects: Section = {
  noun: 'project',
  added: contract.admin.createProject,
  wanted: (body) => ({ place: paramsOf(body), state: stateOf(body), body }),
  present: stateOf,
  placeOf: paramsOf,
  list,
  add: ({ admin }, wanted) => admin.createProject({ params, body: bodyOf(wanted) }),
  change: async ({ admin }, { place, state }) => {
    const query = { name: place.name, per_page: '1' };
    const project_id = String((await admin.listProjects({ params, query })).projects[0]?.project_id);
    // The cast: the limits were parsed by the schema of the operation.
    return admin.changeProject({ params: { ...params, project_id }, body: state as { limits: object } });
  },
};
