import { stem } from './stem.ts';

/** Pairs of opposites. If a fact uses one word and its source uses the other, they contradict each other. */
const pairs = `
  increase decrease, increase reduce, increase decline, rise fall, rise drop, grow shrink, gain lose, win lose,
  victory defeat, success failure, succeed fail, accept reject, accept refuse, approve reject, approve deny, allow forbid,
  allow prohibit, allow prevent, permit prohibit, legal illegal, lawful unlawful, guilty innocent, guilty acquitted,
  support oppose, agree disagree, confirm deny, admit deny, praise criticize, praise criticise, love hate, like dislike,
  before after, early late, earlier later, begin end, start end, start stop, open close, first last, old new, old young,
  older younger, ancient modern, high low, higher lower, highest lowest, large small, larger smaller, largest smallest,
  big small, bigger smaller, long short, longer shorter, major minor, majority minority, maximum minimum, more less,
  more fewer, most least, many few, all none, always never, often rarely, frequently rarely, common rare, full empty,
  inside outside, inner outer, internal external, upper lower, top bottom, north south, east west, northern southern,
  eastern western, left right, front back, above below, over under, near far, public private, male female, man woman,
  men women, boy girl, father mother, son daughter, brother sister, husband wife, uncle aunt, king queen, he she, his her,
  alive dead, born died, living deceased, healthy sick, safe dangerous, harmless dangerous, safe unsafe, good bad,
  better worse, best worst, positive negative, strong weak, stronger weaker, hard easy, difficult easy, hard soft,
  fast slow, faster slower, hot cold, warm cool, wet dry, light dark, bright dark, heavy light, rich poor, cheap expensive,
  true false, correct incorrect, right wrong, possible impossible, likely unlikely, able unable, known unknown,
  able incapable, include exclude, with without, enter leave, arrive depart, join leave, buy sell, import export,
  borrow lend, send receive, give take, push pull, build destroy, create destroy, attack defend, war peace, friend enemy,
  ally enemy, hire fire, appoint dismiss, employed unemployed, married divorced, single married, urban rural,
  domestic foreign, national international, local global, temporary permanent, voluntary mandatory, optional required,
  optional mandatory, active inactive, acute chronic, benign malignant, natural artificial, simple complex,
  specific general, direct indirect, formal informal, absent present, absence presence, ahead behind, credit debit,
  deposit withdraw, profit loss, surplus deficit, improve worsen, encourage discourage, strengthen weaken, expand contract,
  upward downward, optimistic pessimistic, winner loser, teacher student, employer employee, landlord tenant, buyer seller,
  plaintiff defendant, democrat republican, liberal conservative, single double, odd even, vertical horizontal,
  winter summer, spring autumn, day night, morning evening, dawn dusk, even uneven, enable disable, connect disconnect,
  visible invisible, sufficient insufficient, complete incomplete, dependent independent, similar different, same different
`;

const opposites = new Map<string, Set<string>>();
for (const pair of pairs.split(',')) {
  const [one = '', other = ''] = pair.trim().split(' ').map(stem);
  note(one, other);
  note(other, one);
}

function note(word: string, opposite: string): void {
  const known = opposites.get(word);
  if (known) known.add(opposite);
  else opposites.set(word, new Set([opposite]));
}

/** Returns the stems of the words that mean the opposite of a stem. */
export const oppositesOf = (wordStem: string): ReadonlySet<string> => opposites.get(wordStem) ?? none;
const none: ReadonlySet<string> = new Set();
