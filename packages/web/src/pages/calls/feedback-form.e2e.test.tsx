import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { answerCalls, recordedAnswer, refusedFields } from '../../testing/wire.ts';
import { FeedbackForm } from './feedback-form.tsx';

const given = recordedAnswer('proxy.giveFeedback');
const recorded = recordedAnswer('proxy.getCall');
const call = {
  ...recorded,
  detections: { input: { detected: [], blocked: [] }, output: { detected: [], blocked: [] } },
  texts: { request: '{}', response: 'All is well.' },
};
const found = { detected: ['toxicity'], blocked: [] };

describe('feedback on a call', () => {
  test.each([
    { verdict: 'Right', body: { verdict: 'right', stage: 'input' } },
    { verdict: 'False alarm', body: { verdict: 'false_alarm', stage: 'input' } },
    { verdict: 'Missed', body: { verdict: 'missed', stage: 'input' } },
  ])('"$verdict" sends $body', async ({ verdict, body }) => {
    const calls = answerCalls({ 'proxy.giveFeedback': given });
    const screen = await show(<FeedbackForm call={call} />);
    await screen.getByRole('button', { name: verdict }).click();
    await expect.poll(() => calls.map((each) => each.body)).toEqual([body]);
    expect(calls[0]?.path).toBe(`/ai-proxy/calls/${call.call_id}/feedback`);
  });

  test('is on the side that was flagged, and on the detector that is chosen', async () => {
    const calls = answerCalls({ 'proxy.giveFeedback': given });
    const screen = await show(<FeedbackForm call={{ ...call, detections: { ...call.detections, output: found } }} />);
    await screen.getByRole('combobox', { name: 'Detector' }).click();
    await screen.getByRole('option', { name: 'Toxicity' }).click();
    await screen.getByRole('button', { name: 'False alarm' }).click();
    await expect
      .poll(() => calls.map((each) => each.body))
      .toEqual([{ verdict: 'false_alarm', stage: 'output', detector: 'toxicity' }]);
  });

  test('asks for the text where none is kept, and shows what is wrong with it', async () => {
    const calls = answerCalls({ 'proxy.giveFeedback': () => refusedFields({ text: 'send the judged text' }) });
    const screen = await show(<FeedbackForm call={{ ...call, texts: { request: null, response: null } }} />);
    await screen.getByRole('textbox', { name: 'The judged text' }).fill('You are rude.');
    await screen.getByRole('button', { name: 'Missed' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Not kept');
    await expect.element(screen.getByText('send the judged text').first()).toBeVisible();
    expect(calls.map((each) => each.body)).toEqual([{ verdict: 'missed', stage: 'input', text: 'You are rude.' }]);
  });

  test('asks for no text where it is kept', async () => {
    answerCalls({});
    const screen = await show(<FeedbackForm call={call} />);
    await expect.element(screen.getByRole('textbox', { name: 'The judged text' })).not.toBeInTheDocument();
  });
});
