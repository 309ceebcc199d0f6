import { Group, Mark, Text, VisuallyHidden } from '@mantine/core';
import { type DetectorName, detectorLabel } from '../../detectors/detector-rows.ts';
import { type Mark as FoundMark, piecesOf } from './marks.ts';

/** Colours of marks. Each mark also has the name of its detector, so that nobody needs to tell colours apart. */
const colours: Partial<Record<DetectorName, string>> = {
  pii: 'blue',
  injection_attack: 'red',
  keyword_detector: 'grape',
  policy_violation: 'orange',
};

/** A text with what was found marked in it. */
export function MarkedText({ text, marks }: { text: string; marks: readonly FoundMark[] }) {
  return (
    <Text component="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} size="sm">
      {piecesOf(text, marks).map((piece, at) => {
        const [first] = piece.detectors;
        if (first === undefined) return piece.text;
        const names = piece.detectors.map(detectorLabel).join(', ');
        return (
          // Pieces never change their order.
          <Mark key={at} color={colours[first] ?? 'yellow'} title={names}>
            {piece.text}
            <VisuallyHidden> ({names})</VisuallyHidden>
          </Mark>
        );
      })}
    </Text>
  );
}

/** What the colours stand for. */
export function Legend({ marks }: { marks: readonly FoundMark[] }) {
  const names = [...new Set(marks.map(({ detector }) => detector))];
  if (names.length === 0) return null;
  return (
    <Group gap="xs">
      {names.map((name) => (
        <Text key={name} size="xs">
          <Mark color={colours[name] ?? 'yellow'}>{detectorLabel(name)}</Mark>
        </Text>
      ))}
    </Group>
  );
}
