import { Group, Text } from '@mantine/core';
import { DetectorMark } from '../../../detectors/detector-mark.tsx';
import { type DetectorName, numberOf, rowOf, type TextAnswer } from '../../../detectors/detectors.ts';
import classes from '../../../detectors/marks.module.css';
import { stretchesOf } from './passages.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly details: TextAnswer['details'];
  readonly flagged: readonly DetectorName[];
}

/** A text with what was found marked. A mark has the colour and the numbers of its detectors. */
export function MarkedText({ text, details, flagged }: MarkedTextProps) {
  const stretches = stretchesOf(text, details, flagged);
  const pieces = stretches.map(({ start, end, found }, at) => (
    <span key={start}>
      {text.slice(stretches[at - 1]?.end ?? 0, start)}
      <mark
        className={classes.mark ?? ''}
        data-colour={found[0] && rowOf(found[0]).colour}
        data-numbers={found.map(numberOf).join(',')}
        title={found.map((name) => rowOf(name).label).join(', ')}
      >
        {text.slice(start, end)}
      </mark>
    </span>
  ));
  return (
    <div>
      <Text className={classes.text ?? ''} component="div">
        {pieces}
        {text.slice(stretches.at(-1)?.end ?? 0)}
      </Text>
      <Legend flagged={flagged} marked={new Set(stretches.flatMap(({ found }) => found))} />
    </div>
  );
}

/** What the numbers and colours of the marks mean. */
function Legend({ flagged, marked }: { flagged: readonly DetectorName[]; marked: ReadonlySet<DetectorName> }) {
  if (flagged.length === 0) return null;
  return (
    <Group gap="sm" mt="sm" component="ul" p={0} style={{ listStyle: 'none' }} aria-label="What the marks mean">
      {flagged.map((name) => (
        <Group key={name} gap={6} component="li" wrap="nowrap">
          <DetectorMark name={name} />
          <Text size="sm" component="span">
            {rowOf(name).label}
            {!marked.has(name) && ' (the text as a whole)'}
          </Text>
        </Group>
      ))}
    </Group>
  );
}
