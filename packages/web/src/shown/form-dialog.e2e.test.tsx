import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FormDialog } from './form-dialog.tsx';

function Dialogue({ isDisabled = false, error = null }: { isDisabled?: boolean; error?: Error | null }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string[]>([]);
  const [name, setName] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New key
      </button>
      <output>sent: {sent.join(', ')}</output>
      {isOpen && (
        <FormDialog
          title="A key"
          verb="Make"
          onClose={() => setOpen(false)}
          onSubmit={() => setSent([...sent, name])}
          isPending={false}
          error={error}
          isDisabled={isDisabled}
        >
          <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </FormDialog>
      )}
    </>
  );
}

const opened = async (dialogue = <Dialogue />) => {
  const screen = await show(dialogue);
  await screen.getByRole('button', { name: 'New key' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'A key' })).toBeVisible();
  return screen;
};

describe('a dialog with a form', () => {
  test('sends what was written by Enter, and loads no page', async () => {
    const screen = await opened();
    await screen.getByRole('textbox', { name: 'Name' }).fill('web shop');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('sent: web shop')).toBeInTheDocument();
  });

  test('cannot be sent while something is missing', async () => {
    const screen = await opened(<Dialogue isDisabled />);
    await expect.element(screen.getByRole('button', { name: 'Make' })).toBeDisabled();
  });

  test('closes at once where nothing was typed, and the focus goes back', async () => {
    const screen = await opened();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'New key' })).toHaveFocus();
  });

  test.each(['Close', 'Escape'])('asks once before %s throws away what was typed', async (way) => {
    const screen = await opened();
    const leave = () =>
      way === 'Escape' ? userEvent.keyboard('{Escape}') : screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('web');
    await leave();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Close again to throw it away');
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('web');
    await leave();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes by Escape at once where nothing was typed', async () => {
    const screen = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes Cancel for no slip', async () => {
    const screen = await opened();
    await screen.getByRole('textbox', { name: 'Name' }).fill('web');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('says why it was not done', async () => {
    const screen = await opened(<Dialogue error={new TypeError('Failed to fetch')} />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Not done');
  });
});
