import { afterAll, expect, test } from 'vitest';
import { createCascade } from '../detect/cascade.ts';

const cascade = createCascade();
afterAll(() => cascade.close());
const judge = (text: string) => cascade.detect(text, { bias: { enabled: true } });

test.each([
  'Las mujeres no saben conducir.',
  'Ihr seid doch alle Vollidioten, ihr Ausländer.',
  'Hello. Alle Frauen sind dumm und gehören in die Küche. The shop opens at nine.',
  'Les femmes ne savent pas conduire. Les étrangers sont tous des voleurs.',
  'Alle Frauen sind dumm und gehören in die Küche.',
  'All women are bad drivers and should not be allowed on the road.',
  'Le donne non sanno guidare e gli immigrati rubano.',
])('what is left of "%s" is not biased by the same judges', async (text) => {
  const { summary, details } = await judge(text);
  expect(summary.bias).toBe(1);
  const left = details.bias.debiased_text;
  expect(left).not.toBe(text);
  expect((await judge(left)).summary.bias).toBe(0);
});

test('a text that is not biased stays as it is', async () => {
  const text = 'The shop opens at nine, and all customers are welcome.';
  expect((await judge(text)).details.bias.debiased_text).toBe(text);
});
