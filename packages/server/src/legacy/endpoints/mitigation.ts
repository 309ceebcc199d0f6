import { contract } from '@redoubt/contract';
import { tellingFindings } from '../../redteam-api/endpoints/findings.ts';
import { hardeningPrompt } from '../../redteam-api/endpoints/harden-prompt.ts';
import { proposingPolicy } from '../../redteam-api/endpoints/propose-policy.ts';
import { implement } from '../../redteam-api/implement.ts';

export const proposePolicy = implement(contract.legacy.proposePolicy, proposingPolicy);
export const findings = implement(contract.legacy.findings, tellingFindings);
export const hardenPrompt = implement(contract.legacy.hardenPrompt, hardeningPrompt);
