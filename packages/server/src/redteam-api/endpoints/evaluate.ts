import { contract, type EvaluatedSample } from '@redoubt/contract';
import { priceEval } from '@redoubt/metering';
import { judgeSamples, summariseSamples } from '@redoubt/redteam';
import { implement } from '../implement.ts';
import { contextOf } from '../read-submission.ts';
import { namedPolicy, withPolicy } from '../submission/policy-of-run.ts';

/** Time for all samples of a call. It is shorter than the life of a hold. */
const LIMIT_MS = 10 * 60_000;

export const evaluate = implement(contract.rt.evaluate, {
  prepare: async ({ body, headers }, context) => {
    const policy = namedPolicy(headers);
    return policy ? withPolicy(body, policy, context) : body;
  },
  price: ({ samples }) => priceEval(samples.length),
  settle: (_, { results }) => priceEval(results.filter(({ verdict }) => verdict !== null).length),
  lastLine: ({ summary }) => ({ summary }),
  run: async ({ samples, context }, { account, redteam, hungUp, stopping, log, requestId }, report) => {
    const results: EvaluatedSample[] = [];
    const judging = {
      judges: redteam.judges,
      context: contextOf(context),
      organisationId: account.organisation.id,
      hungUp: hungUp(),
      stopping,
      limitMs: LIMIT_MS,
      onFault: (err: unknown) => log.error({ err, request_id: requestId }, 'a sample could not be judged'),
    };
    for await (const result of judgeSamples(samples, judging)) {
      results.push(result);
      report('result', result);
    }
    return { results, summary: summariseSamples(results) };
  },
});
