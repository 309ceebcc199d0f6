import { Stack } from '@mantine/core';
import type { TextAnswer } from '../../../detectors/detectors.ts';
import { judgedIn } from '../../../detectors/detectors.ts';
import { DetectorDetails } from './detector-details.tsx';
import { DetectorResult, FoundCount } from './detector-result.tsx';
import { MarkedText } from './marked-text.tsx';
import { flaggedBy, scoreIn } from './rescore.ts';
import type { VerdictProps } from './verdict.tsx';

/** What was found in a text: the text with marks, then what each detector says. */
export function TextVerdict({ answer: { summary, details }, content, ...thresholds }: VerdictProps<TextAnswer>) {
  const judged = judgedIn(summary);
  const flagged = flaggedBy({ summary, scoreOf: (name) => scoreIn(name, details) }, thresholds.moved);
  return (
    <Stack>
      <FoundCount flagged={flagged} judged={judged} />
      <MarkedText text={content.text} details={details} flagged={flagged} />
      {judged.map((name) => (
        <DetectorResult
          key={name}
          name={name}
          isFlagged={flagged.includes(name)}
          score={scoreIn(name, details)}
          {...thresholds}
        >
          <DetectorDetails name={name} details={details} isFlagged={flagged.includes(name)} />
        </DetectorResult>
      ))}
    </Stack>
  );
}
