import { Alert, Badge, Card, Group, Stack, Table, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { detectorLabel } from '../../detectors/detector-rows.ts';
import type { AudioVerdict, ImageVerdict } from './judge.ts';
import { RawAnswer } from './raw-answer.tsx';
import { ReadPicture } from './read-picture.tsx';

/** The verdict on a picture: what was read of it, where, and what was found. */
export function ImageResult({ file, answer }: { file: File; answer: ImageVerdict }) {
  const url = useObjectUrl(file);
  return (
    <Card withBorder component="section" aria-live="polite" aria-label="Verdict">
      <Stack>
        <MediaFlags {...answer} />
        {url && <ReadPicture url={url} answer={answer} />}
        {answer.texts.length > 0 && (
          <Table.ScrollContainer minWidth={360}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Text that was read</Table.Th>
                  <Table.Th scope="col">Where</Table.Th>
                  <Table.Th scope="col">Sure</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {answer.texts.map(({ text, source, hidden, confidence }, at) => (
                  // One text may stand in two places.
                  <Table.Tr key={at}>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{text}</Table.Td>
                    <Table.Td>
                      {sources[source]}{' '}
                      {hidden && (
                        <Badge color="orange" variant="light">
                          hidden
                        </Badge>
                      )}
                    </Table.Td>
                    <Table.Td>{Math.round(confidence * 100)} %</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {answer.rating && (
          <Text size="sm">
            The picture itself is rated {answer.rating.label} ({answer.rating.score.toFixed(2)}).
          </Text>
        )}
        <Warnings warnings={answer.warnings} />
        <RawAnswer answer={answer} />
      </Stack>
    </Card>
  );
}

const sources: Readonly<Record<ImageVerdict['texts'][number]['source'], string>> = {
  ocr: 'in the picture',
  qr: 'in a QR code',
  svg: 'in the SVG file',
  exif: 'beside the pixels',
};

/** The verdict on a recording: what was said when, and what was found. */
export function AudioResult({ file, answer }: { file: File; answer: AudioVerdict }) {
  const url = useObjectUrl(file);
  return (
    <Card withBorder component="section" aria-live="polite" aria-label="Verdict">
      <Stack>
        <MediaFlags {...answer} />
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below */}
        {url && <audio src={url} controls style={{ width: '100%' }} />}
        {!answer.understood && (
          <Alert color="yellow">Somebody speaks and is not understood. The recording may not be harmless.</Alert>
        )}
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w={130}>
                Seconds
              </Table.Th>
              <Table.Th scope="col">What is said</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {answer.segments.map(({ start, end, text }) => (
              <Table.Tr key={start}>
                <Table.Td>
                  {start.toFixed(1)}–{end.toFixed(1)}
                </Table.Td>
                <Table.Td>{text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="sm" c="dimmed">
          {answer.seconds.toFixed(1)} s, of which somebody speaks {answer.speech_seconds.toFixed(1)} s
          {answer.language && `, in the language ${answer.language}`}
        </Text>
        <Warnings warnings={answer.warnings} />
        <RawAnswer answer={answer} />
      </Stack>
    </Card>
  );
}

function MediaFlags({ summary, scores, details }: Pick<ImageVerdict, 'summary' | 'scores' | 'details'>) {
  const entities = Object.values(details.pii?.entities ?? {}).flatMap((found) => Object.keys(found));
  return (
    <>
      <Group gap="xs">
        {Object.entries(summary).map(([name, flag]) => {
          const score = scores[name as keyof typeof scores];
          return (
            <Badge key={name} color={flag ? 'red' : 'teal'} variant={flag ? 'filled' : 'light'} tt="none">
              {detectorLabel(name)} · {flag ? 'found' : 'nothing'}
              {score !== undefined && ` (${score.toFixed(2)})`}
            </Badge>
          );
        })}
      </Group>
      {entities.length > 0 && <Text size="sm">Personal data: {entities.join(', ')}</Text>}
      {details.policy_violation?.violating_policy && (
        <Text size="sm">Rule: {details.policy_violation.violating_policy}</Text>
      )}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] | undefined }) {
  return warnings?.map((warning) => (
    <Alert key={warning} color="yellow">
      {warning}
    </Alert>
  ));
}

/** An address of a file in this browser, as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
