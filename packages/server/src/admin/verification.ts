import type { contract, ResponseOf } from '@redoubt/contract';
import type { LedgerDifference } from '@redoubt/store';

/** Returns the result of a ledger verification in the form of an answer. */
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
