import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { api } from '../../../api.ts';
import { Badge } from '../../../shown/badge.tsx';
import { shownShare } from '../../../shown/numbers.ts';
import { PairTable } from './detector-details.tsx';
import { MediaResults, sure } from './media-results.tsx';
import classes from './picture.module.css';
import { useObjectUrl } from './use-object-url.ts';
import type { VerdictProps } from './verdict.tsx';

type PictureAnswer = Awaited<ReturnType<typeof api.guardrails.detectImage>>;
type Point = { readonly x: number; readonly y: number };

const sources: Readonly<Record<string, string>> = {
  ocr: 'written in the picture',
  qr: 'a QR code',
  svg: 'a text of the SVG',
  exif: 'beside the pixels',
};

/** What was found in a picture: the picture with boxes round its texts and faces, then the texts. */
export function PictureVerdict({ answer, content, ...thresholds }: VerdictProps<PictureAnswer>) {
  const { texts, faces, rating } = answer;
  return (
    <Stack>
      <MediaResults answer={answer} {...thresholds} />
      <Title order={3} size="h6">
        What was read
      </Title>
      {content.file ? (
        <Boxed file={content.file} answer={answer} />
      ) : (
        <Text size="sm" c="dimmed">
          The pages load nothing from other hosts, so the picture itself is not shown.
        </Text>
      )}
      {texts.length === 0 && <Text size="sm">No text was found in it.</Text>}
      {texts.length > 0 && (
        <PairTable
          head={['Nr.', 'Text', 'Where', 'Sure']}
          rows={texts.map(({ text, source, hidden, confidence, frame }, at) => [
            String(at + 1),
            text,
            <span key="where">
              {sources[source] ?? source}
              {frame > 0 && `, frame ${frame + 1}`} {hidden && <Badge tone="danger">hidden</Badge>}
            </span>,
            sure(confidence),
          ])}
        />
      )}
      {faces && faces.length > 0 && (
        <Text size="sm">
          {faces.length === 1 ? 'One face is seen.' : `${faces.length} faces are seen.`} It is a hint of personal data
          that triggers nothing.
        </Text>
      )}
      {rating && (
        <Text size="sm">
          Rated as {rating.label.replaceAll('_', ' ')}: {shownShare(rating.score)} nudity.
        </Text>
      )}
    </Stack>
  );
}

/** The picture with boxes over it. Hidden texts have dashed boxes, faces dotted ones. */
function Boxed({ file, answer: { texts, faces } }: { file: File; answer: PictureAnswer }) {
  const address = useObjectUrl(file);
  const [size, setSize] = useState<{ width: number; height: number } | 'none'>();
  if (size === 'none') return <Text size="sm">The browser cannot show this kind of picture; its texts are below.</Text>;
  if (address === undefined) return null;
  return (
    <figure className={classes.figure ?? ''}>
      <img
        src={address}
        alt={`What was judged: ${file.name}`}
        className={classes.picture ?? ''}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        onError={() => setSize('none')}
      />
      {size && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.boxes ?? ''} aria-hidden>
          {texts.map(({ box, hidden, frame }, at) =>
            box && frame === 0 ? (
              <Box key={at} box={box} kind={hidden ? 'hidden' : 'text'} label={String(at + 1)} scale={size.width} />
            ) : null,
          )}
          {(faces ?? []).map(({ box, frame }, at) =>
            frame === 0 ? <Box key={`face ${at}`} box={box} kind="face" label="face" scale={size.width} /> : null,
          )}
        </svg>
      )}
      <figcaption className={classes.caption ?? ''}>
        Solid: a text. Dashed: a text that a person hardly sees. Dotted: a face. The numbers are those of the table.
      </figcaption>
    </figure>
  );
}

interface BoxProps {
  readonly box: readonly Point[];
  readonly kind: 'text' | 'hidden' | 'face';
  readonly label: string;
  /** The width of the picture, by which the letters are sized. */
  readonly scale: number;
}

function Box({ box, kind, label, scale }: BoxProps) {
  const size = scale / 45;
  const left = Math.min(...box.map(({ x }) => x));
  const right = Math.max(...box.map(({ x }) => x));
  const middle = (Math.min(...box.map(({ y }) => y)) + Math.max(...box.map(({ y }) => y))) / 2;
  const hasRoomBefore = left > 2 * size;
  return (
    <g>
      <polygon points={box.map(({ x, y }) => `${x},${y}`).join(' ')} className={classes[kind] ?? ''} />
      <text
        // Beside the box, so that it hides no text. Boxes of the whole width have it at their end.
        x={hasRoomBefore ? left - size / 2 : Math.min(right + size / 2, scale - size)}
        y={middle + size / 3}
        textAnchor={hasRoomBefore ? 'end' : 'start'}
        fontSize={size}
        className={classes.label ?? ''}
      >
        {label}
      </text>
    </g>
  );
}
