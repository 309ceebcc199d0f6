import { Option } from '@commander-js/extra-typings';
import { type contract, meteringModes, plans, type ResponseOf } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { groupCommand, listCommand, serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { oneOf } from '../read-words.ts';
import { pageTable } from '../table.ts';

const list = () =>
  listCommand('list')
    .description('Lists the organisations that the key may see, oldest first. Needs a key with the scope admin.')
    .summary('list the organisations')
    .action(async ({ page, perPage, ...options }) => {
      const answer = await talk(() => connect(options).admin.listOrganisations({ query: { page, per_page: perPage } }));
      print(options.json ? JSON.stringify(answer) : listText(answer));
    });

function listText({ organisations, pagination }: ResponseOf<typeof contract.admin.listOrganisations>): string {
  const rows = organisations.map(({ organisation_id, name, plan, mode, allowances, is_operator }) => [
    organisation_id,
    name,
    plan,
    mode,
    allowances.guardrails ?? null,
    allowances.redteam ?? null,
    is_operator ? 'operator' : '',
  ]);
  const header = ['organisation', 'name', 'plan', 'mode', 'guardrails', 'redteam', ''];
  return pageTable(header, rows, pagination, 'organisations');
}

const create = () =>
  serviceCommand('create')
    .description('Makes an organisation with a project "default". Needs an admin key of the operator\'s organisation.')
    .summary('make an organisation')
    .argument('<name>', 'its name')
    .addOption(taking(new Option('--plan <plan>', `one of ${plans.join(', ')} (default Free)`), plans))
    .addOption(
      taking(new Option('--mode <mode>', `one of ${meteringModes.join(', ')} (default credits)`), meteringModes),
    )
    .option('--with-key', 'make a first key too, with every scope; it is shown once')
    .action(async (name, options) => {
      const body = {
        name,
        key: options.withKey ?? false,
        ...(options.plan !== undefined && { plan: oneOf(plans, options.plan, '--plan') }),
        ...(options.mode !== undefined && { mode: oneOf(meteringModes, options.mode, '--mode') }),
      };
      const made = await talk(() => connect(options).admin.createOrganisation({ body }));
      const sentence = `Made the organisation "${made.name}" (${made.organisation_id}), plan ${made.plan}, mode ${made.mode}, with the project "default"`;
      const shown = made.key ? `.\nIts first key is shown this once:\n${made.key.key}` : '';
      print(options.json ? JSON.stringify(made) : sentence + shown);
    });

/** `redoubt organisations list|create`. */
export const organisationsCommand = () =>
  groupCommand('organisations').description('Creates and lists organisations.').addCommand(list()).addCommand(create());
