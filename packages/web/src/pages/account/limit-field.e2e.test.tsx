import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { type Limit, LimitField } from './limit-field.tsx';

interface FieldProps {
  readonly first: Limit;
  readonly offersUnlimited?: boolean;
  readonly error?: string;
}

function Field({ first, offersUnlimited = true, error }: FieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <LimitField
        label="Limit"
        value={value}
        onChange={setValue}
        without="The plan’s 10,000"
        offersUnlimited={offersUnlimited}
        error={error}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('the field of a limit', () => {
  test.each<{ first: Limit; shown: string }>([
    { first: null, shown: 'The plan’s 10,000' },
    { first: 'unlimited', shown: 'Unlimited' },
    { first: 500, shown: 'A number of credits per period' },
    // Nothing may be used: not the same as no limit.
    { first: 0, shown: 'A number of credits per period' },
  ])('shows $first as "$shown"', async ({ first, shown }) => {
    const screen = await show(<Field first={first} />);
    await expect.element(screen.getByRole('combobox', { name: 'Limit' })).toHaveValue(shown);
  });

  test.each([
    { first: null, choice: 'A number of credits per period', value: '1000' },
    { first: 7, choice: 'Unlimited', value: '"unlimited"' },
    { first: 7, choice: 'The plan’s 10,000', value: 'null' },
  ])('becomes $value by "$choice"', async ({ first, choice, value }) => {
    const screen = await show(<Field first={first} />);
    await screen.getByRole('combobox', { name: 'Limit' }).click();
    await screen.getByRole('option', { name: choice }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(value);
  });

  test('takes credits, and nothing written as none at all', async () => {
    const screen = await show(<Field first={7} />);
    const credits = screen.getByRole('textbox', { name: 'Limit: credits' });
    await credits.fill('12500');
    await expect.element(screen.getByRole('status')).toHaveTextContent('12500');
    await expect.element(credits).toHaveValue('12,500');
    await credits.clear();
    await expect.element(screen.getByRole('status')).toHaveTextContent('0');
  });

  test('offers no end only where there may be none', async () => {
    const screen = await show(<Field first={null} offersUnlimited={false} error="too high" />);
    await screen.getByRole('combobox', { name: 'Limit' }).click();
    expect(
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['The plan’s 10,000', 'A number of credits per period']);
    await expect.element(screen.getByText('too high')).toBeVisible();
  });
});
