import type { contract, ResponseOf } from '@redoubt/contract';
import { accountCommand, accountListCommand, groupCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { organisationIdOf } from '../named-account.ts';
import { creditsOf } from '../read-words.ts';
import { pageTable } from '../table.ts';

const list = () =>
  accountListCommand('list')
    .description('Lists the projects of the organisation, oldest first. Needs a key with the scope admin.')
    .summary('list the projects')
    .action(async ({ page, perPage, ...options }) => {
      const client = connect(options);
      const answer = await talk(async () => {
        const organisation_id = await organisationIdOf(client, options.organisation);
        return client.admin.listProjects({ params: { organisation_id }, query: { page, per_page: perPage } });
      });
      print(options.json ? JSON.stringify(answer) : listText(answer));
    });

function listText({ projects, pagination }: ResponseOf<typeof contract.admin.listProjects>): string {
  const rows = projects.map(({ project_id, name, limits, created_at }) => [
    project_id,
    name,
    limits.guardrails ?? 'none',
    limits.redteam ?? 'none',
    created_at,
  ]);
  return pageTable(['project', 'name', 'guardrails limit', 'redteam limit', 'made'], rows, pagination, 'projects');
}

const create = () =>
  accountCommand('create')
    .description('Makes a project. Needs a key with the scope admin.')
    .summary('make a project')
    .argument('<name>', 'its name')
    .option('--guardrails <n>', 'guardrails credits that it may use a billing period (default: no limit of its own)')
    .option('--redteam <n>', 'redteam credits that it may use a billing period (default: no limit of its own)')
    .action(async (name, options) => {
      const limits = {
        ...(options.guardrails !== undefined && { guardrails: creditsOf(options.guardrails, '--guardrails') }),
        ...(options.redteam !== undefined && { redteam: creditsOf(options.redteam, '--redteam') }),
      };
      const client = connect(options);
      const made = await talk(async () => {
        const organisation_id = await organisationIdOf(client, options.organisation);
        return client.admin.createProject({ params: { organisation_id }, body: { name, limits } });
      });
      const { guardrails, redteam } = made.limits;
      const sentence = `Made the project "${made.name}" (${made.project_id}), limits: guardrails ${guardrails ?? 'none'}, redteam ${redteam ?? 'none'}`;
      print(options.json ? JSON.stringify(made) : sentence);
    });

/** `redoubt projects list|create`. */
export const projectsCommand = () =>
  groupCommand('projects').description('Creates and lists projects.').addCommand(list()).addCommand(create());
