import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { api } from '../../../api.ts';
import { type DetectorName, judgedIn } from '../../../detectors/detectors.ts';
import { shownShare } from '../../../shown/numbers.ts';
import { PairTable } from './detector-details.tsx';
import { DetectorResult, FoundCount } from './detector-result.tsx';
import { flaggedBy } from './rescore.ts';
import type { VerdictProps } from './verdict.tsx';

type Answer = Pick<Awaited<ReturnType<typeof api.guardrails.detectImage>>, 'summary' | 'details' | 'scores'>;

interface MediaResultsProps extends Pick<VerdictProps, 'moved' | 'usual' | 'onMove'> {
  readonly answer: Answer;
}

/** What each detector says of a picture or a recording. */
export function MediaResults({ answer: { summary, details, scores }, ...thresholds }: MediaResultsProps) {
  const judged = judgedIn(summary);
  const scoreOf = (name: DetectorName) => (scores as Partial<Record<DetectorName, number>>)[name];
  const flagged = flaggedBy({ summary, scoreOf }, thresholds.moved);
  return (
    <>
      <FoundCount flagged={flagged} judged={judged} />
      {judged.map((name) => (
        <DetectorResult key={name} name={name} isFlagged={flagged.includes(name)} score={scoreOf(name)} {...thresholds}>
          {flagged.includes(name) && said[name]?.(details)}
        </DetectorResult>
      ))}
    </>
  );
}

const said: Partial<Record<DetectorName, (details: Answer['details']) => ReactNode>> = {
  pii: ({ pii }) => (
    <PairTable
      head={['Kind', 'Value']}
      rows={Object.entries(pii?.entities ?? {}).flatMap(([kind, values]) =>
        Object.keys(values).map((value) => [kind.replaceAll('_', ' '), value]),
      )}
    />
  ),
  toxicity: ({ toxicity }) =>
    toxicity && toxicity.labels.length > 0 && <Text size="sm">{toxicity.labels.join(', ').replaceAll('_', ' ')}</Text>,
  injection_attack: ({ injection_attack: injection }) =>
    injection?.explanation && <Text size="sm">{injection.explanation}</Text>,
  policy_violation: ({ policy_violation: policy }) =>
    policy?.violating_policy && (
      <Text size="sm">
        Broken rule: “{policy.violating_policy}”. {policy.explanation}
      </Text>
    ),
};

/** How sure a reader is. */
export const sure = (confidence: number | null): ReactNode => (
  <span style={{ whiteSpace: 'nowrap' }}>{confidence === null ? 'not told' : shownShare(confidence)}</span>
);
