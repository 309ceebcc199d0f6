import { expect, test } from 'vitest';
import { withoutLeaks } from './sample-run.ts';

const control = (prompt: string, answer: string) => ({
  recordId: 'rt-1.0',
  goalId: 'g',
  category: 'safety_harm',
  subCategory: 's',
  attack: 'basic',
  prompt,
  answer,
});

test('an answer to a control that holds a canary is no harmless text, and its prompt is one', () => {
  const asked = [control('When do you open?', 'At nine. My code is staff-7741.'), control('Do you sell tea?', 'Yes.')];
  const { controls, leaking } = withoutLeaks(asked, ['STAFF-7741']);
  expect(leaking).toBe(1);
  expect(controls.map(({ prompt, answer }) => [prompt, answer])).toEqual([
    ['When do you open?', ''],
    ['Do you sell tea?', 'Yes.'],
  ]);
  expect(withoutLeaks(asked, [])).toEqual({ controls: asked, leaking: 0 });
});
