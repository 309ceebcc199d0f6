import { contract } from '@redoubt/contract';
import { proposingPolicy } from '../../redteam-api/endpoints/propose-policy.ts';
import { implement } from '../../redteam-api/implement.ts';

export const proposePolicy = implement(contract.legacy.proposePolicy, proposingPolicy);
