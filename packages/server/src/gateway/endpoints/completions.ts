import { contract } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';

/**
 * Refuses the call. The proxy handles its requests earlier (`serve-proxy.ts`). A request that arrives here did not
 * come through the service's port.
 */
function refuseOnOtherPort(): never {
  throw new Failure('not_ready', "The AI proxy answers at the service's own port only");
}

export const chatCompletions = implement(contract.proxy.chatCompletions, { run: refuseOnOtherPort });
export const completions = implement(contract.proxy.completions, { run: refuseOnOtherPort });
export const listModels = implement(contract.proxy.listModels, { run: refuseOnOtherPort });
export const getModel = implement(contract.proxy.getModel, { run: refuseOnOtherPort });
export const responses = implement(contract.proxy.responses, { run: refuseOnOtherPort });
export const generateContent = implement(contract.proxy.generateContent, {
  run: ({ params: { call } }) => {
    if (/:(?:generateContent|streamGenerateContent|countTokens)$/.test(call)) return refuseOnOtherPort();
    throw new Failure(
      'not_found',
      `"${call}" is not served here; generateContent, streamGenerateContent and countTokens are`,
      {
        detail: { kind: 'call', name: call },
      },
    );
  },
});
export const countTokens = implement(contract.proxy.countTokens, { run: refuseOnOtherPort });
export const messages = implement(contract.proxy.messages, { run: refuseOnOtherPort });
export const embeddings = implement(contract.proxy.embeddings, { run: refuseOnOtherPort });
export const rerank = implement(contract.proxy.rerank, { run: refuseOnOtherPort });
export const generateImage = implement(contract.proxy.generateImage, { run: refuseOnOtherPort });
export const speech = implement(contract.proxy.speech, { run: refuseOnOtherPort });
export const transcribe = implement(contract.proxy.transcribe, { run: refuseOnOtherPort });
