import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ChangedForm } from './changed-form.tsx';
import { Failure } from './failure.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The word on the button that does it. */
  readonly verb: string;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a form, which is open as long as it is there. It asks before it throws away what was typed. */
export function FormDialog({ title, onClose, verb, onSubmit, isPending, error, ...rest }: FormDialogProps) {
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useFocusBack();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // Escape and a click beside the dialog may be slips. "Cancel" is none.
  const leave = () => (isChanged && !isAsking ? setAsking(true) : onClose());
  return (
    <Modal opened onClose={leave} title={title} closeButtonProps={{ 'aria-label': 'Close' }} returnFocus={false}>
      <ChangedForm isChanged={isChanged && !isPending} />
      <form onSubmit={submit} onChange={() => setChanged(true)} noValidate>
        <Stack>
          {rest.children}
          {error && <Failure error={error} what="Not done" />}
          {isAsking && (
            <Alert color="yellow" role="alert">
              What you typed is not saved. Close again to throw it away.
            </Alert>
          )}
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
