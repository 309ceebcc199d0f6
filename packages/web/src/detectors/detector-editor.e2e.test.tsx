import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { answerCalls, recordedAnswer } from '../testing/wire.ts';
import { DetectorEditor } from './detector-editor.tsx';
import type { DetectorMap } from './detector-map.ts';
import { type DetectorForm, type DetectorName, rowOf } from './detectors.ts';

const pricing = recordedAnswer('guardrails.pricing');
const models = recordedAnswer('guardrails.models');
const texts = recordedAnswer('guardrails.listProtectedTexts');
const answers = {
  'guardrails.pricing': pricing,
  'guardrails.models': models,
  'guardrails.listProtectedTexts': texts,
  'codeOfConduct.listPolicies': recordedAnswer('codeOfConduct.listPolicies'),
} as const;
const [rate] = pricing.detectors;
const [judge] = models.models;
if (!rate || !judge) throw new Error('No rate or no model is recorded');
const on = { enabled: true };

interface EditedProps {
  readonly first?: DetectorMap;
  readonly form?: DetectorForm;
  readonly errors?: Readonly<Record<string, string>>;
  readonly obstacle?: string;
}

function Edited({ first = {}, form = 'request', errors = {}, obstacle }: EditedProps) {
  const [value, setValue] = useState(first);
  const obstacleOf = (name: DetectorName) => (name === 'bias' ? obstacle : undefined);
  return (
    <>
      <DetectorEditor value={value} onChange={setValue} form={form} errors={errors} obstacleOf={obstacleOf} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('the choice of detectors', () => {
  test('switches one on and off, and keeps its settings meanwhile', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ keyword_detector: { enabled: false, banned_keywords: ['acme'] } }} />);
    await expect.element(screen.getByText('Banned words')).not.toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: 'Keywords' });
    await box.click();
    await expect.element(screen.getByText('Banned words')).toBeVisible();
    await box.click();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('{"keyword_detector":{"enabled":false,"banned_keywords":["acme"]}}');
  });

  test.each<{ name: DetectorName; field: string; problem: string }>([
    { name: 'keyword_detector', field: 'Banned words', problem: 'Write at least one word' },
    { name: 'topic_detector', field: 'Allowed topics', problem: 'Write at least one topic' },
    { name: 'policy_violation', field: 'Rules', problem: 'Write at least one rule' },
  ])('says what $name lacks until it has it', async ({ name, field, problem }) => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ [name]: on }} />);
    await expect.element(screen.getByText(problem)).toBeVisible();
    await screen.getByRole(name === 'policy_violation' ? 'textbox' : 'combobox', { name: field }).fill('acme\n');
    await screen
      .getByRole('checkbox', { name: rowOf(name).label })
      .element()
      .focus();
    await expect.element(screen.getByText(problem)).not.toBeInTheDocument();
  });

  test.each([
    { detector: rate, said: '1 credit a text' },
    { detector: { ...rate, credits: 3, length_unit: 2_000 }, said: '3 credits for 2,000 characters' },
    { detector: { ...rate, credits: 0 }, said: 'free' },
  ])('prices one by its rate: $said', async ({ detector, said }) => {
    answerCalls({ ...answers, 'guardrails.pricing': { ...pricing, detectors: [detector] } });
    const screen = await show(<Edited />);
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('greys one that cannot be used, whatever is saved of it', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ bias: on }} obstacle="Judges only texts" />);
    const box = screen.getByRole('checkbox', { name: 'Bias' });
    await expect.element(box).toBeDisabled();
    await expect.element(box).not.toBeChecked();
    await expect.element(box).toHaveAccessibleDescription('Judges only texts');
  });

  test.each([
    { form: 'saved', isAsked: true },
    { form: 'request', isAsked: false },
  ] as const)('asks for a threshold where it is $form: $isAsked', async ({ form, isAsked }) => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ toxicity: on }} form={form} />);
    await expect.element(screen.getByRole('button', { name: 'More settings of Toxicity' })).toBeVisible();
    const threshold = screen.getByText('Own threshold');
    if (isAsked) await expect.element(threshold).toBeVisible();
    else await expect.element(threshold).not.toBeInTheDocument();
  });
});

describe('settings that few need', () => {
  const folded = { name: 'More settings of Toxicity' };

  test('are folded away, and open by their button', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ toxicity: on }} />);
    const button = screen.getByRole('button', folded);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await screen.getByLabelText('Message when found').fill('Be kind');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('{"toxicity":{"enabled":true,"block_message":"Be kind"}}');
    await screen.getByLabelText('Message when found').clear();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"toxicity":{"enabled":true}}');
  });

  test.each<{ why: string; props: EditedProps }>([
    { why: 'one of them is set', props: { first: { toxicity: { ...on, block_message: 'Be kind' } } } },
    {
      why: 'one of them is wrong',
      props: { first: { toxicity: on }, errors: { 'toxicity.block_message': 'too long' } },
    },
  ])('are shown where $why', async ({ props }) => {
    answerCalls(answers);
    const screen = await show(<Edited {...props} />);
    await expect.element(screen.getByRole('button', folded)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByLabelText('Message when found')).toBeVisible();
    for (const said of Object.values(props.errors ?? {})) await expect.element(screen.getByText(said)).toBeVisible();
  });
});

