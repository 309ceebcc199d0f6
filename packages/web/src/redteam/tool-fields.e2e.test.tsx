import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { sentTools, type ToolDraft, toolDraftsOf } from './tool-drafts.ts';
import { ToolFields } from './tool-fields.tsx';

interface EditedProps {
  readonly first?: readonly ToolDraft[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** The fields with the tools that they edit, and what a call would send below them. */
function Edited({ first = [], errors = {} }: EditedProps) {
  const [tools, setTools] = useState(first);
  return (
    <>
      <ToolFields tools={tools} onChange={setTools} errors={errors} />
      <output>{JSON.stringify(sentTools(tools))}</output>
    </>
  );
}

const two = toolDraftsOf([{ name: 'refund' }, { name: 'cancel' }]);

describe('the tools of an agent', () => {
  test('are written one by one, and each says what is missing of it', async () => {
    const screen = await show(<Edited />);
    await screen.getByRole('button', { name: 'Add a tool' }).click();
    await expect.element(screen.getByText(/^Write the name/)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Name of the tool' }).fill('refund');
    await screen.getByLabelText('What it does').fill('Pays money back');
    await expect.element(screen.getByText(/^Write the name/)).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('[{"name":"refund","description":"Pays money back"}]');
  });

  test('are taken away by their names, and the others keep theirs', async () => {
    const screen = await show(<Edited first={two} />);
    await screen.getByRole('button', { name: 'Take the tool refund away' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name of the tool' })).toHaveValue('cancel');
    await expect.element(screen.getByRole('status')).toHaveTextContent('[{"name":"cancel"}]');
  });

  test('are pasted as a list, behind those that are there', async () => {
    const screen = await show(<Edited first={two} />);
    await screen.getByRole('button', { name: 'Paste a list' }).click();
    const take = screen.getByRole('button', { name: 'Take these tools' });
    await expect.element(take).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Tools as JSON' });
    await field.fill('[{"name": ');
    await expect.element(screen.getByText(/^This is no JSON/)).toBeVisible();
    await expect.element(take).toBeDisabled();
    await field.fill('[{"type": "function", "function": {"name": "track"}}]');
    await take.click();
    await expect.element(field).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('[{"name":"refund"},{"name":"cancel"},{"type":"function","function":{"name":"track"}}]');
  });

  test('show beside each what the service said of it, and above them what it said of all', async () => {
    const errors = { '': 'too many tools', '1.parameters': 'not a schema', '10.name': 'of another tool' };
    const screen = await show(<Edited first={two} errors={errors} />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('too many tools');
    await expect.element(screen.getByRole('region', { name: 'Tool 2' }).getByText('not a schema')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Tool 1' }).getByText('not a schema'))
      .not.toBeInTheDocument();
    await expect.element(screen.getByText('of another tool')).not.toBeInTheDocument();
  });
});
