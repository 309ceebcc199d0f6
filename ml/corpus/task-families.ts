import { biasFamilies } from './bias/bias-families.ts';
import type { CorpusTask, Family, MadeFamily } from './corpus-row.ts';
import { dailyTexts, smallTalk } from './everyday-families.ts';
import { injectionFamilies } from './injection/injection-families.ts';
import { nsfwFamilies } from './nsfw/nsfw-families.ts';
import { readFamilies } from './read-families.ts';
import { refusalFamilies } from './refusal/refusal-families.ts';
import { spongeFamilies } from './sponge/sponge-families.ts';
import { supportCalls } from './support-calls.ts';
import { toxicityFamilies } from './toxicity/toxicity-families.ts';

/** Everything that a task's texts are made of. */
export const familiesOf: Readonly<Record<CorpusTask, readonly (Family | MadeFamily)[]>> = {
  injection_attack: injectionFamilies,
  sponge_attack: spongeFamilies,
  nsfw: [...nsfwFamilies, ...readFamilies('nsfw', ['plain-talk']), ...smallTalk, ...dailyTexts, supportCalls],
  toxicity: [...toxicityFamilies, ...smallTalk, ...dailyTexts, supportCalls],
  bias: [...biasFamilies, ...smallTalk, ...dailyTexts, supportCalls],
  refusal: refusalFamilies,
};
