import { EgressRefused } from '@redoubt/providers';
import type { GuardrailsContext } from '../context.ts';
import { pageRefused } from './page-refused.ts';

/** Returns the address of a page as it was sent. @throws Failure 422 if it is malformed or may not be called */
export function checkAddress(url: string, { egress }: Pick<GuardrailsContext, 'egress'>): string {
  try {
    egress.checkUrl(url);
    return url;
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    throw pageRefused('address_refused', error.message, url, error);
  }
}
