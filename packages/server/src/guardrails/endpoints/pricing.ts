import { contract } from '@redoubt/contract';
import { guardrailsRates } from '@redoubt/metering';
import { implement } from '../implement.ts';

export const guardrailsPricing = implement(contract.guardrails.pricing, { run: guardrailsRates });
