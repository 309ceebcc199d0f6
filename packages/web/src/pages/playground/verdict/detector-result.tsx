import { Card, Group, Slider, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DetectorMark } from '../../../detectors/detector-mark.tsx';
import { type DetectorName, rowOf } from '../../../detectors/detectors.ts';
import { Badge } from '../../../shown/badge.tsx';
import type { Thresholds } from './rescore.ts';
import type { VerdictProps } from './verdict.tsx';

/** Says how many detectors found something. */
export function FoundCount({ flagged, judged }: Record<'flagged' | 'judged', readonly DetectorName[]>) {
  const said =
    flagged.length === 0
      ? 'Nothing was found.'
      : `${flagged.length} of ${judged.length} ${judged.length === 1 ? 'detector' : 'detectors'} found something: ${flagged.map((name) => rowOf(name).label).join(', ')}.`;
  return (
    <Text fw={500} role="status">
      {said}
    </Text>
  );
}

/** Whether a detector found something, in words beside the colour. */
function FoundBadge({ name, isFlagged }: { name: DetectorName; isFlagged: boolean }) {
  const [found, nothing] = name === 'topic_detector' ? ['off topic', 'on topic'] : ['found', 'nothing found'];
  return <Badge tone={isFlagged ? 'danger' : 'plain'}>{isFlagged ? found : nothing}</Badge>;
}

interface DetectorResultProps extends Pick<VerdictProps, 'moved' | 'usual' | 'onMove'> {
  readonly name: DetectorName;
  readonly isFlagged: boolean;
  readonly score: number | undefined;
  readonly children?: ReactNode;
}

/** What one detector says, and the slider of its threshold. */
export function DetectorResult({ name, isFlagged, score, children, ...thresholds }: DetectorResultProps) {
  const id = `result-${name}`;
  return (
    <Card withBorder p="sm" component="section" aria-labelledby={id}>
      <Group justify="space-between" mb={4}>
        <Group gap="xs" wrap="nowrap">
          <DetectorMark name={name} />
          <Title order={3} size="h6" id={id}>
            {rowOf(name).label}
          </Title>
        </Group>
        <FoundBadge name={name} isFlagged={isFlagged} />
      </Group>
      {children}
      {score !== undefined && <ThresholdSlider name={name} score={score} {...thresholds} />}
    </Card>
  );
}

const shown = (value: number): string => value.toFixed(2);
/** A score of nothing is no finding, whatever the threshold. */
const LEAST = 0.01;

interface ThresholdSliderProps extends Pick<VerdictProps, 'moved' | 'usual' | 'onMove'> {
  readonly name: DetectorName;
  readonly score: number;
}

function ThresholdSlider({ name, score, moved, usual, onMove }: ThresholdSliderProps) {
  const normal = usual[name];
  const threshold = moved[name] ?? normal ?? 0.5;
  const isTopic = name === 'topic_detector';
  const move = (value: number) => onMove(changed(moved, name, value));
  return (
    <Group gap="md" mt="xs" wrap="wrap">
      <Text size="sm" style={{ minWidth: 90 }}>
        Score <b>{shown(score)}</b>
      </Text>
      <Slider
        style={{ flexGrow: 1, minWidth: 140 }}
        min={LEAST}
        max={1}
        step={0.01}
        value={threshold}
        onChange={move}
        label={shown}
        thumbLabel={`Threshold of ${rowOf(name).label}`}
        marks={normal === undefined ? [] : [{ value: normal }]}
      />
      <Text size="sm" c="dimmed" style={{ minWidth: 150 }}>
        {isTopic ? 'on topic from' : 'flags from'} {shown(threshold)}
        {moved[name] !== undefined && normal !== undefined && `, usually ${shown(normal)}`}
      </Text>
    </Group>
  );
}

const changed = (moved: Thresholds, name: DetectorName, value: number): Thresholds => ({ ...moved, [name]: value });
