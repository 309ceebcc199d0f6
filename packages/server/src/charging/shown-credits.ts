import type { RequestContext } from '../context.ts';

/** The `credits` of a body; no field at all in the mode `requests`, in which nothing has a price in credits. */
export const shownCredits = <Credits>(
  credits: Credits,
  { account }: Pick<RequestContext, 'account'>,
): { credits?: Credits } => (account.organisation.meteringMode === 'requests' ? {} : { credits });
