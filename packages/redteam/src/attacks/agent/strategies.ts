import type { Attack, JudgedAttempt, ProbeBrief, Steps } from '../attack.ts';
import { attackInTheMiddle } from '../attack-in-the-middle.ts';
import { deepinception } from '../deepinception.ts';
import type { JudgedTurn } from '../dialogue/conversation.ts';
import { techniques } from '../dialogue/techniques.ts';
import { encoding } from '../encoding.ts';
import { longCharacter } from '../long-character.ts';
import { obfuscation } from '../obfuscation.ts';
import { mutators } from '../tree/mutators.ts';

/** One way in which the agent can make an attempt. */
export interface Strategy {
  readonly name: string;
  /** `talk` can be gone on with in the same conversation, `frame` is one prompt, `disguise` is another attack. */
  readonly kind: 'talk' | 'frame' | 'disguise';
}

const disguises: Readonly<Record<string, Attack>> = {
  encoding,
  obfuscation,
  deepinception,
  attack_in_the_middle: attackInTheMiddle,
  long_character: longCharacter,
};

/** The library of strategies: techniques of conversation, frames around the request, and single-turn attacks. */
export const strategies: readonly Strategy[] = [
  ...techniques.map(({ name }) => ({ name, kind: 'talk' as const })),
  ...mutators.filter(({ kind }) => kind === 'frame').map(({ name }) => ({ name, kind: 'frame' as const })),
  ...Object.keys(disguises).map((name) => ({ name, kind: 'disguise' as const })),
];

/** Runs a single-turn attack as one attempt of the agent. Its step gets a key of the agent's. */
export async function disguisedAttempt(
  name: string,
  key: string,
  brief: ProbeBrief,
  steps: Steps,
): Promise<JudgedTurn> {
  const attack = disguises[name];
  if (!attack) throw new Error(`There is no disguise "${name}"`);
  const own: Steps = { ...steps, ask: (inner, messages) => steps.ask(`${key}.${inner}`, messages) };
  // The variant is drawn, because one probe may use a disguise twice.
  const attempt: JudgedAttempt = await attack.run({ ...brief, options: {}, place: steps.random.below(1_000) }, own);
  const verdict = await steps.judge(key, attempt);
  return { ...attempt, verdict };
}
