import { ActionIcon, Stack, Table, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import type { api } from '../../../api.ts';
import { MediaResults, sure } from './media-results.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { VerdictProps } from './verdict.tsx';

type SoundAnswer = Awaited<ReturnType<typeof api.guardrails.detectAudio>>;

/** What was found in a recording, and what is said when. */
export function SoundVerdict({ answer, content, ...thresholds }: VerdictProps<SoundAnswer>) {
  const { segments, seconds, speech_seconds: spoken, language, understood, backend } = answer;
  return (
    <Stack>
      <MediaResults answer={answer} {...thresholds} />
      <Title order={3} size="h6">
        What is said
      </Title>
      {!understood && (
        <Text size="sm" c="red" fw={500}>
          Somebody speaks, and the transcript is not what is said: the recording may not be harmless.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {clock(seconds)} long, {clock(spoken)} of it speech
        {language !== null && `, language ${language}`}
        {backend !== undefined && `, written down by ${backend}`}.
      </Text>
      {content.file ? (
        <Played file={content.file} segments={segments} />
      ) : (
        <Segments segments={segments} onPlay={undefined} />
      )}
    </Stack>
  );
}

type SpokenParts = SoundAnswer['segments'];

function Played({ file, segments }: { file: File; segments: SpokenParts }) {
  const address = useObjectUrl(file);
  const captions = useObjectUrl(useMemo(() => captionsOf(segments), [segments]));
  const player = useRef<HTMLAudioElement>(null);
  const play = (start: number) => {
    if (!player.current) return;
    player.current.currentTime = start;
    // A browser that cannot play the kind of the file says so in the player.
    player.current.play().catch(() => undefined);
  };
  return (
    <>
      {address !== undefined && (
        <audio ref={player} src={address} controls style={{ width: '100%' }} aria-label={file.name}>
          <track kind="captions" src={captions} srcLang="en" label="What is said" />
        </audio>
      )}
      <Segments segments={segments} onPlay={play} />
    </>
  );
}

function Segments({ segments, onPlay }: { segments: SpokenParts; onPlay: ((start: number) => void) | undefined }) {
  if (segments.length === 0) return <Text size="sm">Nobody speaks.</Text>;
  return (
    <Table verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">From – to</Table.Th>
          <Table.Th scope="col">Said</Table.Th>
          <Table.Th scope="col">Sure</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {segments.map(({ start, end, text, confidence }) => (
          <Table.Tr key={start}>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              {onPlay && (
                <ActionIcon
                  variant="subtle"
                  size="sm"
                  onClick={() => onPlay(start)}
                  aria-label={`Play from ${clock(start)}`}
                >
                  <IconPlayerPlay size={14} aria-hidden />
                </ActionIcon>
              )}{' '}
              {clock(start)} – {clock(end)}
            </Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{text}</Table.Td>
            <Table.Td>{sure(confidence)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The segments as WebVTT. */
function captionsOf(segments: SpokenParts): Blob {
  const at = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23);
  const cues = segments.map(({ start, end, text }) => `${at(start)} --> ${at(end)}\n${text.replaceAll('\n', ' ')}\n`);
  return new Blob([`WEBVTT\n\n${cues.join('\n')}`], { type: 'text/vtt' });
}

/** Seconds as minutes and seconds: 75.25 is 1:15.3. */
function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}
