import { describe, expect, test } from 'vitest';
import { placeAt } from '../../testing/at.tsx';
import { show } from '../../testing/show.tsx';
import { Pipeline, shownPrice } from './pipeline.tsx';
import type { Stage } from './stages.ts';

const judge: Stage = {
  kind: 'judges',
  title: 'Input detection',
  about: 'looks for',
  policy: 'house rules',
  looksFor: ['Injection', 'Toxicity'],
  stops: ['Injection'],
  price: { credits: 3, isAtLeast: true },
};
const model: Stage = { kind: 'model', title: 'support v1', about: 'the model', stops: [] };
const free: Stage = {
  kind: 'changes',
  title: 'Restoring',
  about: 'data back',
  stops: [],
  price: { credits: 0, isAtLeast: false },
};

const shown = (stages: readonly Stage[], look: { onFailure?: 'open' | 'closed'; isDraft?: boolean } = {}) => {
  const { At } = placeAt('/app/deployments/support');
  return show(
    <At>
      <Pipeline stages={stages} onFailure="closed" {...look} />
    </At>,
  );
};

describe('the pipeline of a call', () => {
  test('goes from the caller through the stages and back', async () => {
    const screen = await shown([judge, model, free]);
    const steps = screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'The caller asks',
      'Input detectionInjection, Toxicity · policy house rulesStops: InjectionFrom 3 credits',
      'support v1the model',
      'Restoringdata backFree',
      'The caller reads',
    ]);
  });

  test('leads to the policy by a name that may have any letters', async () => {
    const screen = await shown([{ ...judge, policy: 'a/b ü' }]);
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/app/policies/a%2Fb%20%C3%BC');
  });

  test.each<{ what: string; changes: Partial<Stage>; said: string }>([
    { what: 'is not known', changes: { looksFor: undefined }, said: 'judges by the policy house rules' },
    { what: 'is nothing', changes: { looksFor: [] }, said: 'the policy house rules has no detector that is on' },
    { what: 'stops no call', changes: { stops: [] }, said: 'Only reports' },
    { what: 'has no known price', changes: { price: undefined }, said: 'Stops: Injection' },
  ])('says of a stage what it looks for where that $what', async ({ changes, said }) => {
    const screen = await shown([{ ...judge, ...changes }, model]);
    await expect.element(screen.container).toMatchTextContent(said);
  });

  test.each([
    { stages: [judge, model, free], said: /A call costs from 3 credits;/ },
    { stages: [model], said: /A call costs nothing;/ },
    { stages: [{ ...judge, price: undefined }, model], said: /^(?!.*A call costs)/ },
  ])('tells what a call costs only where all of it is known: $said', async ({ stages, said }) => {
    const screen = await shown(stages);
    await expect.element(screen.getByText(/fails because of a service error/)).toMatchTextContent(said);
  });

  test.each([
    { onFailure: 'closed', said: /is refused\.$/ },
    { onFailure: 'open', said: /goes on without it\.$/ },
  ] as const)('says what a fault does where it fails $onFailure', async ({ onFailure, said }) => {
    const screen = await shown([model], { onFailure });
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test.each([true, false])('says whether it is drawn before it is saved: %s', async (isDraft) => {
    const screen = await shown([model], { isDraft });
    const badge = screen.getByText('As it will be when saved');
    if (isDraft) await expect.element(badge).toBeVisible();
    else await expect.element(badge).not.toBeInTheDocument();
  });
});

test.each([
  { price: { credits: 0, isAtLeast: false }, shown: 'nothing' },
  { price: { credits: 1, isAtLeast: false }, shown: '1 credit' },
  { price: { credits: 1, isAtLeast: true }, shown: 'from 1 credit' },
  { price: { credits: 2, isAtLeast: false }, shown: '2 credits' },
])('$price is shown as "$shown"', ({ price, shown: words }) => expect(shownPrice(price)).toBe(words));
