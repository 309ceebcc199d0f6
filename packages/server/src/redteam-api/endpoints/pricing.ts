import { contract } from '@redoubt/contract';
import { redteamRates } from '@redoubt/metering';
import { attacksToCome } from '@redoubt/redteam';
import { implement } from '../implement.ts';

/** The published rates, with what this build can run. */
export const publishedRedteamRates = () => redteamRates(attacksToCome);

export const redteamPricing = implement(contract.rt.pricing, { run: publishedRedteamRates });
