import { Option } from '@commander-js/extra-typings';
import { balances } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { accountCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { organisationIdOf } from '../named-account.ts';
import { creditsOf, oneOf } from '../read-words.ts';

const description = `Raises the limit of this billing period, with an entry of the ledger that keeps the reason.
Needs an admin key of the operator's organisation. To correct what was used: redoubt call admin.correct`;

/** `redoubt grant`. */
export const grantCommand = () =>
  accountCommand('grant')
    .description(description)
    .argument('<credits>', 'how many credits')
    .addOption(taking(new Option('--balance <balance>', balances.join(' or ')).makeOptionMandatory(), balances))
    .requiredOption('--reason <text>', 'why; the ledger keeps it')
    .action(async (word, options) => {
      const body = {
        kind: 'grant',
        balance: oneOf(balances, options.balance, '--balance'),
        credits: creditsOf(word, 'The number of credits'),
        reason: options.reason,
      } as const;
      const client = connect(options);
      const standing = await talk(async () => {
        const organisation_id = await organisationIdOf(client, options.organisation);
        return client.admin.correct({ params: { organisation_id }, body });
      });
      const { limit, used, period_end } = standing;
      const sentence = `Granted ${body.credits} ${body.balance} credits: ${used} of ${limit} are used until ${period_end}`;
      print(options.json ? JSON.stringify(standing) : sentence);
    });
