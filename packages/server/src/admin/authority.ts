import type { Organisation } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';

type Asking = Pick<RequestContext, 'store' | 'account'>;

/**
 * Returns the organisation that a request names by its id or as `own`. Keys of the operator's organisation may name
 * any. For other keys, a foreign id looks like an unknown one. Throws the Failure not_found.
 */
export async function organisationNamed(name: string, { store, account }: Asking): Promise<Organisation> {
  const own = account.organisation;
  const id = name === 'own' ? own.id : name;
  const isVisible = own.isOperator || id === own.id;
  const organisation = isVisible ? await store.accounts.findOrganisation(id) : undefined;
  if (organisation) return organisation;
  throw new Failure(
    'not_found',
    `There is no organisation "${name}" that this key may see; GET /admin/organisations lists those it may`,
    { detail: { kind: 'organisation', name } },
  );
}

/** Throws the Failure forbidden if the key does not belong to the operator's organisation. `what` completes "may …". */
export function assertOperator({ account }: Pick<RequestContext, 'account'>, what: string): void {
  if (account.organisation.isOperator) return;
  throw new Failure(
    'forbidden',
    `Only an admin key of the operator's organisation may ${what}, and this key is of "${account.organisation.name}"; ask the operator`,
    { detail: { needed: ['operator'], scopes: [...account.key.scopes] } },
  );
}
