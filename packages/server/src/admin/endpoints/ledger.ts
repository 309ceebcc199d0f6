import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { assertOperator } from '../authority.ts';
import { verificationOf } from '../verification.ts';

export const verifyLedger = implement(contract.admin.verifyLedger, {
  prepare: (_, context) => assertOperator(context, 'verify the ledger, which is of every organisation'),
  run: async (_, { store }) => verificationOf(await store.ledger.verify()),
});
