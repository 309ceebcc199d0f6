import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';

interface FileDropProps {
  /** What is chosen, such as "picture". */
  readonly what: string;
  readonly accept: string;
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
}

/** A place to drop a file on, and a button that chooses one. */
export function FileDrop({ what, accept, file, onChoose }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Paper
      withBorder
      p="lg"
      bg={isOver ? 'var(--mantine-color-default-hover)' : undefined}
      style={{ borderStyle: 'dashed' }}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Stack align="center" gap="xs">
        <Text ta="center" style={{ overflowWrap: 'anywhere' }} aria-live="polite">
          {file ? `${file.name} (${sizeOf(file)})` : `Drop a ${what} here, or choose one`}
        </Text>
        <Group gap="xs">
          <FileButton accept={accept} onChange={onChoose}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
                {file ? 'Choose another' : `Choose a ${what}`}
              </Button>
            )}
          </FileButton>
          {file && (
            <Button variant="subtle" onClick={() => onChoose(null)}>
              Take it away
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

function sizeOf({ size }: File): string {
  if (size < 1_024) return `${size} bytes`;
  const kib = size / 1_024;
  return kib < 1_024 ? `${kib.toFixed(0)} KiB` : `${(kib / 1_024).toFixed(1)} MiB`;
}
