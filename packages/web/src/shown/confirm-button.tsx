import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { Failure } from './failure.tsx';
import { focusAgain } from './use-focus-back.ts';

interface ConfirmButtonProps extends ButtonProps {
  readonly children: ReactNode;
  /** The question, such as "Delete the policy support?". */
  readonly question: string;
  /** What happens then. */
  readonly consequence: ReactNode;
  /** The word on the button that does it, such as "Delete". */
  readonly verb: string;
  /** Does it. The dialog stays open and says so where it fails. */
  readonly action: {
    mutate: (nothing: undefined, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ children, question, consequence, verb, action, ...look }: ConfirmButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const isPressed = useRef(false);
  // What was deleted takes its button with it, often before the action tells that it is done.
  useEffect(
    () => () => {
      if (isPressed.current) focusAgain(document.activeElement);
    },
    [],
  );
  const press = () => {
    isPressed.current = true;
    action.mutate(undefined, { onSuccess: close });
  };
  return (
    <>
      <Button color="red" variant="light" {...look} onClick={open}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={close} title={question} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Stack>
          <Text size="sm">{consequence}</Text>
          {action.error && <Failure error={action.error} what="Not done" />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              Keep it
            </Button>
            <Button color="red" loading={action.isPending} onClick={press}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
