import { Badge, Card, Group, Slider, Stack, Table, Text, Title } from '@mantine/core';
import { type DetectorMap, enabledIn } from '../../detectors/detector-map.ts';
import { type DetectorName, detectorLabel } from '../../detectors/detector-rows.ts';
import { raisedIn } from '../policies/flags.ts';
import { DetectorWords } from './detector-words.tsx';
import type { TextVerdict } from './judge.ts';
import { Legend, MarkedText } from './marked-text.tsx';
import { marksOf } from './marks.ts';
import { RawAnswer } from './raw-answer.tsx';
import { CALIBRATED, scoresOf } from './scores.ts';

interface TextResultProps {
  readonly text: string;
  readonly answer: TextVerdict;
  readonly detectors: DetectorMap;
  /** Changes the threshold of a detector. It re-scores the answer at hand. */
  readonly onThreshold: (name: string, threshold: number) => void;
}

/** The verdict on a text: what was found, where, and each detector in words. */
export function TextResult({ text, answer, detectors, onThreshold }: TextResultProps) {
  const marks = marksOf(text, answer);
  const { summary, details } = answer;
  const scores = scoresOf(details);
  const raised = new Set(raisedIn(summary).map((key) => detectorOf[key] ?? key));
  const names = enabledIn(detectors).filter((name) => name in details) as DetectorName[];
  const isFound = (name: DetectorName) => foundAt(scores[name], detectors[name]?.threshold, raised.has(name));
  return (
    <Card withBorder component="section" aria-live="polite" aria-label="Verdict">
      <Stack>
        <Group gap="xs">
          {names.map((name) => (
            <Flag key={name} name={name} isFound={isFound(name)} />
          ))}
        </Group>
        <MarkedText text={text} marks={marks.filter(({ detector }) => isFound(detector))} />
        <Legend marks={marks.filter(({ detector }) => isFound(detector))} />
        <Table.ScrollContainer minWidth={420}>
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Detector</Table.Th>
                <Table.Th scope="col">What it says</Table.Th>
                <Table.Th scope="col" w={180}>
                  Score and threshold
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {names.map((name) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{detectorLabel(name)}</Table.Th>
                  <Table.Td>
                    <DetectorWords name={name} details={details} isFound={isFound(name)} />
                  </Table.Td>
                  <Table.Td>
                    <Threshold
                      name={name}
                      score={scores[name]}
                      threshold={detectors[name]?.threshold}
                      onChange={(threshold) => onThreshold(name, threshold)}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Text size="xs" c="dimmed">
          A threshold that you move is applied to this answer, at no cost. A policy keeps it.
        </Text>
        {answer.result_message && <Text size="sm">Message: {answer.result_message}</Text>}
        {answer.warnings?.map((warning) => (
          <Text key={warning} size="sm" c="orange">
            {warning}
          </Text>
        ))}
        <Title order={3} size="h6">
          The whole answer
        </Title>
        <RawAnswer answer={answer} />
      </Stack>
    </Card>
  );
}

/** Keys of a summary that are not the name of their detector. */
const detectorOf: Readonly<Record<string, string>> = {
  keyword_detected: 'keyword_detector',
  on_topic: 'topic_detector',
  copyright_ip_similarity: 'copyright_ip',
  system_prompt_similarity: 'system_prompt',
};

/** Where somebody set a threshold, it decides. Otherwise the service's verdict stands. */
const foundAt = (score: number | undefined, threshold: unknown, isRaised: boolean): boolean =>
  score !== undefined && typeof threshold === 'number' ? score >= threshold : isRaised;

function Flag({ name, isFound }: { name: string; isFound: boolean }) {
  return (
    <Badge color={isFound ? 'red' : 'teal'} variant={isFound ? 'filled' : 'light'} tt="none">
      {detectorLabel(name)} · {isFound ? 'found' : 'nothing'}
    </Badge>
  );
}

interface ThresholdProps {
  readonly name: string;
  readonly score: number | undefined;
  readonly threshold: unknown;
  readonly onChange: (threshold: number) => void;
}

function Threshold({ name, score, threshold, onChange }: ThresholdProps) {
  if (score === undefined) {
    return (
      <Text size="xs" c="dimmed">
        no score
      </Text>
    );
  }
  const at = typeof threshold === 'number' ? threshold : CALIBRATED;
  return (
    <Stack gap={4}>
      <Text size="xs">
        {score.toFixed(2)} {score >= at ? '≥' : '<'} {at.toFixed(2)}
      </Text>
      <Slider
        size="sm"
        min={0}
        max={1}
        step={0.01}
        value={at}
        onChange={onChange}
        label={(value) => value.toFixed(2)}
        thumbLabel={`Threshold of ${detectorLabel(name)}`}
        marks={[{ value: score }]}
      />
    </Stack>
  );
}
