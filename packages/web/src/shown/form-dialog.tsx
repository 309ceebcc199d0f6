import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The word on the button that does it. */
  readonly verb: string;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a form. */
export function FormDialog({ title, isOpen, onClose, verb, onSubmit, isPending, error, ...rest }: FormDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {rest.children}
          {error && <Failure error={error} what="Not done" />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending} disabled={rest.isDisabled === true}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
