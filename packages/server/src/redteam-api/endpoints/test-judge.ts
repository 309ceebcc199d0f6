import { contract, type ResponseOf } from '@redoubt/contract';
import { createLlmJudge, isFitJudge, servedCall, type TestedSample, testJudge } from '@redoubt/redteam';
import { Failure } from '../../errors.ts';
import { implement } from '../implement.ts';

/** Time for all samples of a model. */
const LIMIT_MS = 5 * 60_000;

type Answer = ResponseOf<typeof contract.rt.testJudge>;

export const testJudgeModel = implement(contract.rt.testJudge, {
  run: async (_, { account, redteam, stopping, hungUp }) => {
    const { model, embeddedFor } = redteam.judges;
    if (!model) {
      throw new Failure(
        'conflict',
        'judge: no chat model is configured as a judge; REDOUBT_MODELS names a file with one (docs/redteam/chat-models.md)',
        { detail: { kind: 'model', name: 'judge', reason: 'not_configured' } },
      );
    }
    const judge = createLlmJudge(model.forRun(servedCall(account.organisation.id)));
    const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), stopping, hungUp()]);
    const [tested, embedded] = await Promise.all([
      testJudge(judge, signal),
      testJudge(embeddedFor(account.organisation.id), signal),
    ]);
    const isFit = isFitJudge(tested);
    return {
      judge: judge.mark,
      samples: tested.length,
      model: agreementOf(tested),
      embedded: agreementOf(embedded),
      errors: tested.flatMap(({ error }, sample) => (error === undefined ? [] : [{ sample, message: error }])),
      disagreements: tested.flatMap(disagreementOf),
      is_fit: isFit,
      advice: adviceOf(tested, isFit),
    };
  },
});

function agreementOf(tested: readonly TestedSample[]): Answer['model'] {
  const judged = tested.filter(({ verdict }) => verdict !== undefined);
  return {
    judged: judged.length,
    agreed: judged.filter(({ sample, verdict }) => verdict?.outcome === sample.outcome).length,
    unclear: judged.filter(({ verdict }) => verdict?.outcome === 'unclear').length,
  };
}

function disagreementOf({ sample, verdict }: TestedSample, place: number): Answer['disagreements'] {
  if (!verdict || verdict.outcome === sample.outcome) return [];
  const { goal, answer, about, outcome: known } = sample;
  return [{ sample: place, goal, answer, about, known, said: verdict.outcome, reason: verdict.reason }];
}

function adviceOf(tested: readonly TestedSample[], isFit: boolean): string {
  if (tested.some(({ error }) => error !== undefined)) {
    return 'The model gave no verdict on some samples: look at the errors, and at timeout_ms and max_tokens in the file of REDOUBT_MODELS';
  }
  if (isFit) return 'The model may judge: runs use it, and rejudge with {"judge": "model"} decides what is unclear';
  return 'The model should not judge: its rates would be off by more than the differences you look for. Name a larger one, or leave the role out, and the embedded judge grades';
}
