import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';

const nouns =
  'river morning teacher window market garden letter station engine winter village doctor bridge story question number picture kitchen harbour mountain company office neighbour journey paper machine water street animal summer answer library evening painter captain island forest meeting problem project team report customer order ticket account holiday recipe weather song record history language student lesson city country road train bicycle island farmer baker shop table chair lamp book page line word field field tree leaf bird horse dog cat stone wall roof door key coat shoe hat hand voice face idea plan method result reason chance price value month week hour'.split(
    ' ',
  );
const verbs =
  'opened carried followed watched repaired painted described visited finished collected explained measured noticed remembered crossed answered ordered delivered borrowed returned checked planned moved changed counted gathered found kept left brought wrote read sold bought built cleaned closed needed wanted liked missed reached'.split(
    ' ',
  );
const adjectives =
  'old quiet narrow bright early heavy small large green empty careful distant familiar simple broken warm cold long short new late gentle busy plain round steep dry wet soft loud cheap clever honest patient modern rough smooth young tired'.split(
    ' ',
  );
const adverbs =
  'slowly often quickly again together later almost never usually carefully suddenly quietly nearby twice outside'.split(
    ' ',
  );
const places =
  'near the|behind the|under the|across the|beside the|in front of the|after the|before the|without the|from the'.split(
    '|',
  );
const people = 'Anna|Mr Brown|the captain|our neighbour|my sister|everyone|nobody|Peter|the two teachers|they'.split(
  '|',
);

type Random = () => number;
const pick = (random: Random, from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentence shapes, the rarer ones with what detectors look at more closely: numbers, dates, addresses. */
const shapes: readonly ((word: (from: readonly string[]) => string, random: Random) => string)[] = [
  (w) => `${w(people)} ${w(verbs)} the ${w(adjectives)} ${w(nouns)} ${w(places)} ${w(nouns)}`,
  (w) => `the ${w(nouns)} and the ${w(nouns)} were ${w(adjectives)}, but ${w(people)} ${w(adverbs)} ${w(verbs)} them`,
  (w) => `when ${w(people)} ${w(verbs)} a ${w(nouns)}, the ${w(adjectives)} ${w(nouns)} was ${w(adverbs)} forgotten`,
  (w) => `there is a ${w(adjectives)} ${w(nouns)} ${w(places)} ${w(adjectives)} ${w(nouns)}`,
  (w) => `it wasn't the ${w(nouns)} that ${w(people)} ${w(verbs)}; it was the ${w(adjectives)} ${w(nouns)}`,
  (w) => `why had ${w(people)} ${w(verbs)} the ${w(nouns)} so ${w(adverbs)}`,
  (w) => `${w(adverbs)}, ${w(people)} said: "the ${w(nouns)} is ${w(adjectives)}"`,
  (w, random) =>
    `the ${w(nouns)} had ${Math.floor(random() * 400)} ${w(nouns)}s in ${1900 + Math.floor(random() * 125)}`,
];

function sentence(random: Random): string {
  const word = (from: readonly string[]) => pick(random, from);
  const roll = random();
  if (roll < 0.004) return `Write to ${word(adjectives)}.${word(nouns)}@example.com for the ${word(nouns)}.`;
  if (roll < 0.006) return `The ${word(nouns)} is open from 9:30 to 17:45; see https://example.org/${word(nouns)}.`;
  const shape = shapes[Math.floor(random() * shapes.length)];
  return `${capital(shape?.(word, random) ?? '')}.`;
}

/** ASCII English of exactly `length` code units, in paragraphs; no two seeds make the same. */
export function prose(length: number, seed: number): string {
  const random = seededNumbers(seed);
  const sentences: string[] = [];
  for (let made = 0; made < length; ) {
    const next = sentence(random) + (random() < 0.15 ? '\n\n' : ' ');
    sentences.push(next);
    made += next.length;
  }
  return flat(sentences.join('').slice(0, length));
}

/** One sequential string, as JSON.parse makes it of a request; a slice of a larger one reads slower. */
export const flat = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** Words of which none stands in `prose`, so that every search runs to the end. */
export const absentKeywords =
  'quasar zeppelin marzipan obelisk kumquat didgeridoo saxifrage wolframite yakuza xylophone nebula pterodactyl trebuchet rhubarb sphinx mandolin gyroscope flamingo cardamom secret sauce'.split(
    ' ',
  );

/** The detectors without trained weights, with the settings of an ordinary request; names are measured apart. */
export const everyDetector = {
  pii: { enabled: true, entities: ['secrets', 'ip_address', 'url', 'email', 'phone', 'credit_card', 'iban', 'us_ssn'] },
  keyword_detector: { enabled: true, banned_keywords: absentKeywords.slice(0, 20) },
  topic_detector: { enabled: true, topic: ['gardening', 'finance'] },
  sponge_attack: { enabled: true },
};
