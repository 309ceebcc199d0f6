import { plans } from '@redoubt/contract';
import { connectionOptions } from '../connect.ts';
import { changeOrganisation, organisationHelp, organisationOption } from '../named-account.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt plan set ${plans.join('|')} [--organisation NAME] [--json]

  ${organisationHelp}

A limit that was set stays before the plan's grant; redoubt limit set … plan takes it away. Within a second every node
goes by the change. Needs an admin key of the operator's organisation.`;

const options = { ...connectionOptions, ...organisationOption, json: { type: 'boolean' } } as const;

/** `redoubt plan set`. */
export async function planCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, word] = onlyWords(positionals, ['set', 'PLAN'], help);
  oneOf(['set'], action, 'What to do');
  const plan = oneOf(plans, word, 'PLAN');
  return changeOrganisation(
    values,
    { plan },
    ({ name, allowances }) =>
      `"${name}" has the plan ${plan}: guardrails ${allowances.guardrails}, redteam ${allowances.redteam} credits a period`,
  );
}
