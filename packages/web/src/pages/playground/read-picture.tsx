import { Box } from '@mantine/core';
import { useState } from 'react';
import type { ImageVerdict } from './judge.ts';

/** A picture with frames around what was read in it. Hidden texts have broken frames. */
export function ReadPicture({ url, answer }: { url: string; answer: ImageVerdict }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const boxes = answer.texts.filter(({ box, frame }) => box !== null && frame === 0);
  return (
    <Box pos="relative" maw={640}>
      <img
        src={url}
        alt="What was judged"
        style={{ display: 'block', maxWidth: '100%' }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
      />
      {size && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
          aria-hidden
        >
          {boxes.map(({ box, hidden }, at) => (
            <polygon
              // Texts never change their order.
              key={at}
              points={(box ?? []).map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke={hidden ? 'var(--mantine-color-orange-6)' : 'var(--mantine-color-indigo-6)'}
              strokeDasharray={hidden ? '6 4' : undefined}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      )}
    </Box>
  );
}
