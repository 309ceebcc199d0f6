import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { answerCalls, recordedAnswer, refusedFields } from '../../../testing/wire.ts';
import { CorrectionForm } from './correction-form.tsx';

const [organisation] = recordedAnswer('admin.listOrganisations').organisations;
if (!organisation) throw new Error('The recorded list has no organisation');
const corrected = recordedAnswer('admin.correct');

function Form() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && organisation ? (
    <CorrectionForm organisation={organisation} onClose={() => setOpen(false)} />
  ) : (
    'closed'
  );
}

describe('a correction of credits', () => {
  test.each([
    {
      kind: 'Grant',
      verb: 'Grant',
      balance: undefined,
      credits: '500',
      body: { kind: 'grant', balance: 'guardrails', credits: 500 },
    },
    {
      kind: 'Correct',
      verb: 'Correct',
      balance: 'Red team',
      credits: '-20',
      body: { kind: 'adjustment', balance: 'redteam', credits: -20 },
    },
  ])('of the kind $kind is sent with its reason', async ({ kind, verb, balance, credits, body }) => {
    const calls = answerCalls({ 'admin.correct': corrected });
    const screen = await show(<Form />);
    await screen.getByRole('radiogroup', { name: 'What to do' }).getByText(kind).click();
    if (balance !== undefined) {
      await screen.getByRole('combobox', { name: 'Balance' }).click();
      await screen.getByRole('option', { name: balance }).click();
    }
    await screen.getByRole('textbox', { name: 'Credits' }).fill(credits);
    await expect.element(screen.getByRole('button', { name: verb })).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Reason' }).fill('A trial');
    await screen.getByRole('button', { name: verb }).click();
    await expect.element(screen.getByText('closed')).toBeVisible();
    expect(calls.map((call) => call.body)).toEqual([{ ...body, reason: 'A trial' }]);
    expect(calls[0]?.path).toContain(organisation.organisation_id);
  });

  test('shows what the service said of its fields, and stays', async () => {
    answerCalls({ 'admin.correct': () => refusedFields({ credits: 'at most what was used', reason: 'too short' }) });
    const screen = await show(<Form />);
    await screen.getByRole('textbox', { name: 'Reason' }).fill('x');
    await screen.getByRole('button', { name: 'Grant' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('too short', { exact: true }).first()).toBeVisible();
    await expect.element(dialog.getByText('at most what was used', { exact: true }).first()).toBeVisible();
  });

  test('of nothing cannot be sent', async () => {
    answerCalls({});
    const screen = await show(<Form />);
    await screen.getByRole('textbox', { name: 'Reason' }).fill('A trial');
    await screen.getByRole('textbox', { name: 'Credits' }).clear();
    await expect.element(screen.getByRole('button', { name: 'Grant' })).toBeDisabled();
  });
});
