import { Argument } from '@commander-js/extra-typings';
import { plans } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { accountCommand, groupCommand } from '../command.ts';
import { changeOrganisation } from '../named-account.ts';
import { oneOf } from '../read-words.ts';

const ofSet = `Sets the plan of an organisation. A limit that was set stays before the plan's grant; redoubt limit set plan takes
it away. Within a second every node goes by the change. Needs an admin key of the operator's organisation.`;

const set = () =>
  accountCommand('set')
    .description(ofSet)
    .summary('set the plan')
    .addArgument(taking(new Argument('<plan>', plans.join(', ')), plans))
    .action(async (word, options) => {
      const plan = oneOf(plans, word, 'The plan');
      await changeOrganisation(
        options,
        { plan },
        ({ name, allowances }) =>
          `"${name}" has the plan ${plan}: guardrails ${allowances.guardrails}, redteam ${allowances.redteam} credits a period`,
      );
    });

/** `redoubt plan set`. */
export const planCommand = () =>
  groupCommand('plan').description('Sets the plan of an organisation.').addCommand(set());
