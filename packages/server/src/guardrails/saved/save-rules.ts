import type { PolicyRule } from '@redoubt/contract';
import type { SavedPlace } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { codesOfConduct } from './codes-of-conduct.ts';

/** Rules that the wizard found, and their source. */
interface FoundRules {
  readonly policy_rules: string;
  readonly rules: readonly PolicyRule[];
  readonly total_rules: number;
  readonly policy_text: string | null;
  readonly pdf_name: string | null;
}

const conductPlace = (name: string, { account }: GuardrailsContext): SavedPlace => ({
  projectId: account.project.id,
  kind: 'code of conduct',
  name,
});

/** Throws 409 if a code of conduct has the name already. Called before anything is charged. */
export async function checkNameIsFree(name: string | undefined, context: GuardrailsContext): Promise<void> {
  if (name === undefined || !(await context.policies.find(conductPlace(name, context)))) return;
  throw new Failure('conflict', `save_as: the project has a code of conduct named "${name}"; choose another name`, {
    detail: { kind: 'code of conduct', name, reason: 'name_taken' },
  });
}

/**
 * Saves the rules as a code of conduct, if there is a name and there are rules. Returns a phrase that says what was
 * done.
 */
export async function saveRules(
  name: string | undefined,
  found: FoundRules,
  context: GuardrailsContext,
): Promise<string> {
  if (name === undefined) return '';
  if (found.total_rules === 0) return '; nothing to save';
  await codesOfConduct.insert(conductPlace(name, context), { content: { ...found } }, context);
  return `; saved as the code of conduct "${name}"`;
}
