import { type Balance, balances } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import {
  changeOrganisation,
  organisationHelp,
  organisationIdOf,
  organisationOption,
  projectPathOf,
} from '../named-account.ts';
import { creditsOf, oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt limit set --balance ${balances.join('|')} N|unlimited|plan [--organisation NAME] [--json]
redoubt limit set --balance ${balances.join('|')} N|unlimited --project NAME [--organisation NAME] [--json]

  N           credits a billing period
  unlimited   of an organisation: no limit; of a project: none besides its organisation's
  plan        what the organisation's plan grants
  ${organisationHelp}

Within a second every node goes by the change. Needs a key with the scope admin; for the limit of an organisation, one
of the operator's.`;

const options = {
  ...connectionOptions,
  ...organisationOption,
  balance: { type: 'string' },
  project: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt limit set`. */
export async function limitCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, word] = onlyWords(positionals, ['set', 'N'], help);
  oneOf(['set'], action, 'What to do');
  const balance = oneOf(balances, values.balance, '--balance');
  if (values.project !== undefined) return limitProject(values.project, balance, word, values);
  const limits = { [balance]: organisationLimit(word) };
  return changeOrganisation(
    values,
    { limits },
    ({ name, allowances }) => `"${name}" may use ${allowances[balance]} ${balance} credits a period`,
  );
}

function organisationLimit(word: string): number | 'unlimited' | null {
  if (word === 'unlimited') return word;
  return word === 'plan' ? null : creditsOf(word, 'The limit of an organisation (N, unlimited or plan)');
}

async function limitProject(name: string, balance: Balance, word: string, values: Words): Promise<number> {
  if (word === 'plan') throw new Usage('A project has no plan; its limit is a number of credits, or unlimited');
  const limits = {
    [balance]: word === 'unlimited' ? null : creditsOf(word, 'The limit of a project (N or unlimited)'),
  };
  const client = connect(values);
  const changed = await talk(async () => {
    const organisationId = await organisationIdOf(client, values.organisation);
    const params = await projectPathOf(client, organisationId, name);
    return client.admin.changeProject({ params, body: { limits } });
  });
  const limit = changed.limits[balance];
  const sentence =
    limit === null
      ? `The project "${name}" has no ${balance} limit of its own`
      : `The project "${name}" may use ${limit} ${balance} credits a period`;
  console.log(values.json ? JSON.stringify(changed) : sentence);
  return 0;
}
