import type { contract, ResponseOf } from '@redoubt/contract';
import type { LedgerDifference } from '@redoubt/store';

/** What a verification of the ledger found, as it goes over the wire. */
export function verificationOf(differences: LedgerDifference[]): ResponseOf<typeof contract.admin.verifyLedger> {
  return {
    is_right: differences.length === 0,
    differences: differences.map(({ organisationId, projectId, ...difference }) => ({
      organisation_id: organisationId,
      project_id: projectId,
      ...difference,
    })),
  };
}
