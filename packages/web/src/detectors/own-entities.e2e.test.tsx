import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import type { DetectorSettings } from './detector-map.ts';
import { withSettings } from './detector-map.ts';
import { OwnEntities } from './own-entities.tsx';

const staff = { name: 'STAFF_NUMBER', pattern: 'EMP-\\d{6}' };
const order = { name: 'order_id', pattern: 'O\\d+', case_sensitive: false, context: ['order'] };

interface EntitiesProps {
  readonly first?: readonly object[];
  readonly error?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

function Entities({ first, error, errors = {} }: EntitiesProps) {
  const [settings, setSettings] = useState<DetectorSettings>({
    enabled: true,
    ...(first && { custom_entities: first }),
  });
  return (
    <>
      <OwnEntities
        detector="pii"
        settings={settings}
        onChange={(changes) => setSettings(withSettings(settings, changes))}
        error={error}
        errors={errors}
      />
      <output>{JSON.stringify(settings.custom_entities ?? 'left out')}</output>
    </>
  );
}

const sent = (value: unknown): string => JSON.stringify(value);

describe('entities of one’s own', () => {
  test('begin with an example, and further ones empty', async () => {
    const screen = await show(<Entities />);
    const add = screen.getByRole('button', { name: 'Add an entity of your own' });
    await add.click();
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/^\[\{"name":"STAFF_NUMBER","pattern":".+"\}\]$/);
    await add.click();
    await expect.element(screen.getByRole('status')).toMatchTextContent(/,\{"name":"","pattern":""\}\]$/);
  });

  test('are written in their own fields', async () => {
    const screen = await show(<Entities first={[staff, order]} />);
    const second = screen.getByRole('region', { name: 'Entity 2 of your own' });
    await second.getByLabelText('Name', { exact: true }).fill('invoice_id');
    await second.getByLabelText('Pattern (RE2)').fill('I\\d+');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(sent([staff, { ...order, name: 'invoice_id', pattern: 'I\\d+' }]));
  });

  test('that lose their words are found anywhere, and letters may be told apart again', async () => {
    const screen = await show(<Entities first={[order]} />);
    const box = screen.getByRole('checkbox', { name: 'In capital and small letters alike' });
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(sent([{ ...order, case_sensitive: null }]));
    await screen.getByRole('combobox', { name: 'Only near these words' }).fill('invoice');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(sent([{ ...order, case_sensitive: null, context: ['order', 'invoice'] }]));
  });

  test('are left out once the last one is gone', async () => {
    const screen = await show(<Entities first={[staff, { name: '', pattern: '' }]} />);
    await screen.getByRole('button', { name: 'Take the entity STAFF_NUMBER away' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(sent([{ name: '', pattern: '' }]));
    await screen.getByRole('button', { name: 'Take the entity 1 away' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('"left out"');
  });

  test('show their errors at their fields', async () => {
    const errors = { '1.pattern': 'no pattern of RE2', '0.name': 'taken' };
    const screen = await show(<Entities first={[staff, order]} error="taken" errors={errors} />);
    const fieldsOf = (at: number) => screen.getByRole('region', { name: `Entity ${at} of your own` });
    await expect.element(fieldsOf(1).getByText('taken')).toBeVisible();
    await expect.element(fieldsOf(2).getByText('no pattern of RE2')).toBeVisible();
    expect(screen.getByText('taken').elements()).toHaveLength(1);
  });

  test('show an error of them all where none is of a field', async () => {
    const screen = await show(<Entities first={[staff]} error="at most 32" />);
    await expect.element(screen.getByText('at most 32')).toBeVisible();
  });
});
