import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { answerCalls, recordedAnswer, refusedFields } from '../../testing/wire.ts';
import { TriageForm } from './triage-form.tsx';

const finding = recordedAnswer('rt.getFinding');

describe('the triage of a finding', () => {
  test.each([
    { status: 'open', shown: 'Open' },
    { status: 'reopened', shown: 'Open' },
    { status: 'fixed', shown: 'Fixed' },
    { status: 'false_positive', shown: 'False positive' },
  ] as const)('that is $status begins at "$shown"', async ({ status, shown }) => {
    answerCalls({});
    const screen = await show(<TriageForm finding={{ ...finding, status }} />);
    await expect.element(screen.getByRole('radio', { name: shown })).toBeChecked();
  });

  test.each([
    { choice: 'Fixed', note: '', until: undefined, body: { status: 'fixed' } },
    { choice: 'False positive', note: ' ', until: undefined, body: { status: 'false_positive' } },
    { choice: 'Accepted', note: 'No network', until: undefined, body: { status: 'accepted', note: 'No network' } },
    {
      choice: 'Accepted',
      note: 'No network',
      until: '2027-03-31',
      body: { status: 'accepted', note: 'No network', accepted_until: '2027-03-31' },
    },
  ])('sends $body', async ({ choice, note, until, body }) => {
    const calls = answerCalls({ 'rt.markFinding': finding });
    const screen = await show(<TriageForm finding={finding} />);
    await screen.getByRole('radio', { name: choice }).click();
    if (until !== undefined) await screen.getByLabelText('Until').fill(until);
    await screen.getByRole('textbox', { name: 'Why' }).fill(note);
    await screen.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => calls.map((call) => call.body)).toEqual([body]);
    expect(calls[0]?.path).toBe(`/rt/findings/${finding.finding_id}`);
  });

  test('forgets the end of an acceptance that is none any more', async () => {
    const calls = answerCalls({ 'rt.markFinding': finding });
    const screen = await show(<TriageForm finding={finding} />);
    await screen.getByRole('radio', { name: 'Accepted' }).click();
    await screen.getByLabelText('Until').fill('2027-03-31');
    await screen.getByRole('radio', { name: 'Fixed' }).click();
    await expect.element(screen.getByLabelText('Until')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => calls.map((call) => call.body)).toEqual([{ status: 'fixed' }]);
  });

  test('shows what the service said of its fields', async () => {
    answerCalls({ 'rt.markFinding': () => refusedFields({ accepted_until: 'it has passed', note: 'too long' }) });
    const screen = await show(<TriageForm finding={{ ...finding, status: 'accepted' }} />);
    await screen.getByRole('textbox', { name: 'Why' }).fill('x');
    await screen.getByRole('button', { name: 'Keep' }).click();
    await expect.element(screen.getByText('it has passed').first()).toBeVisible();
    await expect.element(screen.getByText('too long').first()).toBeVisible();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Not kept');
  });
});