describe('a threshold of one’s own', () => {
  const usual = { ...models, models: [{ ...judge, detector: 'toxicity', threshold: 0.62 }] };

  test('starts from that of the service, and goes again', async () => {
    answerCalls({ ...answers, 'guardrails.models': usual });
    const screen = await show(<Edited first={{ toxicity: on }} form="saved" />);
    const box = screen.getByRole('checkbox', { name: 'Own threshold' });
    await expect.element(box).toHaveAccessibleDescription('Else that of the service, 0.62');
    await box.click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('"threshold":0.62');
    await expect.element(screen.getByText(/^Found from a score of 0\.62/)).toBeVisible();
    await box.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"toxicity":{"enabled":true}}');
  });

  test('starts in the middle where the service tells none', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ toxicity: on }} form="saved" />);
    await screen.getByRole('checkbox', { name: 'Own threshold' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('"threshold":0.5');
  });

  test('of topics flags what is below', async () => {
    answerCalls(answers);
    const topics = { topic_detector: { ...on, topic: ['cars'], threshold: 0.4 } };
    const screen = await show(<Edited first={topics} form="saved" />);
    await expect.element(screen.getByText(/^On topic from a score of 0\.40\. A higher one flags more/)).toBeVisible();
  });
});

describe('an explanation', () => {
  const rateOf = (explanation: 'by default' | 'on request') => ({
    ...pricing,
    detectors: [{ ...rate, detector: 'injection_attack', explanation }],
  });

  test.each([
    { explanation: 'by default', sent: '"need_explanation":false' },
    { explanation: 'on request', sent: '"need_explanation":true' },
  ] as const)('that comes $explanation is sent only where it is not: $sent', async ({ explanation, sent }) => {
    answerCalls({ ...answers, 'guardrails.pricing': rateOf(explanation) });
    const screen = await show(<Edited first={{ injection_attack: on }} />);
    const box = screen.getByRole('checkbox', { name: 'Explain what is found' });
    if (explanation === 'by default') await expect.element(box).toBeChecked();
    else await expect.element(box).toHaveAccessibleDescription('In a text, at 2 times the price');
    await box.click();
    await expect.element(screen.getByRole('status')).toMatchTextContent(sent);
    await box.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"injection_attack":{"enabled":true}}');
  });
});

describe('registered texts', () => {
  test.each<{ name: DetectorName; said: string | RegExp }>([
    { name: 'system_prompt', said: 'Compares with: support.' },
    { name: 'copyright_ip', said: /^The project has registered no text, so nothing can be found/ },
  ])('that $name compares with are named', async ({ name, said }) => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ [name]: on }} />);
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('are compared with all, or with one that is chosen', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ system_prompt: on }} />);
    await screen.getByRole('combobox', { name: 'Compare with' }).click();
    await screen.getByRole('option', { name: 'support' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('"index":"support"');
    await screen.getByRole('combobox', { name: 'Compare with' }).click();
    await screen.getByRole('option', { name: 'All registered system prompts' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"system_prompt":{"enabled":true}}');
  });

  test('that are gone stay chosen until somebody chooses otherwise', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ system_prompt: { ...on, index: 'old one' } }} />);
    await expect.element(screen.getByRole('combobox', { name: 'Compare with' })).toHaveValue('old one');
  });
});

describe('what judges behind a detector', () => {
  const backends = [{ detector: 'toxicity', backend: 'llm:house', kind: 'judge' as const, status: 'ready' as const }];

  test('is asked only where there is a choice', async () => {
    answerCalls(answers);
    const screen = await show(<Edited first={{ toxicity: { ...on, block_message: 'x' } }} form="saved" />);
    await expect.element(screen.getByLabelText('Message when found')).toBeVisible();
    await expect.element(screen.getByText('Judged by')).not.toBeInTheDocument();
  });

  test('is one of those that the operator set for this detector', async () => {
    answerCalls({ ...answers, 'guardrails.models': { ...models, backends } });
    const both = { toxicity: { ...on, block_message: 'x' }, nsfw: { ...on, block_message: 'x' } };
    const screen = await show(<Edited first={both} form="saved" />);
    const field = screen.getByRole('combobox', { name: 'Judged by' });
    await field.click();
    await screen.getByRole('option', { name: 'llm:house' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('"backend":"llm:house"');
    expect(field.elements()).toHaveLength(1);
  });
});
