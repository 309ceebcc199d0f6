import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { sentTools, type ToolDraft } from './tool-drafts.ts';
import { ToolFields } from './tool-fields.tsx';

/** The fields with the tools that they edit, and what a call would send below them. */
function Edited({ errors = {} }: { errors?: Record<string, string> }) {
  const [tools, setTools] = useState<readonly ToolDraft[]>([]);
  return (
    <>
      <ToolFields tools={tools} onChange={setTools} errors={errors} />
      <output>{JSON.stringify(sentTools(tools))}</output>
    </>
  );
}

describe('the tools of an agent', () => {
  test('are written one by one, and each says what is missing of it', async () => {
    const screen = await show(<Edited />);
    await screen.getByRole('button', { name: 'Add a tool' }).click();
    await expect.element(screen.getByText('Write the name by which the agent calls it')).toBeVisible();
    await screen.getByLabelText('Name of the tool').fill('refund');
    await screen.getByLabelText('What it does').fill('Pays money back');
    await expect.element(screen.getByText('Write the name')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('[{"name":"refund","description":"Pays money back"}]');
  });
});
