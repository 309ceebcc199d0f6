import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { DayField } from './day-field.tsx';

function Day({ first }: { first: string | undefined }) {
  const [day, setDay] = useState<string | null | undefined>(first);
  return (
    <>
      <DayField label="First day" value={day ?? undefined} onChange={setDay} />
      <output>{JSON.stringify(day)}</output>
    </>
  );
}

describe('the field of a day', () => {
  test.each([
    { value: '2026-11-28', shown: '2026-11-28' },
    { value: undefined, shown: '' },
    { value: '28.11.2026', shown: '' },
    { value: '2026-13-01', shown: '' },
    { value: '2026-11-28T10:00', shown: '' },
    { value: 'yesterday', shown: '' },
  ])('shows $value as "$shown"', async ({ value, shown }) => {
    const screen = await show(<Day first={value} />);
    await expect.element(screen.getByLabelText('First day')).toHaveValue(shown);
  });

  test('tells null where it is emptied', async () => {
    const screen = await show(<Day first="2026-11-28" />);
    await screen.getByLabelText('First day').fill('2026-12-01');
    await expect.element(screen.getByRole('status')).toHaveTextContent('"2026-12-01"');
    await screen.getByLabelText('First day').clear();
    await expect.element(screen.getByRole('status')).toHaveTextContent('null');
  });
});
