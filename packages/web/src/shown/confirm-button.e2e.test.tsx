import { ServiceError } from '@redoubt/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ConfirmButton } from './confirm-button.tsx';

/** A thing that goes when it is deleted, and how often that was tried. */
function Deleted({ failsWith }: { failsWith?: Error }) {
  const [tries, setTries] = useState(0);
  const [isThere, setThere] = useState(true);
  const action = useMutation<void, Error, undefined>({
    mutationFn: async () => {
      setTries((count) => count + 1);
      if (failsWith) throw failsWith;
    },
    onSuccess: () => setThere(false),
  });
  return (
    <>
      <h1 tabIndex={-1}>Policies</h1>
      <output>{tries} tries</output>
      {isThere && (
        <ConfirmButton question="Delete it?" consequence="Nobody can use it afterwards." verb="Delete" action={action}>
          Delete the policy
        </ConfirmButton>
      )}
    </>
  );
}

describe('a button for what cannot be undone', () => {
  test('asks first, and says what happens then', async () => {
    const screen = await show(<Deleted />);
    await screen.getByRole('button', { name: 'Delete the policy' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
    await expect.element(dialog.getByText('Nobody can use it afterwards.')).toBeVisible();
    await expect.element(screen.getByText('0 tries')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  });

  test.each(['Keep it', 'Close'])('does nothing where the reader presses %s', async (word) => {
    const screen = await show(<Deleted />);
    await screen.getByRole('button', { name: 'Delete the policy' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: word }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('0 tries')).toBeVisible();
  });

  test('does nothing where the reader presses Escape', async () => {
    const screen = await show(<Deleted />);
    await screen.getByRole('button', { name: 'Delete the policy' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('0 tries')).toBeVisible();
  });

  test('gives the focus to the heading where what was deleted took the button along', async () => {
    const screen = await show(<Deleted />);
    await screen.getByRole('button', { name: 'Delete the policy' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('1 tries')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Delete the policy' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Policies' })).toHaveFocus();
  });

  test('stays open and says why where it failed', async () => {
    const failure = new ServiceError(409, { error: 'conflict', message: 'A deployment uses it', request_id: 'r-9' });
    const screen = await show(<Deleted failsWith={failure} />);
    await screen.getByRole('button', { name: 'Delete the policy' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const alert = screen.getByRole('dialog').getByRole('alert');
    await expect.element(alert).toMatchTextContent('A deployment uses it');
    await expect.element(alert).toMatchTextContent('409 conflict · request r-9');
  });
});
