/**
 * How callers could name the subjects of the data, four each: as a word, as a person would say it, by its parts. Each is
 * a topic of its own in the measurement. Written for it, without a look at what the detector makes of them.
 */
export const callerTopics: Readonly<Record<string, readonly string[]>> = {
  auto_and_commute: ['cars and driving', 'traffic and commuting', 'car maintenance', 'getting around by car'],
  banking: ['banking', 'bank accounts', 'money transfers and payments', 'personal banking questions'],
  credit_cards: ['credit cards', 'credit card services', 'credit score and card rewards', 'paying by card'],
  home: ['smart home', 'household tasks and shopping lists', 'home automation and reminders', 'running a household'],
  kitchen_and_dining: ['kitchen and dining', 'cooking and recipes', 'restaurants and meals', 'food'],
  travel: ['travel', 'trips, flights and hotels', 'holiday planning', 'tourism advice'],
  work: ['human resources', 'vacation days and payroll at work', 'employment and office matters', 'work'],
  computing: ['computing', 'computer science', 'programming and software', 'information technology'],
  finance_business: ['finance and business', 'economics and accounting', 'management and marketing', 'business'],
  geography: ['geography', 'countries of the world', 'maps and populations', 'places and regions'],
  history: ['history', 'world history', 'events of past centuries', 'historical questions'],
  law: ['law', 'legal questions', 'court cases and contracts', 'jurisprudence'],
  mathematics: ['mathematics', 'maths problems', 'algebra and statistics', 'calculations and proofs'],
  medicine_health: ['medicine', 'health advice', 'diseases and treatments', 'medical questions'],
  natural_science: ['natural science', 'physics, chemistry and biology', 'science questions', 'how nature works'],
  philosophy_ethics: ['philosophy', 'ethics and morals', 'logic and philosophical arguments', 'right and wrong'],
  politics_government: ['politics', 'government and elections', 'public policy', 'foreign affairs'],
  psychology_society: ['psychology', 'sociology and human behaviour', 'mental processes', 'people and society'],
  religion: ['religion', 'faith and world religions', 'beliefs and churches', 'gods and scriptures'],
};

/** Subjects that overlap: a text of one is no fair example of what is off the other. */
const overlapping: Readonly<Record<string, readonly string[]>> = {
  auto_and_commute: ['travel', 'home', 'credit_cards', 'banking'],
  banking: ['credit_cards', 'finance_business', 'travel'],
  credit_cards: ['finance_business'],
  finance_business: ['work', 'mathematics', 'psychology_society', 'law', 'politics_government', 'geography'],
  geography: ['natural_science', 'history', 'politics_government', 'travel', 'psychology_society'],
  history: ['politics_government', 'religion', 'law'],
  kitchen_and_dining: ['home', 'travel'],
  law: ['politics_government', 'philosophy_ethics'],
  mathematics: ['computing', 'natural_science', 'philosophy_ethics'],
  medicine_health: ['natural_science', 'psychology_society'],
  philosophy_ethics: ['religion', 'psychology_society'],
  politics_government: ['psychology_society'],
};

/** Whether a text of one subject is clearly off another. Statements that are merely not political are off politics alone. */
export function isApart(one: string, other: string): boolean {
  if (one === 'not_political') return other === 'politics_government';
  return one !== other && !overlapping[one]?.includes(other) && !overlapping[other]?.includes(one);
}
