import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { detectorNames } from '../../detectors/detectors.ts';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import type { CallWithTexts } from './call-queries.ts';
import type { Finding } from './kept-texts.ts';

type Body = NonNullable<NonNullable<Parameters<typeof api.proxy.giveFeedback>[0]>['body']>;
type Given = Awaited<ReturnType<typeof api.proxy.giveFeedback>>;

const isDetector = ({ detector }: Finding): boolean => (detectorNames as readonly string[]).includes(detector);

/** Returns the finding that a click says is false: the first that stopped the call, else the first. */
export function meantFinding({ findings }: Pick<CallWithTexts, 'findings'>): Finding | undefined {
  const own = (findings ?? []).filter(isDetector);
  return own.find(({ is_blocking }) => is_blocking) ?? own[0];
}

/** Says with one click that the main finding of a call is none, and takes it back with another. */
export function useFalseAlarm({ call_id }: CallWithTexts, finding: Finding | undefined) {
  const giving = useMutation({
    mutationFn: async (given: Given | undefined): Promise<Given | undefined> => {
      if (given) {
        await api.proxy.deleteFeedback({ params: { feedback_id: given.feedback_id } });
        return undefined;
      }
      // The cast: the finding is one of a detector.
      const body = {
        verdict: 'false_alarm',
        stage: finding?.stage,
        detector: finding?.detector as Body['detector'],
      } as const;
      return api.proxy.giveFeedback({ params: { call_id }, body });
    },
    onSuccess: (given) =>
      sayDone(given ? `Kept as a false alarm, as a sample of the policy ${given.policy}` : 'Taken back'),
  });
  return giving;
}

type Giving = ReturnType<typeof useFalseAlarm>;

export const FalseAlarmButton = ({ giving }: { giving: Giving }) => (
  <Button
    variant="default"
    loading={giving.isPending}
    onClick={() => giving.mutate(giving.isError ? undefined : giving.data)}
    aria-pressed={giving.data !== undefined}
  >
    {giving.data ? 'Undo: false alarm' : 'False alarm'}
  </Button>
);

export const FalseAlarmFailure = ({ giving: { error } }: { giving: Giving }) =>
  error && <Failure error={error} what="Not kept. Say it below, with the judged text" />;
