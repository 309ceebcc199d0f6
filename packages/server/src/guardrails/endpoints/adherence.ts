import { contract } from '@redoubt/contract';
import { priceFlatCall } from '@redoubt/metering';
import { checkAnswer } from '../answers/check-answer.ts';
import { describeAdherence } from '../answers/describe-answer.ts';
import { implement } from '../implement.ts';

export const adherence = implement(contract.guardrails.adherence, {
  price: () => priceFlatCall('adherence'),
  run: async ({ body: { llm_answer: answer, context: against } }, context) =>
    describeAdherence(await checkAnswer('adherence', { task: 'support', answer, against }, context)),
});
