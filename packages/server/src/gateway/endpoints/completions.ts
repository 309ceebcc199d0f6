import { contract } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';

/** The proxy takes its requests before they come here (`serve-proxy.ts`); what does come here was sent past the service's port. */
function refuse(): never {
  throw new Failure('not_ready', "The AI proxy answers at the service's own port only");
}

export const chatCompletions = implement(contract.proxy.chatCompletions, { run: refuse });
export const completions = implement(contract.proxy.completions, { run: refuse });
export const listModels = implement(contract.proxy.listModels, { run: refuse });
