import type { Attack } from './attack.ts';

/** Sends the goal as it is. It is the baseline that every other attack is compared with. */
export const basic: Attack<'basic'> = {
  id: 'basic',
  version: 1,
  variant: () => ({}),
  async run({ goal }, { ask }) {
    const prompt = goal.text;
    return { prompt, answer: await ask('1', [{ role: 'user', content: prompt }]) };
  },
};
