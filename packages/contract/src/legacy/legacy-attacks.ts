import type { z } from 'zod';
import { type attackOptions, encodingTypes } from '../redteam/attack-options.ts';
import type { AttackId } from '../redteam/attacks.ts';

/** Keywords of static attacks in the specification of the archived API. */
const staticKeywords = [
  'ascii_encoding',
  'base64_encoding',
  'binary_encoding',
  'hex_encoding',
  'url_encoding',
  'leet_encoding',
  'morse_encoding',
  'rot13',
  'rot21',
  'obfuscation',
  'eai_attack',
  'lang_fr',
  'lang_it',
  'lang_hi',
  'lang_es',
  'lang_ja',
  'deep_inception',
] as const;
/** Keywords of dynamic attacks in that specification. */
const dynamicKeywords = [
  'iterative',
  'multi_turn',
  'masking',
  'figstep',
  'hades',
  'jood',
  'waveform',
  'echo',
  'speed',
  'pitch',
  'reverb',
  'noise',
] as const;

type Options = { [A in AttackId]: z.input<(typeof attackOptions)[A]> };
type Attacking = { [A in AttackId]: { readonly attack: A; readonly options?: Options[A] } }[AttackId];
type Kind = 'basic' | 'static' | 'dynamic';

/**
 * What a keyword of `attack_methods` means today: an attack with its options. A dropped keyword says what to use in its
 * place.
 */
export type LegacyAttack = { readonly kind: Kind } & (
  | (Attacking & { readonly audioAttack?: AttackId })
  | { readonly dropped: string }
);

/** Every keyword: those of the specification, further ones of the same kinds, and the ids of today's attacks. */
export const legacyAttacks = {
  basic: { kind: 'basic', attack: 'basic' },
  encoding: { kind: 'static', attack: 'encoding' },
  ascii_encoding: { kind: 'static', attack: 'encoding', options: { types: ['ascii'] } },
  base64_encoding: { kind: 'static', attack: 'encoding', options: { types: ['base64'] } },
  binary_encoding: { kind: 'static', attack: 'encoding', options: { types: ['binary'] } },
  hex_encoding: { kind: 'static', attack: 'encoding', options: { types: ['hex'] } },
  url_encoding: { kind: 'static', attack: 'encoding', options: { types: ['url'] } },
  leet_encoding: { kind: 'static', attack: 'encoding', options: { types: ['leet'] } },
  morse_encoding: { kind: 'static', attack: 'encoding', options: { types: ['morse'] } },
  rot13: { kind: 'static', attack: 'encoding', options: { types: ['rot13'] } },
  rot21: { kind: 'static', attack: 'encoding', options: { types: ['rot21'] } },
  obfuscation: { kind: 'static', attack: 'obfuscation' },
  // On /rt, the same word is an alias of `graph` (contract §9).
  eai_attack: { kind: 'static', attack: 'obfuscation' },
  lang: { kind: 'static', attack: 'lang' },
  lang_fr: { kind: 'static', attack: 'lang', options: { languages: ['french'] } },
  lang_it: { kind: 'static', attack: 'lang', options: { languages: ['italian'] } },
  lang_hi: { kind: 'static', attack: 'lang', options: { languages: ['hindi'] } },
  lang_es: { kind: 'static', attack: 'lang', options: { languages: ['spanish'] } },
  lang_ja: { kind: 'static', attack: 'lang', options: { languages: ['japanese'] } },
  lang_de: { kind: 'static', attack: 'lang', options: { languages: ['german'] } },
  lang_pt: { kind: 'static', attack: 'lang', options: { languages: ['portuguese'] } },
  lang_zh: { kind: 'static', attack: 'lang', options: { languages: ['mandarin'] } },
  lang_ko: { kind: 'static', attack: 'lang', options: { languages: ['korean'] } },
  lang_ar: { kind: 'static', attack: 'lang', options: { languages: ['arabic'] } },
  lang_sw: { kind: 'static', attack: 'lang', options: { languages: ['swahili'] } },
  lang_zu: { kind: 'static', attack: 'lang', options: { languages: ['zulu'] } },
  lang_yo: { kind: 'static', attack: 'lang', options: { languages: ['yoruba'] } },
  deep_inception: { kind: 'static', attack: 'deepinception' },
  deepinception: { kind: 'static', attack: 'deepinception' },
  single_shot: { kind: 'static', attack: 'deepinception' },
  long_character: { kind: 'static', attack: 'long_character' },
  attack_in_the_middle: { kind: 'static', attack: 'attack_in_the_middle' },
  iterative: { kind: 'dynamic', attack: 'tap' },
  tap: { kind: 'dynamic', attack: 'tap' },
  multi_turn: { kind: 'dynamic', attack: 'goat', audioAttack: 'audio_goat' },
  goat: { kind: 'dynamic', attack: 'goat' },
  audio_goat: { kind: 'dynamic', attack: 'audio_goat' },
  graph: { kind: 'dynamic', attack: 'graph' },
  rt_agent: { kind: 'dynamic', attack: 'rt_agent' },
  rt_agent_v2: { kind: 'dynamic', attack: 'rt_agent_v2' },
  derail_yourself: { kind: 'dynamic', attack: 'derail_yourself' },
  masking: { kind: 'dynamic', attack: 'word_masking' },
  word_masking: { kind: 'dynamic', attack: 'word_masking' },
  figstep: { kind: 'dynamic', attack: 'figstep' },
  camo: { kind: 'dynamic', attack: 'camo' },
  fc: { kind: 'dynamic', attack: 'fc' },
  // `hades` is kept as an attack so that the run is refused by its name, before any charge.
  hades: { kind: 'dynamic', attack: 'hades' },
  hades_at: { kind: 'dynamic', attack: 'hades_at' },
  jood: { kind: 'dynamic', dropped: 'use camo or fc' },
  waveform: { kind: 'dynamic', attack: 'waveform' },
  echo: { kind: 'dynamic', attack: 'waveform' },
  speed: { kind: 'dynamic', attack: 'waveform' },
  pitch: { kind: 'dynamic', attack: 'waveform' },
  reverb: { kind: 'dynamic', attack: 'waveform' },
  noise: { kind: 'dynamic', attack: 'waveform' },
} as const satisfies Record<
  (typeof staticKeywords)[number] | (typeof dynamicKeywords)[number] | AttackId,
  LegacyAttack
> &
  Record<string, LegacyAttack>;

export type LegacyKeyword = keyof typeof legacyAttacks;

const SUFFIX = '_encoding';
const encodings: readonly string[] = encodingTypes;
const isKnown = (word: string): word is LegacyKeyword => Object.hasOwn(legacyAttacks, word);

/** The keyword for a word in any case, with or without `_encoding`. Returns undefined for an unknown word. */
export function keywordOf(word: string): LegacyKeyword | undefined {
  const plain = word.trim().toLowerCase().replaceAll('-', '_');
  const bare = plain.endsWith(SUFFIX) ? plain.slice(0, -SUFFIX.length) : plain;
  const forms = encodings.includes(bare) ? [bare + SUFFIX, bare] : [plain, bare];
  const found = forms.find(isKnown);
  return found === plain || (found && legacyAttacks[found].kind === 'static') ? found : undefined;
}

/** The row of a keyword. The function widens the literal types of the table to `LegacyAttack`. */
export const legacyAttack = (keyword: LegacyKeyword): LegacyAttack => legacyAttacks[keyword];
