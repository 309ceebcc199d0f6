import { atLeastOne, readTable } from '@redoubt/data-files';
import { z } from 'zod';

const wordings = atLeastOne(z.string());
const Technique = z.strictObject({
  name: z.string(),
  /** What it does, for the attacker model and the documentation. */
  what: z.string(),
  /** Wordings to begin a conversation with. */
  opening: wordings,
  /** Wordings that answer a refusal. */
  afterRefusal: wordings,
  /** Wordings that go on after an answer which did not give what was wanted. */
  afterAnswer: wordings,
});

/**
 * A technique of persuasion of GOAT (Pavlova et al. 2024). Wordings are templates with the slots `{question}`,
 * `{order}`, `{topic}` and `{matter}` of the goal's phrases, and `{said}`: the last sentence of the target.
 */
export type Technique = z.output<typeof Technique>;

/** The seven techniques of GOAT. Wordings are ours; each is what a person could write in a chat. */
export const techniques = readTable(new URL('../../../data/techniques.json', import.meta.url), atLeastOne(Technique));
