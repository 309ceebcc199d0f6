import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { answerCalls, recordedAnswer, refusal } from '../testing/wire.ts';
import { newTarget, type TargetDraft, targetOfCall } from './target-draft.ts';
import { TargetFields } from './target-fields.tsx';

const answers = {
  'rt.pricing': recordedAnswer('rt.pricing'),
  'models.listModels': recordedAnswer('models.listModels'),
  'relay.listBridges': recordedAnswer('relay.listBridges'),
  'relay.bridgeStatus': { ...recordedAnswer('relay.bridgeStatus'), latency_ms: 16.2 },
} as const;

interface FieldsProps {
  readonly first?: Partial<TargetDraft>;
  readonly errors?: Readonly<Record<string, string>>;
}

function Fields({ first = {}, errors = {} }: FieldsProps) {
  const [draft, setDraft] = useState<TargetDraft>({ ...newTarget, ...first });
  const [key, setKey] = useState('');
  return (
    <>
      <TargetFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        apiKey={key}
        onKey={setKey}
        errors={errors}
      />
      <output aria-label="sent">{JSON.stringify(targetOfCall(draft, key))}</output>
    </>
  );
}

describe('the fields of a target', () => {
  test('of an address send what was written, and the key only there', async () => {
    answerCalls(answers);
    const screen = await show(<Fields />);
    await screen.getByRole('textbox', { name: 'Address' }).fill(' https://api.example.com/v1 ');
    await screen.getByRole('textbox', { name: 'Model' }).fill('support-bot');
    await screen.getByLabelText('Its key').fill('sk-1');
    await expect
      .element(screen.getByLabelText('sent'))
      .toHaveTextContent(
        '{"target":{"endpoint":"https://api.example.com/v1","model_name":"support-bot","api_key":"sk-1"}}',
      );
    await screen.getByText('Practice target', { exact: true }).click();
    await expect.element(screen.getByLabelText('Its key')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('sent')).not.toMatchTextContent('sk-1');
    await expect.element(screen.getByText(/practice-target$/)).toBeVisible();
  });

  test('of a saved model offer those of the project', async () => {
    answerCalls(answers);
    const screen = await show(<Fields first={{ kind: 'saved' }} />);
    await screen.getByRole('combobox', { name: 'Saved model' }).click();
    await screen.getByRole('option', { name: 'support v1' }).click();
    await expect
      .element(screen.getByLabelText('sent'))
      .toHaveTextContent('{"headers":{"model":"support","model_version":"v1"}}');
    await expect.element(screen.getByText('Kind of system')).not.toBeInTheDocument();
  });

  test('say where no model is saved', async () => {
    answerCalls({ ...answers, 'models.listModels': { ...answers['models.listModels'], models: [] } });
    const screen = await show(<Fields first={{ kind: 'saved' }} />);
    await expect.element(screen.getByText(/has no saved model yet/)).toBeVisible();
  });

  test('say why the saved models cannot be listed', async () => {
    answerCalls({
      ...answers,
      'models.listModels': () => refusal(403, 'forbidden', 'The key has no scope for models'),
    });
    const screen = await show(<Fields first={{ kind: 'saved' }} />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('The key has no scope for models');
  });

  test('of an agent ask for its tools', async () => {
    answerCalls(answers);
    const screen = await show(<Fields first={{ endpoint: 'https://a.example' }} />);
    await screen.getByRole('combobox', { name: 'Kind of system' }).click();
    await screen.getByRole('option', { name: /^An agent with tools/ }).click();
    await expect.element(screen.getByLabelText('sent')).toHaveTextContent('');
    await screen.getByRole('button', { name: 'Add a tool' }).click();
    await screen.getByRole('textbox', { name: 'Name of the tool' }).fill('refund');
    await expect.element(screen.getByLabelText('sent')).toMatchTextContent(/"tools":\[\{"name":"refund"\}\]/);
  });

  test('multiply the price as the service says', async () => {
    answerCalls(answers);
    const screen = await show(<Fields />);
    await screen.getByRole('combobox', { name: 'Kind of system' }).click();
    await expect.element(screen.getByRole('option', { name: 'A model, × 1' })).toBeVisible();
    // The recorded prices have no agent.
    await expect.element(screen.getByRole('option', { name: 'An agent with tools', exact: true })).toBeVisible();
  });

  test('always take text, and pictures where somebody says so', async () => {
    answerCalls(answers);
    const screen = await show(<Fields first={{ endpoint: 'https://a.example' }} />);
    await expect.element(screen.getByRole('checkbox', { name: 'Text' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Pictures' }).click();
    await expect.element(screen.getByLabelText('sent')).toMatchTextContent(/"input_modalities":\["text","image"\]/);
    await screen.getByRole('checkbox', { name: 'Pictures' }).click();
    await expect.element(screen.getByLabelText('sent')).not.toMatchTextContent('input_modalities');
  });

  test.each([
    { field: 'target.endpoint', kind: 'address', error: 'not an address' },
    { field: 'target.model_name', kind: 'address', error: 'unknown model' },
    { field: 'target.api_key', kind: 'address', error: 'no key' },
    { field: 'target.endpoint', kind: 'practice', error: 'not an address' },
    { field: 'target.input_modalities', kind: 'practice', error: 'no pictures' },
  ] as const)('show what the service said of $field of a target by $kind', async ({ field, kind, error }) => {
    answerCalls(answers);
    const screen = await show(<Fields first={{ kind }} errors={{ [field]: error }} />);
    await expect.element(screen.getByText(error)).toBeVisible();
  });

  test('of a bridge say whether it is connected', async () => {
    const calls = answerCalls(answers);
    const screen = await show(<Fields first={{ kind: 'bridge', bridge_id: 'office' }} />);
    await expect.element(screen.getByText(/^Connected since .* 0 requests, 16 ms away\.$/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'relay.bridgeStatus')?.path).toContain('/office');
    await expect.element(screen.getByLabelText('sent')).toHaveTextContent('{"target":{"endpoint":"relay://office"}}');
  });

  test('of a bridge that nobody knows say so, and how it is connected', async () => {
    answerCalls({ ...answers, 'relay.bridgeStatus': () => refusal(404, 'not_found', 'There is none') });
    const screen = await show(<Fields first={{ kind: 'bridge', bridge_id: 'home' }} />);
    await expect.element(screen.getByText('No bridge home has connected to this project.')).toBeVisible();
    await expect.element(screen.getByText('Connect another bridge')).toBeVisible();
  });

  test('ask nothing about an id that no bridge can have', async () => {
    const calls = answerCalls(answers);
    const screen = await show(<Fields first={{ kind: 'bridge', bridge_id: 'a/b' }} />);
    await expect.element(screen.getByText('Connect another bridge')).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('relay.bridgeStatus');
  });
});
