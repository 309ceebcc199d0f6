import { Argument } from '@commander-js/extra-typings';
import { meteringModes } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { accountCommand, groupCommand } from '../command.ts';
import { changeOrganisation } from '../named-account.ts';
import { oneOf } from '../read-words.ts';

const ofSet = `Sets how an organisation is metered. Within a second every node goes by the change.
Needs an admin key of the operator's organisation.

  credits    charge, and refuse at the limit
  shadow     count apart and tell in the headers; charge and refuse nothing
  requests   count requests only; no credit headers`;

const set = () =>
  accountCommand('set')
    .description(ofSet)
    .summary('set the mode')
    .addArgument(taking(new Argument('<mode>', meteringModes.join(', ')), meteringModes))
    .action(async (word, options) => {
      const mode = oneOf(meteringModes, word, 'The mode');
      await changeOrganisation(options, { mode }, ({ name }) => `"${name}" is metered in the mode ${mode}`);
    });

/** `redoubt mode set`. */
export const modeCommand = () =>
  groupCommand('mode').description('Sets how an organisation is metered.').addCommand(set());
