import { contract } from '@redoubt/contract';
import { redteamRates } from '@redoubt/metering';
import { implement } from '../implement.ts';

export const redteamPricing = implement(contract.rt.pricing, { run: redteamRates });
