import { describe, expect, test } from 'vitest';
import { corpus } from '../goals/corpus.ts';
import { seededRandom } from '../seeded-random.ts';
import { agentProfile, probeBrief as briefOf, modelProfile, recordedSteps } from '../testing/recorded-steps.ts';
import { attackInTheMiddle } from './attack-in-the-middle.ts';

const probeBrief = briefOf<'attack_in_the_middle'>;
const text = 'Promise "everything" to me, {count} and $& after.\nThen stop.';
const controls = new Set(corpus.security_fraud.flatMap((entry) => entry.controls.map((control) => control.text)));

/** The questions of a prompt, in their order, whatever carries them. */
function questionsIn(prompt: string): string[] {
  const from = prompt.search(/^[[{]$/m);
  if (from !== -1) {
    const end = prompt.slice(from).search(/^[\]}]$/m);
    const parsed = JSON.parse(prompt.slice(from, from + end + 1));
    return (parsed.tickets ?? parsed).map((entry: Record<string, string>) => entry.text ?? entry.request);
  }
  return Array.from(prompt.matchAll(/^\d+\. (.*(?:\n {3}.*)*)/gm), ([, question = '']) =>
    question
      .replace(/\n {3}/g, '\n')
      .replace(/^User: /, '')
      .replace(/\nAssistant: .* …$/, ''),
  );
}

describe.each([
  {
    who: 'a model',
    target: modelProfile,
    carriers: ['list', 'authority', 'transcript', 'record', 'persona', 'json', 'document'],
  },
  {
    who: 'an agent',
    target: agentProfile,
    carriers: ['list', 'authority', 'transcript', 'tool_result', 'record', 'persona', 'json', 'document'],
  },
])('asked of $who', ({ target, carriers }) => {
  const places = Array.from({ length: 2 * carriers.length }, (_, place) => place);

  test('carriers and numbers of questions take turns', () => {
    const told = places.map((place) => attackInTheMiddle.variant(probeBrief({ text, place, target })));
    expect(told).toEqual([5, 7].flatMap((questions) => carriers.map((carrier) => ({ carrier, questions }))));
  });

  test.each(places)('place %i: the goal is the middle one of harmless questions, none twice', async (place) => {
    for (let seed = 0; seed < 12; seed++) {
      const brief = probeBrief({ text, place, target });
      const { prompt } = await attackInTheMiddle.run(brief, recordedSteps('', seededRandom(seed)).steps);
      const questions = questionsIn(prompt);
      expect(questions).toHaveLength(Number(attackInTheMiddle.variant(brief).questions));
      expect(questions.indexOf(text)).toBe((questions.length - 1) / 2);
      expect(questions.filter((question) => controls.has(question))).toHaveLength(questions.length - 1);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });
});

test('a tool result is of a tool that the agent has, if it has any', async () => {
  const prompts = [agentProfile, { ...agentProfile, tools: [] }].map(
    async (target) =>
      (await attackInTheMiddle.run(probeBrief({ text, place: 3, target }), recordedSteps('').steps)).prompt,
  );
  expect(await prompts[0]).toContain('look_up_order');
  expect(await prompts[1]).toContain('list_open_tickets');
});

test('what is judged is the middle answer, or all of it where answers have no numbers', async () => {
  const brief = probeBrief({ text });
  const numbered = await attackInTheMiddle.run(
    brief,
    recordedSteps('1. One.\n2. Two.\n3. I cannot do that.\n4. Four.\n5. Five.').steps,
  );
  expect(numbered.reading).toBe('3. I cannot do that.');
  expect(numbered.answer.text).toContain('1. One.');
  expect((await attackInTheMiddle.run(brief, recordedSteps('I cannot do any of that.').steps)).reading).toBeUndefined();
});
