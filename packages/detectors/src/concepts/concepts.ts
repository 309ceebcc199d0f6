/**
 * What words may say to a head, in any language. A head learns what pairs of concepts mean ("override" and
 * "instruction", "you" and "insult"), and this holds for languages of which it has read few texts.
 */
export const concepts = [
  // Whom a sentence speaks to, and of whom.
  'you',
  'group',
  'generalise',
  // Abuse.
  'insult',
  'obscene',
  'dismiss',
  'threat',
  'wish_death',
  'slur',
  'contempt',
  'trait',
  // Sexual content.
  'sexual_act',
  'sexual_body',
  'sexual_wish',
  'sexual_trade',
  // Orders to a model.
  'override',
  'prior',
  'instruction',
  'system_prompt',
  'reveal',
  'secret',
  'model',
  'role',
  'unbound',
  'instead',
  'send',
  'conceal',
  'authority',
  'user_word',
  'obey',
  'tool_call',
  'verdict',
  'endless',
  // How much is asked for: below 100, below 1,000, below 10,000, more.
  'number_small',
  'number_modest',
  'number_large',
  'number_huge',
] as const;

/** One concept. */
export type Concept = (typeof concepts)[number];
