import { type AttackConfig, type AttackId, type AttackName, numberOptions } from '@redoubt/contract';

/** Maximum number of calls that one prompt needs. */
export interface Calls {
  readonly target: number;
  readonly attacker: number;
}

const once: Calls = { target: 1, attacker: 0 };

/** An attacker model whose answer cannot be read is asked once more. */
const AGAIN = 2;

type Counting = { readonly [I in AttackId]: Calls | ((options: NonNullable<AttackConfig[I]>) => Calls) };

const { tap, goat, rt_agent, derail_yourself } = numberOptions;

/**
 * Maximum number of calls per prompt, by attack and its options. A plan reports these numbers before any call is made.
 */
const calls: Counting = {
  basic: once,
  encoding: once,
  obfuscation: once,
  // One translates the goal, one translates the answer back.
  lang: { target: 1, attacker: AGAIN * 2 },
  deepinception: once,
  tap: ({ max_depth = tap.max_depth.default }) => ({
    target: 5 * max_depth,
    attacker: AGAIN * 2 * (9 + 45 * (max_depth - 1)),
  }),
  goat: ({ max_turns = goat.max_turns.default }) => ({ target: max_turns, attacker: AGAIN * max_turns }),
  graph: { target: 15, attacker: AGAIN * 198 },
  rt_agent: ({ max_iterations = rt_agent.max_iterations.default }) => ({
    target: max_iterations,
    attacker: AGAIN * max_iterations,
  }),
  // One question about the tools, and five attempts on each of four.
  rt_agent_v2: { target: 21, attacker: AGAIN * 20 },
  derail_yourself: ({
    num_actors = derail_yourself.num_actors.default,
    max_turns = derail_yourself.max_turns.default,
  }) => ({
    target: num_actors * max_turns,
    attacker: AGAIN * (num_actors * (max_turns + 1) + 1),
  }),
  camo: once,
  fc: { target: 1, attacker: AGAIN },
  figstep: once,
  word_masking: once,
  waveform: once,
  audio_goat: { target: 6, attacker: AGAIN * 6 },
  long_character: once,
  attack_in_the_middle: once,
  hades: { target: 0, attacker: 0 },
  hades_at: once,
};

/**
 * Returns the maximum number of calls that one prompt of an attack needs. The cast is safe because each counting
 * function reads the options of its own attack's schema.
 */
export function callsOf(id: AttackId, config: AttackConfig, name: AttackName): Calls {
  const counting = calls[id];
  return typeof counting === 'function' ? counting((config[name] ?? {}) as never) : counting;
}
