import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

const LINES = ['title', 'first', 'second', 'third', 'fourth'];
const TILES = ['first', 'second', 'third', 'fourth'];

/** What is on its way, in the place that it will take. Readers of the screen hear that it loads. */
const Awaited = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-label="Loading">
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </div>
);

/** The shape of rows that are on their way, without a word. */
export const RowShapes = ({ rows = 4 }: { rows?: number }) => (
  <Stack gap="xs">
    {LINES.slice(0, rows + 1).map((line, at) => (
      <Skeleton key={line} height={at === 0 ? 14 : 32} width={at === 0 ? '40%' : '100%'} />
    ))}
  </Stack>
);

/** Stands where a table or a list is still on its way. */
export const Loading = () => (
  <Awaited>
    <RowShapes />
  </Awaited>
);

const FourTiles = () => (
  <Group grow>
    {TILES.map((tile) => (
      <Card key={tile} withBorder>
        <Skeleton height={14} width="50%" />
        <Skeleton height={28} width="30%" mt="xs" />
      </Card>
    ))}
  </Group>
);

/** Stands where a row of figures is still on its way. */
export const LoadingTiles = () => (
  <Awaited>
    <FourTiles />
  </Awaited>
);

/** Stands where a page is still on its way: its title, its figures, and what is below. */
export const LoadingPage = () => (
  <Awaited>
    <Stack>
      <Skeleton height={30} width={260} />
      <FourTiles />
      <Card withBorder>
        <Skeleton height={220} />
      </Card>
    </Stack>
  </Awaited>
);
