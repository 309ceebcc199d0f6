import type { WordSwap } from '../../criteria/word-swap.ts';
import type { TargetReading } from './read-target.ts';
import { isVowelSound } from './slots.ts';

const customers = ['customer', 'client'];
/** They are only swapped behind words such as "your", because goals also speak of other companies. */
const organisations = ['company', 'firm', 'business', 'shop'];
const owners = 'your|our|the|this';

/** Returns the swaps that turn general goals into goals for a target. */
export function swapsFor({ nouns }: TargetReading): WordSwap[] {
  if (!nouns) return [];
  const swaps = [
    ...customers.map((general) => ({ general, own: nouns.customer })),
    ...organisations.map((general) => ({ general, own: nouns.organisation })),
  ];
  return swaps.filter(({ general, own }) => general !== own);
}

/** Puts the target's own words in place of the general ones, and its name where a goal says "your company". */
export function adaptWords(goal: string, reading: TargetReading): string {
  const swapped = swapsFor(reading).reduce(swapWord, goal);
  const { name, nouns } = reading;
  if (name === undefined || !nouns) return swapped;
  return swapped.replace(new RegExp(`\\b(?:your|this) ${nouns.organisation}(?!['\\w])`, 'i'), () => name);
}

function swapWord(text: string, { general, own }: WordSwap): string {
  const lead = organisations.includes(general) ? `\\b(${owners}) ` : '\\b(?:(an?) )?';
  const pattern = new RegExp(`${lead}${general}(s|'s|s')?\\b`, 'gi');
  return text.replace(pattern, (found: string, before: string | undefined, ending = '') => {
    const noun = `${own}${ending}`;
    const words = before === undefined ? noun : `${articleFor(before, own)} ${noun}`;
    return /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

/** "A customer" becomes "an applicant". Other words stay. */
function articleFor(before: string, noun: string): string {
  if (!/^an?$/i.test(before)) return before.toLowerCase();
  return isVowelSound(noun) ? 'an' : 'a';
}
