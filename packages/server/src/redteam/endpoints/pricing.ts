import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { redteamRates } from '../../metering/redteam-rates.ts';

export const redteamPricing = implement(contract.rt.pricing, { run: redteamRates });
