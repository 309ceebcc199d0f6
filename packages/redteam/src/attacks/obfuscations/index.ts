import { homoglyph } from './homoglyph.ts';
import { leetMix } from './leet-mix.ts';
import { letterSpacing } from './letter-spacing.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';
import { reversedText, reversedWords } from './reversed.ts';
import { splitPayload } from './split-payload.ts';
import { wordScramble } from './word-scramble.ts';
import { zeroWidth } from './zero-width.ts';

/** All techniques, in the order in which probes use them. */
export const obfuscations: readonly [ObfuscationTechnique, ...ObfuscationTechnique[]] = [
  homoglyph,
  splitPayload,
  zeroWidth,
  reversedText,
  letterSpacing,
  wordScramble,
  leetMix,
  reversedWords,
];
