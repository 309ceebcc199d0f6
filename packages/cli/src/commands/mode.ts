import { meteringModes } from '@redoubt/contract';
import { connectionOptions } from '../connect.ts';
import { changeOrganisation, organisationHelp, organisationOption } from '../named-account.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt mode set ${meteringModes.join('|')} [--organisation NAME] [--json]

  credits    charge, and refuse at the limit
  shadow     count apart and tell in the headers; charge and refuse nothing
  requests   count requests only; no credit headers
  ${organisationHelp}

Within a second every node goes by the change. Needs an admin key of the operator's organisation.`;

const options = { ...connectionOptions, ...organisationOption, json: { type: 'boolean' } } as const;

/** `redoubt mode set`. */
export async function modeCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, word] = onlyWords(positionals, ['set', 'MODE'], help);
  oneOf(['set'], action, 'What to do');
  const mode = oneOf(meteringModes, word, 'MODE');
  return changeOrganisation(values, { mode }, ({ name }) => `"${name}" is metered in the mode ${mode}`);
}
