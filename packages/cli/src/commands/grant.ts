import { balances } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { organisationHelp, organisationIdOf, organisationOption } from '../named-account.ts';
import { creditsOf, oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt grant N --balance ${balances.join('|')} --reason TEXT [--organisation NAME] [--json]

Raises the limit of this billing period by N credits, with an entry of the ledger that keeps the reason.

  ${organisationHelp}

Needs an admin key of the operator's organisation. To correct what was used: redoubt call admin.correct.`;

const options = {
  ...connectionOptions,
  ...organisationOption,
  balance: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `redoubt grant`. */
export async function grantCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [word] = onlyWords(positionals, ['N'], help);
  const { reason } = values;
  if (!reason) throw new Usage('--reason is missing: the ledger keeps why', help);
  const body = {
    kind: 'grant',
    balance: oneOf(balances, values.balance, '--balance'),
    credits: creditsOf(word, 'N'),
    reason,
  } as const;
  const client = connect(values);
  const standing = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.correct({ params: { organisation_id }, body });
  });
  const { limit, used, period_end } = standing;
  const sentence = `Granted ${body.credits} ${body.balance} credits: ${used} of ${limit} are used until ${period_end}`;
  console.log(values.json ? JSON.stringify(standing) : sentence);
  return 0;
}
