import { atLeastOne, readTable } from '@redoubt/data-files';
import { z } from 'zod';

const wordings = atLeastOne(z.string());
const Actor = z.strictObject({
  name: z.string(),
  /** Who it is, for the attacker model and the record. */
  relation: z.string(),
  /** Questions that build on each other. The first names the subject; the later ones only take it up. */
  questions: wordings,
  /** The request that closes the conversation and names what the goal wants. */
  summary: wordings,
});

/**
 * Somebody who has to do with a subject, as the actors of ActorAttack (Ren et al. 2024): asking about them leads from
 * something harmless to the goal, step by step, without the goal's own words. Slots: {matter}, {question}.
 */
export type Actor = z.output<typeof Actor>;

/**
 * Actors of any subject, and what is said besides their questions. `furtherQuestions` follow them where `max_turns`
 * allows more, and take up what was said, whatever it was. `softer` takes a refused question up again in a softer way.
 * `plainSummaries` are the last request again, without the style, where the first one was refused.
 */
export const { actors, furtherQuestions, softer, plainSummaries } = readTable(
  new URL('../../../data/actors.json', import.meta.url),
  z.strictObject({
    actors: atLeastOne(Actor),
    furtherQuestions: wordings,
    softer: wordings,
    plainSummaries: wordings,
  }),
);
