import { createHash } from 'node:crypto';
import type { ContentPart } from '@redoubt/providers';
import type { Steps } from '../../packages/redteam/src/attacks/attack.ts';
import { attackById } from '../../packages/redteam/src/attacks/index.ts';
import { corpus } from '../../packages/redteam/src/goals/corpus.ts';
import { seededRandom } from '../../packages/redteam/src/seeded-random.ts';
import { fixedWork } from '../fixed-work.ts';

/** Attacks that render, and how many pictures or clips each is asked for. */
export const rendered = {
  figstep: { media: 'picture', count: 50 },
  fc: { media: 'picture', count: 50 },
  camo: { media: 'picture', count: 50 },
  word_masking: { media: 'picture', count: 50 },
  hades_at: { media: 'picture', count: 50 },
  waveform: { media: 'clip', count: 30 },
  audio_goat: { media: 'clip', count: 30 },
} as const;
export type RenderedAttack = keyof typeof rendered;

/** A picture or a clip. */
export interface RenderedItem {
  readonly attack: RenderedAttack;
  /** From the goal to the part of a message, the prompt included. */
  readonly wallMs: number;
  /** All threads. */
  readonly cpuMs: number;
  readonly bytes: number;
  readonly digest: string;
}

/** What a process of its own rendered, and how long a fixed piece of work took in between. */
export interface RenderingReport {
  readonly items: readonly RenderedItem[];
  readonly workMs: readonly number[];
  /** The first picture and the first clip of the process, which load what draws and speaks. */
  readonly firstPictureMs: number;
  readonly firstClipMs: number;
}

const verdict = {
  outcome: 'resisted',
  score: 0,
  refused: true,
  reason: 'refused',
  decidedBy: 'refusal',
  judge: { name: 'none', version: '1', hash: '0' },
} as const;

const goals = Object.values(corpus).flatMap((subCategories) => subCategories.flatMap((one) => one.goals));

/** Runs one probe of an attack. The target refuses, so that a conversation goes on to its last turn. */
async function probe(attack: RenderedAttack, place: number): Promise<RenderedItem[]> {
  const items: RenderedItem[] = [];
  let startedAt = performance.now();
  let cpuBefore = process.cpuUsage();
  const begin = () => {
    startedAt = performance.now();
    cpuBefore = process.cpuUsage();
  };
  const steps: Steps = {
    random: seededRandom('rendering', attack, place),
    attacker: undefined,
    async ask(_, messages) {
      const wallMs = performance.now() - startedAt;
      const { user, system } = process.cpuUsage(cpuBefore);
      items.push({ attack, wallMs, cpuMs: (user + system) / 1_000, ...mediaOf(messages.at(-1)?.content) });
      return { text: 'I cannot help with that.', toolCalls: [], tokens: undefined, latencyMs: 1, finishReason: 'stop' };
    },
    async judge() {
      begin();
      return verdict;
    },
  };
  // Goals of all categories take turns.
  const goal = goals[(place * 37) % goals.length];
  if (!goal) throw new Error('The corpus is empty');
  const modalities = ['text', 'image', 'audio'] as const;
  const target = {
    systemType: 'foundation_model',
    inputModalities: modalities,
    systemDescription: undefined,
    tools: [],
  } as const;
  begin();
  await attackById(attack).run({ goal, options: {}, place, target }, steps);
  return items;
}

function mediaOf(content: string | readonly ContentPart[] | undefined): { bytes: number; digest: string } {
  const part = typeof content === 'string' ? undefined : content?.find(({ type }) => type !== 'text');
  if (!part || part.type === 'text') throw new Error('The message has no picture and no recording');
  const data = part.type === 'image' ? part.url : part.data;
  return { bytes: data.length, digest: createHash('sha256').update(data).digest('hex') };
}

async function main(): Promise<void> {
  const [firstPictureMs, firstClipMs] = [await firstOf('figstep'), await firstOf('waveform')];
  const items: RenderedItem[] = [];
  const workMs: number[] = [];
  for (const attack of Object.keys(rendered) as RenderedAttack[]) {
    const own: RenderedItem[] = [];
    for (let place = 0; own.length < rendered[attack].count; place++) {
      own.push(...(await probe(attack, place)));
      workMs.push(fixedWork());
    }
    items.push(...own.slice(0, rendered[attack].count));
  }
  const report: RenderingReport = { items, workMs, firstPictureMs, firstClipMs };
  process.send?.(report, () => process.exit());
}

const firstOf = async (attack: RenderedAttack): Promise<number> => (await probe(attack, 0))[0]?.wallMs ?? Number.NaN;

// Also imported for its table.
if (process.send) await main();
