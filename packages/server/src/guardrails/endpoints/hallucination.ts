import { contract } from '@redoubt/contract';
import { checkAnswer } from '../answers/check-answer.ts';
import { describeHallucination } from '../answers/describe-answer.ts';
import { implement } from '../implement.ts';

export const hallucination = implement(contract.guardrails.hallucination, {
  run: async ({ body: { request_text: question, response_text: answer, context: source } }, context) => {
    const basis = source?.trim() ? 'context' : 'request';
    const against = basis === 'context' ? (source ?? '') : question;
    const checked = await checkAnswer('hallucination', { task: 'support', answer, against, question }, context);
    return describeHallucination(checked, basis);
  },
});
