import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { CodeBlock } from './code-block.tsx';

interface ShownOnceProps {
  readonly title: string;
  /** The secret, or undefined where there is none to show. */
  readonly secret: string | undefined;
  /** What it is for. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Shows a secret that the service will not show again. It is closed by its button only. */
export function ShownOnce({ title, secret, about, onClose }: ShownOnceProps) {
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onClose}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text size="sm">{about} It is shown this once; copy it now.</Text>
        <CodeBlock code={secret ?? ''} label="Copy" />
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
