import { createHash } from 'node:crypto';
import { attackTraits } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { agentProfile, modelProfile, probeBrief, recordedSteps } from '../testing/recorded-steps.ts';
import type { Attack } from './attack.ts';
import { builtAttacks } from './index.ts';

/** `version:digest` of the prompts of 40 probes, of 6 with media. Where a digest changes, the attack's version grows with it. */
const prompts: Readonly<Record<string, string>> = {
  basic: '1:f253dbcb9100',
  encoding: '1:ab0dc380ba70',
  obfuscation: '1:baaee0215d3a',
  lang: '3:f9c84f2453d3',
  deepinception: '1:9ed525eb6004',
  tap: '2:889c06ecfbb5',
  goat: '2:0e735faacc66',
  graph: '2:95d2061d38b1',
  rt_agent: '2:e70e21b0d1f9',
  rt_agent_v2: '2:7f6fea600d77',
  derail_yourself: '3:7340f63e8560',
  camo: '1:521e6175a86a',
  fc: '1:4ebb3fecad98',
  figstep: '1:a6b4a95d8318',
  word_masking: '1:15a810b29013',
  waveform: '1:4277fd8c4d3a',
  audio_goat: '1:ecd3c46fea57',
  long_character: '2:c2b4953249fd',
  // Its harmless requests are of the corpus: another corpus is another version of it as well.
  attack_in_the_middle: '2:fb72bb8e61b0',
  hades_at: '1:683b667d681c',
};

async function digestOf(attack: Attack): Promise<string> {
  const hash = createHash('sha256');
  // Media take tens of milliseconds each.
  const places = attackTraits[attack.id].modality === 'text' ? 20 : 3;
  for (let place = 0; place < places; place++) {
    for (const target of [modelProfile, agentProfile]) {
      const brief = probeBrief({ text: 'Say "yes" in München\nand stop.', place, target });
      const { steps, asked } = recordedSteps('No.', seededRandom('versions', place));
      await attack.run(brief, steps);
      hash.update(JSON.stringify([attack.variant(brief), asked]));
    }
  }
  return `${attack.version}:${hash.digest('hex').slice(0, 12)}`;
}

test('prompts of the same seed change with the version only', async () => {
  const entries = builtAttacks.map(async (attack) => [attack.id, await digestOf(attack)] as const);
  expect(Object.fromEntries(await Promise.all(entries))).toEqual(prompts);
});
