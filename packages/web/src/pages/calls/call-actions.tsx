import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { detectorNames } from '../../detectors/detectors.ts';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import { HANDED, handOver } from '../playground/handed-over.ts';
import type { CallWithTexts } from './call-queries.ts';
import { type CallFinding, textAt } from './kept-texts.ts';
import { lastMessageOf } from './message-of.ts';

type Body = NonNullable<NonNullable<Parameters<typeof api.proxy.giveFeedback>[0]>['body']>;
type Given = Awaited<ReturnType<typeof api.proxy.giveFeedback>>;

const isOfDetector = ({ detector }: CallFinding): boolean => (detectorNames as readonly string[]).includes(detector);

/** Returns the finding that a click says is false: the first that stopped the call, else the first. */
export function meantFinding({ findings }: Pick<CallWithTexts, 'findings'>): CallFinding | undefined {
  const own = (findings ?? []).filter(isOfDetector);
  return own.find(({ is_blocking }) => is_blocking) ?? own[0];
}

/** Says with one click that the main finding of a call is none, and takes it back with another. */
export function useFalseAlarm({ call_id }: CallWithTexts, finding: CallFinding | undefined) {
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
        // Results of tools and system messages may have a policy of their own.
        ...(finding?.policy && { policy: finding.policy.name }),
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

/** Opens the playground with the text in which something was found, and with the policy that judged it. */
export function PlaygroundLink({ call }: { call: CallWithTexts }) {
  const finding = meantFinding(call);
  const text = textToTry(call);
  const search = new URLSearchParams({
    ...(finding?.policy && { policy: finding.policy.name }),
    ...(text !== undefined && { [HANDED]: call.call_id }),
  });
  return (
    <Button
      component={Link}
      href={`/app/playground?${search}`}
      onClick={() => text !== undefined && handOver(call.call_id, text)}
    >
      Open in playground
    </Button>
  );
}

/** The text in which the main finding is, else what was said last. Undefined where it is not kept. */
function textToTry(call: CallWithTexts): string | undefined {
  const finding = meantFinding(call);
  const [place] = finding?.places ?? [];
  if (finding && place) return textAt(call.texts, finding, place);
  const { request } = call.texts;
  return request === null ? undefined : lastMessageOf(request);
}
