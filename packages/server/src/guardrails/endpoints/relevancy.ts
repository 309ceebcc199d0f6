import { contract } from '@redoubt/contract';
import { priceFlatCall } from '@redoubt/metering';
import { checkAnswer } from '../answers/check-answer.ts';
import { describeRelevancy } from '../answers/describe-answer.ts';
import { implement } from '../implement.ts';

export const relevancy = implement(contract.guardrails.relevancy, {
  price: () => priceFlatCall('relevancy'),
  run: async ({ body: { llm_answer: answer, question: against } }, context) =>
    describeRelevancy(await checkAnswer('relevancy', { task: 'relevancy', answer, against }, context)),
});
