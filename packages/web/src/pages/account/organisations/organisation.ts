import type { api } from '../../../api.ts';

export type Organisation = Awaited<ReturnType<typeof api.admin.listOrganisations>>['organisations'][number];

/** What modes mean. */
export const modes = {
  credits: 'Calls are charged, and limits hold',
  shadow: 'Calls are free; what they would cost is counted',
  requests: 'Requests are counted, nothing is priced',
} as const;
