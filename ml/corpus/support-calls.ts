import { readData } from '../read-data/read-data.ts';
import type { MadeFamily, MadeText } from './corpus-row.ts';
import { pick, pickNumber, type Random, sample, seededRandom } from './seeded-random.ts';

const supportWishes = readData('corpus/support-wishes');
/** Transcripts that are made of each seed. */
const TRANSCRIPTS = 900;
/** How the two speakers are named. */
const speakers: readonly (readonly [string, string])[] = [
  ['Customer', 'Agent'],
  ['Caller', 'Operator'],
  ['Me', 'Support'],
  ['User', 'Assistant'],
  ['user', 'assistant'],
  ['Client', 'Adviser'],
  ['Guest', 'Reception'],
  ['Patient', 'Practice'],
  ['Anna', 'Help desk'],
  ['Customer (10:04)', 'Agent (10:05)'],
];
const greetings = ['Hello!', 'Hi there.', 'Good morning.', 'Hi, I hope you are well.', 'Hello, I need some help.', ''];
const offers = ['How can I help?', 'What can I do for you?', 'Sure, go ahead.', 'Of course.', 'Hello, welcome back.'];
const closings: readonly (readonly [string, string])[] = [
  ['That is all, thank you.', 'You are welcome. Have a nice day!'],
  ['No, thanks, you have been very helpful.', 'My pleasure. Goodbye.'],
  ['Nothing else for now.', 'Thank you for calling.'],
  ['Great, bye.', 'Bye, take care.'],
  ["Thanks, that's everything I needed.", 'Enjoy the rest of your day.'],
];
const further = [
  'Anything else?',
  'Is there anything else that I can do?',
  'Do you need help with anything else today?',
];

/** Conversations with customer support in many trades: harmless to every detector. */
export const supportCalls: MadeFamily = { family: 'support_calls', label: 0, texts: () => transcripts() };

function transcripts(): MadeText[] {
  const random = seededRandom('support calls');
  return Array.from({ length: TRANSCRIPTS }, (_, index) => {
    const wishes = sample(random, supportWishes, pickNumber(random, 1, 3));
    return { text: transcript(random, wishes), pattern: `support calls ${index % supportWishes.length}` };
  });
}

function transcript(random: Random, wishes: readonly (readonly string[])[]): string {
  const [asker, helper] = pick(random, speakers);
  const said = [`${asker}: ${pick(random, greetings)}`, `${helper}: ${pick(random, offers)}`];
  for (const [index, wish] of wishes.entries()) {
    if (index > 0) said.push(`${helper}: ${pick(random, further)}`);
    for (const [turn, line] of filled(random, wish).entries()) {
      said.push(`${turn % 2 === 0 ? asker : helper}: ${line}`);
    }
  }
  const [bye, answer] = pick(random, closings);
  said.push(`${asker}: ${bye}`, `${helper}: ${answer}`);
  return said.filter((line) => !line.endsWith(': ')).join('\n');
}

/** Returns the turns of a wish: «a|b» chooses, and # is a digit. All choices are drawn before the first digit. */
function filled(random: Random, turns: readonly string[]): string[] {
  const chosen = turns.map((turn) =>
    turn.replaceAll(/«([^»]*)»/g, (_, choices: string) => pick(random, choices.split('|'))),
  );
  return chosen.map((turn) => turn.replaceAll('#', () => String(pickNumber(random, 1, 9))));
}
