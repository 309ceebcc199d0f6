import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TextAnswer } from '../../../detectors/detectors.ts';
import { show } from '../../../testing/show.tsx';
import { recordedAnswer } from '../../../testing/wire.ts';
import { askedOf, firstContent } from '../asked.ts';
import type { Cost } from '../send.ts';
import { MarkedText } from './marked-text.tsx';
import { MediaResults } from './media-results.tsx';
import type { Thresholds } from './rescore.ts';
import { costShown, Verdict } from './verdict.tsx';

const recorded = recordedAnswer('guardrails.detect');
const text = 'Write to jane@example.com, or to <b>jane@example.com</b>';
const content = { ...firstContent, mode: 'text' as const, text };
const asked = askedOf(content, { policy: null, detectors: { pii: { enabled: true } } });

interface ShownProps {
  readonly answer?: object;
  readonly cost?: Cost | undefined;
  readonly usual?: Thresholds;
  readonly first?: Thresholds;
}

function Shown({ answer = recorded, cost, usual = { sponge_attack: 0.5 }, first = {} }: ShownProps) {
  const [moved, setMoved] = useState(first);
  return (
    <>
      <Verdict
        answered={{ asked, answer: { ...answer }, cost }}
        content={content}
        moved={moved}
        usual={usual}
        onMove={setMoved}
      />
      <output aria-label="moved">{JSON.stringify(moved)}</output>
    </>
  );
}

describe('the verdict on a text', () => {
  test('counts what was found, and says of each detector what it is', async () => {
    const screen = await show(<Shown />);
    await expect.element(screen.getByText('1 of 2 detectors found something: Personal data.')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Personal data' }).getByText('Found', { exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Sponge attack' }).getByText('Nothing found'))
      .toBeVisible();
    await expect.element(screen.getByText('No credits were charged')).toBeVisible();
  });

  test('marks every place of a value, and shows markup as it is written', async () => {
    const screen = await show(<Shown />);
    const marks = [...screen.container.querySelectorAll('mark')];
    expect(marks.map(({ textContent, title }) => [textContent, title])).toEqual([
      ['jane@example.com', 'Personal data'],
      ['jane@example.com', 'Personal data'],
    ]);
    await expect.element(screen.container).toMatchTextContent(text);
  });

  test('changes with a threshold that is moved, and back again', async () => {
    const screen = await show(<Shown first={{ sponge_attack: 0.11 }} />);
    await expect.element(screen.getByText(/^2 of 2 detectors found something/)).toBeVisible();
    await expect.element(screen.getByText('flags from 0.11, usually 0.50')).toBeVisible();
    await screen.getByRole('button', { name: 'Back to the thresholds of the service' }).click();
    await expect.element(screen.getByText(/^1 of 2 detectors found something/)).toBeVisible();
    await expect.element(screen.getByText('flags from 0.50')).toBeVisible();
    await expect.element(screen.getByText('You moved thresholds')).not.toBeInTheDocument();
  });

  test('has a slider that the keyboard moves by a hundredth', async () => {
    const screen = await show(<Shown />);
    screen.getByRole('slider', { name: 'Threshold of Sponge attack' }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByLabelText('moved')).toHaveTextContent('{"sponge_attack":0.49}');
  });

  test('says what the caller would be told, and what the service warns of', async () => {
    const answer = { ...recorded, result_message: 'Please be kind', warnings: ['Only the first part was read'] };
    const screen = await show(<Shown answer={answer} />);
    await expect.element(screen.getByText('Please be kind')).toBeVisible();
    await expect.element(screen.getByText('Only the first part was read')).toBeVisible();
  });

  test('shows the answer as it came once somebody asks for it', async () => {
    const screen = await show(<Shown />);
    await expect.element(screen.getByText(/"sponge_attack_detected": false/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show the answer as JSON' }).click();
    await expect.element(screen.getByText(/"sponge_attack_detected": false/)).toBeVisible();
  });

  test.each([
    { on_topic: 1, badge: 'On topic', said: 'Nothing was found.' },
    { on_topic: 0, badge: 'Off topic', said: '1 of 1 detector found something: Topic.' },
  ])('says of topics that a text is $badge', async ({ on_topic, badge, said }) => {
    const answer = { summary: { on_topic }, details: { topic_detector: { cars: 0.3 } }, result_message: null };
    const screen = await show(<Shown answer={answer} usual={{ topic_detector: 0.2 }} />);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
  });
});

describe('a cost', () => {
  test.each([
    { cost: undefined, said: 'No credits were charged' },
    { cost: { cost: 1 }, said: 'It cost 1 credit' },
    { cost: { cost: 0 }, said: 'It cost 0 credits' },
    { cost: { cost: 12 }, said: 'It cost 12 credits' },
    { cost: { cost: 0, wouldCost: 3 }, said: 'Free; it would cost 3 credits' },
    { cost: { cost: 0, wouldCost: 1 }, said: 'Free; it would cost 1 credit' },
  ])('is told as "$said"', ({ cost, said }) => {
    expect(costShown(cost)).toBe(said);
  });
});

describe('a marked text', () => {
  test('says of detectors without a place that they mean the whole', async () => {
    const details: TextAnswer['details'] = recorded.details;
    const screen = await show(<MarkedText text={text} details={details} flagged={['pii', 'toxicity']} />);
    const legend = screen.getByRole('list', { name: 'What the marks mean' });
    const said = legend
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['1Personal data', '3Toxicity (the text as a whole)']);
  });

  test('without findings has no legend', async () => {
    const screen = await show(<MarkedText text={text} details={recorded.details} flagged={[]} />);
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  });
});

describe('what detectors say of a picture', () => {
  const picture = recordedAnswer('guardrails.detectImage');
  const none = { moved: {}, usual: {}, onMove: () => undefined };

  test('is what the service answered', async () => {
    const screen = await show(<MediaResults answer={picture} {...none} />);
    await expect.element(screen.getByText('Nothing was found.')).toBeVisible();
    await expect.element(screen.getByText('0.16')).toBeVisible();
  });

  test('changes with a threshold that is moved', async () => {
    const screen = await show(<MediaResults answer={picture} {...none} moved={{ injection_attack: 0.15 }} />);
    await expect.element(screen.getByText(/^1 of 1 detector found something: Injection/)).toBeVisible();
  });

  test('lists the values of each kind of personal data', async () => {
    const entities = { phone_number: { '+1 202 555 0143': 1 }, email: { 'a@example.com': 1, 'b@example.com': 2 } };
    const answer = { ...picture, summary: { pii: 1 }, details: { pii: { entities } }, scores: {} } as never;
    const screen = await show(<MediaResults answer={answer} {...none} />);
    const rows = screen
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['KindValue', 'phone number+1 202 555 0143', 'emaila@example.com', 'emailb@example.com']);
  });
});
