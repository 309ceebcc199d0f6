/** A word of a goal that carries what the goal is about. */
export interface KeyWord {
  readonly word: string;
  /** Where it stands in the goal, as UTF-16 index. */
  readonly at: number;
}

/** Words that name no subject, whatever their length. */
const plain = new Set(
  'a about after against all also an and another any are as at be because before being between but by can could do does each every everybody everyone explain for from give had has have having help her here him his how however if in into is it its itself just last less like list make many may me might more most must my name never no nobody not of off often on once one only or other others our out over own people person please produce promise recommend really said say second sentence should show since so some somebody someone something step still such suggest tell text than that the their them themselves then there these they thing things this those through to today tomorrow too under until up us use used using very want was way ways were what when where whether which while who whole whose why will with without word words would write wrote yes you your draft compose describe claim argue confirm persuade advise answer prepare create invent read print return persuade convince'.split(
    ' ',
  ),
);

/** Beginnings of words that filters look for first. They stand for harms and are no instructions. */
const harms =
  /^(?:abus|addict|assault|attack|bioweapon|blackmail|bomb|brib|bull|cheat|copyright|counterfeit|crack|credential|defam|discriminat|disinform|drug|exploit|explos|extort|extrem|fake|false|forg|fraud|gas|grenade|gun|hack|harass|hat(?:e|r)|hidden|humiliat|hurt|illegal|immigrant|insult|jailbreak|kill|launder|leak|lie|lying|malware|manipulat|medic|minor|murder|nude|passport|password|phish|pirat|poison|porn|racis|ransom|religi|scam|secret|sex|slur|spy|stalk|steal|stolen|suicid|tax|terror|threat|tortur|track|traffick|violen|virus|weapon)/i;

const MAX_WORDS = 400;

const isContent = (word: string): boolean => word.length > 2 && !plain.has(word.toLowerCase());

/**
 * Chooses up to `most` words of a goal that say what it is about: names of harms first, then the longest. A goal without
 * such words gives its first word, and a goal without letters nothing. Words are in the order of the goal.
 */
export function keyWords(goal: string, most: number): KeyWord[] {
  const words = Array.from(goal.matchAll(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu), (match) => ({
    word: match[0],
    at: match.index,
  }));
  const content = words.slice(0, MAX_WORDS).filter(({ word }) => isContent(word));
  const weighed = content.map((word) => ({ word, weight: (harms.test(word.word) ? 100 : 0) + word.word.length }));
  const chosen = weighed
    .toSorted((a, b) => b.weight - a.weight || a.word.at - b.word.at)
    .slice(0, most)
    .map(({ word }) => word);
  return chosen.length > 0 ? chosen.toSorted((a, b) => a.at - b.at) : words.slice(0, 1);
}

/** Replaces key words in their goal. */
export function replaceWords(
  goal: string,
  words: readonly KeyWord[],
  by: (word: KeyWord, at: number) => string,
): string {
  let [replaced, from] = ['', 0];
  for (const [index, key] of words.entries()) {
    replaced += goal.slice(from, key.at) + by(key, index);
    from = key.at + key.word.length;
  }
  return replaced + goal.slice(from);
}

/** Words after the telling one that belong to its phrase at most: "stolen credit cards". */
const MAX_AFTER = 2;

/** Finds the telling word of a goal with the words of its phrase right after it. Undefined for a goal without letters. */
export function keyPhrase(goal: string): KeyWord | undefined {
  const [key] = keyWords(goal, 1);
  if (!key) return undefined;
  const rest = goal.slice(key.at + key.word.length);
  const after = Array.from(rest.matchAll(/\s+([\p{L}\p{N}'’-]+)/gu)).slice(0, MAX_AFTER);
  let end = 0;
  for (const match of after) {
    if (match.index !== end || !isContent(match[1] ?? '')) break;
    end += match[0].length;
  }
  return { word: key.word + rest.slice(0, end), at: key.at };
}
