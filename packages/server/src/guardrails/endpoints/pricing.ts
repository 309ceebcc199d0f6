import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { guardrailsRates } from '../../metering/guardrails-rates.ts';

export const guardrailsPricing = implement(contract.guardrails.pricing, { run: guardrailsRates });
