import { Button, Modal, Stack, Text } from '@mantine/core';
import { ON_TOP } from './session-ended.tsx';

/** Covers a page of a project that the session has left, with the way to the other one. */
export function OtherProject({ from, to }: { from: string; to: string }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="You are in another project"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ON_TOP}
    >
      <Stack>
        <Text size="sm">
          This page is of the project “{from}”, and you are signed in to “{to}” now. What you typed here cannot be saved
          there.
        </Text>
        <Button onClick={() => location.assign('/')}>Go to “{to}”</Button>
      </Stack>
    </Modal>
  );
}
