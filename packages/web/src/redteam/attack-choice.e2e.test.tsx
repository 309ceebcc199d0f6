import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { answerCalls, recordedAnswer } from '../testing/wire.ts';
import { AttackChoice, type ChosenAttacks } from './attack-choice.tsx';

const pricing = recordedAnswer('rt.pricing');
const status = recordedAnswer('rt.statusCheck');
const [basic, encoding] = pricing.attacks;
if (!basic || !encoding) throw new Error('The recorded prices have no attacks');
/** The recorded attacks, and others of the same form. */
const attacks = [
  basic,
  encoding,
  { ...basic, attack: 'tap' as const, turns: 'multi' as const, multiplier: 2.5, scaling: { option: 'width' } as never },
  { ...basic, attack: 'figstep' as const, modality: 'image' as const },
  { ...basic, attack: 'waveform' as const, modality: 'audio' as const },
  { ...basic, attack: 'hades' as const, modality: 'image' as const, is_available: false },
];

const withAttacker = {
  ...status,
  checks: { ...status.checks, models: { ...status.checks.models, attacker: 'configured' as const } },
};

interface ChoiceProps {
  readonly first?: ChosenAttacks;
  readonly modalities?: readonly string[] | undefined;
}

function Choice({ first = {}, modalities }: ChoiceProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <AttackChoice chosen={chosen} onChange={setChosen} modalities={modalities} />
      <output>{JSON.stringify(chosen)}</output>
    </>
  );
}

const answers = { 'rt.pricing': { ...pricing, attacks }, 'rt.statusCheck': status } as const;

describe('the choice of attacks', () => {
  test.each([
    { group: 'One prompt', names: ['Plain question', 'Encoding'] },
    { group: 'Conversations', names: ['Tree of prompts'] },
    { group: 'Pictures and sound', names: ['Empty list picture', 'Changed speech', 'Made picture'] },
  ])('has $names under "$group"', async ({ group, names }) => {
    answerCalls(answers);
    const screen = await show(<Choice />);
    const boxes = screen.getByRole('region', { name: group }).getByRole('checkbox');
    await expect.element(boxes.first()).toBeVisible();
    const labels = boxes.elements().map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : ''));
    expect(labels).toEqual(names);
  });

  test.each([
    { attack: 'Empty list picture', modalities: ['text'], isFree: false, why: /takes no pictures/ },
    { attack: 'Changed speech', modalities: ['text', 'image'], isFree: false, why: /takes no sound/ },
    { attack: 'Empty list picture', modalities: ['text', 'image'], isFree: true, why: /heading of an empty list/ },
    { attack: 'Empty list picture', modalities: undefined, isFree: true, why: /heading of an empty list/ },
    { attack: 'Made picture', modalities: undefined, isFree: false, why: /Not available in this service/ },
  ])(
    'lets $attack be chosen for a target that takes $modalities: $isFree',
    async ({ attack, modalities, isFree, why }) => {
      answerCalls(answers);
      const screen = await show(<Choice modalities={modalities} />);
      const box = screen.getByRole('checkbox', { name: attack, exact: true });
      await expect.element(box).toHaveAccessibleDescription(why);
      if (isFree) await expect.element(box).toBeEnabled();
      else await expect.element(box).toBeDisabled();
    },
  );

  test('lets go of what was chosen before the target changed', async () => {
    answerCalls(answers);
    const screen = await show(<Choice first={{ figstep: {}, basic: {} }} modalities={['text']} />);
    await screen.getByRole('checkbox', { name: 'Empty list picture' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"basic":{}}');
    await expect.element(screen.getByRole('checkbox', { name: 'Empty list picture' })).toBeDisabled();
  });

  test('keeps an option only where it is not the usual one', async () => {
    answerCalls(answers);
    const screen = await show(<Choice first={{ encoding: {} }} />);
    const field = screen.getByRole('textbox', { name: 'How often a prompt is encoded' });
    await expect.element(field).toHaveValue('1');
    await field.fill('3');
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"encoding":{"iterations":3}}');
    await field.fill('1');
    await expect.element(screen.getByRole('status')).toHaveTextContent('{"encoding":{}}');
  });

  test.each([
    { what: 'none', answer: status, isTold: true },
    { what: 'one', answer: withAttacker, isTold: false },
  ])('tells of templates where there is $what that writes attacks', async ({ answer, isTold }) => {
    answerCalls({ ...answers, 'rt.statusCheck': answer });
    const screen = await show(<Choice />);
    const box = screen.getByRole('checkbox', { name: 'Tree of prompts', exact: true });
    const note = screen.getByText(/^The operator has set no attacker model/);
    if (isTold) {
      await expect.element(note).toBeVisible();
      await expect.element(box).toHaveAccessibleDescription(/By templates here/);
    } else {
      await expect.element(box).toHaveAccessibleDescription(/keeps the best five$/);
      await expect.element(note).not.toBeInTheDocument();
    }
  });

  test('marks a price that an option scales', async () => {
    answerCalls(answers);
    const screen = await show(<Choice />);
    await expect.element(screen.getByRole('region', { name: 'Conversations' }).getByText(/× 2\.5\*/)).toBeVisible();
    await expect.element(screen.getByText(/× 1\*/)).not.toBeInTheDocument();
  });
});
