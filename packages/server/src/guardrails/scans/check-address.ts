import { EgressRefused } from '@redoubt/providers';
import type { GuardrailsContext } from '../context.ts';
import { pageRefused, type SentAddress } from './page-refused.ts';

/** Returns an address as it was sent. @throws Failure 422 if it is malformed or may not be called */
export function checkAddress(sent: SentAddress, { egress }: Pick<GuardrailsContext, 'egress'>): SentAddress {
  try {
    egress.checkUrl(sent.url);
    return sent;
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    throw pageRefused('address_refused', error.message, sent, error);
  }
}
