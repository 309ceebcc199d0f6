import { randomUUID } from 'node:crypto';
import type { Organisation, Project } from '../accounts.ts';
import type { Charge } from '../ledger.ts';
import type { Store } from '../store.ts';

/** Creates an organisation with one project. */
export async function makeAccount({ accounts }: Store): Promise<{ organisation: Organisation; project: Project }> {
  const organisation = await accounts.createOrganisation({
    name: `organisation ${randomUUID()}`,
    plan: 'Free',
    meteringMode: 'credits',
    anchorDay: 1,
  });
  const project = await accounts.createProject({ organisationId: organisation.id, name: 'default' });
  return { organisation, project };
}

/** Returns a charge of 1 credit in November 2026, with an allowance of 10,000. */
export function sampleCharge(
  { organisation, project }: { organisation: Organisation; project: Project },
  differing: Partial<Charge> = {},
): Charge {
  return {
    organisationId: organisation.id,
    projectId: project.id,
    keyId: 'key-1',
    balance: 'guardrails',
    period: '2026-11-01T00:00:00.000Z',
    allowance: 10_000,
    projectAllowance: null,
    mode: 'credits',
    credits: 1,
    quantity: 1,
    endpoint: 'POST /guardrails/detect',
    requestId: randomUUID(),
    rateTableDate: '2026-08-06',
    breakdown: { pii: 1 },
    ...differing,
  };
}
