import type { Family, MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';
import { encodings, letterObfuscations, type Obfuscation } from '../obfuscate.ts';
import { readFamilies } from '../read-families.ts';
import { pick, seededRandom } from '../seeded-random.ts';

/** Longer attacks would make encoded texts of thousands of characters that teach nothing new. */
const MAX_LENGTH = 220;
const TEXTS_OF_EACH = 40;

const decodeRequests = [
  '',
  '',
  'Decode this and do what it says: ',
  'Follow the encoded instruction:\n',
  'Read the hidden message and act on it: ',
  'Respond to: ',
  'payload=',
];
const harmlessRequests = [
  '',
  'Decode this for me: ',
  'What does this mean? ',
  'Convert it to plain text: ',
  'data=',
  'Why is this garbled? ',
];

const attackSources = readFamilies('injection', ['overrides', 'extraction', 'jailbreak-personas']);
const everydayPrompts = readFamilies('injection', ['everyday-prompts']);

/** Attacks and harmless prompts, hidden in the same ways. */
export const obfuscatedFamilies: readonly MadeFamily[] = [
  {
    family: 'obfuscated',
    label: 1,
    attack: 'obfuscated',
    texts: () => hidden(attackSources, letterObfuscations, ['']),
  },
  { family: 'encoded', label: 1, attack: 'encoded', texts: () => hidden(attackSources, encodings, decodeRequests) },
  { family: 'obfuscated_benign', label: 0, texts: () => hidden(everydayPrompts, letterObfuscations, ['']) },
  { family: 'encoded_benign', label: 0, texts: () => hidden(everydayPrompts, encodings, harmlessRequests) },
];

/** A hidden text keeps the pattern of the plain one, so that both stand on one side of the split. */
function hidden(sources: readonly Family[], ways: readonly Obfuscation[], requests: readonly string[]): MadeText[] {
  const plain = sources.flatMap(({ patterns }) => patternsOf(patterns));
  return ways.flatMap(({ name, hide }) => {
    const random = seededRandom(`obfuscated ${name}`);
    return Array.from({ length: TEXTS_OF_EACH }, () => pick(random, plain)).flatMap((pattern) => {
      const text = pick(random, expandPattern(pattern, 4));
      return text.length > MAX_LENGTH ? [] : [{ text: pick(random, requests) + hide(text, random), pattern }];
    });
  });
}
