import { Argument, Option } from '@commander-js/extra-typings';
import { type Balance, balances } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { accountCommand, groupCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { changeOrganisation, organisationIdOf, projectPathOf } from '../named-account.ts';
import { creditsOf, oneOf } from '../read-words.ts';

const ofSet = `Sets how many credits an organisation or a project may use in a billing period. Within a second every node goes
by the change. Needs a key with the scope admin; for the limit of an organisation, one of the operator's.`;

const set = () =>
  accountCommand('set')
    .description(ofSet)
    .summary('set a limit')
    .addArgument(
      taking(
        new Argument('<limit>', 'credits a period; unlimited; or, of an organisation, plan: what its plan grants'),
        ['unlimited', 'plan'],
      ),
    )
    .addOption(taking(new Option('--balance <balance>', balances.join(' or ')).makeOptionMandatory(), balances))
    .option('--project <name>', "the limit of this project (unlimited: none besides its organisation's)")
    .action(async (word, options) => {
      const balance = oneOf(balances, options.balance, '--balance');
      if (options.project !== undefined) return limitProject(options.project, balance, word, options);
      const limits = { [balance]: organisationLimit(word) };
      await changeOrganisation(
        options,
        { limits },
        ({ name, allowances }) => `"${name}" may use ${allowances[balance]} ${balance} credits a period`,
      );
    });

/** `redoubt limit set`. */
export const limitCommand = () =>
  groupCommand('limit').description('Sets the limit of an organisation or a project.').addCommand(set());

function organisationLimit(word: string): number | 'unlimited' | null {
  if (word === 'unlimited') return word;
  return word === 'plan' ? null : creditsOf(word, 'The limit of an organisation (N, unlimited or plan)');
}

interface Options extends Connection {
  readonly organisation?: string | undefined;
  readonly json?: boolean | undefined;
}

async function limitProject(name: string, balance: Balance, word: string, options: Options): Promise<void> {
  if (word === 'plan') throw new Usage('A project has no plan; its limit is a number of credits, or unlimited');
  const limits = {
    [balance]: word === 'unlimited' ? null : creditsOf(word, 'The limit of a project (N or unlimited)'),
  };
  const client = connect(options);
  const changed = await talk(async () => {
    const organisationId = await organisationIdOf(client, options.organisation);
    const params = await projectPathOf(client, organisationId, name);
    return client.admin.changeProject({ params, body: { limits } });
  });
  const limit = changed.limits[balance];
  const sentence =
    limit === null
      ? `The project "${name}" has no ${balance} limit of its own`
      : `The project "${name}" may use ${limit} ${balance} credits a period`;
  print(options.json ? JSON.stringify(changed) : sentence);
}
