/** Detectors that have texts of our own. */
export const corpusTasks = ['injection_attack', 'sponge_attack', 'nsfw', 'toxicity', 'bias', 'refusal'] as const;

export type CorpusTask = (typeof corpusTasks)[number];

/** The labels of toxicity, as the API names them. */
export const toxicityLabels = ['toxicity', 'severe_toxicity', 'obscene', 'threat', 'insult', 'identity_hate'] as const;

export type ToxicityLabel = (typeof toxicityLabels)[number];

/** Patterns of one kind by one author, all with one label. */
export interface Family {
  /** Snake case; unique in its task together with `lang` and `label`. */
  readonly family: string;
  /** 1: the detector should flag it. */
  readonly label: 0 | 1;
  /** ISO 639-1; English where absent. */
  readonly lang?: string;
  /** Kind of injection, in the words of the public data. */
  readonly attack?: string;
  readonly categories?: readonly ToxicityLabel[];
  /** The whole family is kept from training. */
  readonly heldOut?: true;
  /** Share of the patterns that is kept from training, where it is not the usual one. */
  readonly testShare?: number;
  /** One pattern a line; `\n` in a line breaks it; «a|b» chooses, «name» fills a slot. */
  readonly patterns: string;
}

/** A text that was made by code, with the pattern it counts for. */
export interface MadeText {
  readonly text: string;
  readonly pattern: string;
}

/** A family whose texts come from a function: fixed seeds, same texts on every run. */
export interface MadeFamily extends Omit<Family, 'patterns'> {
  readonly texts: () => readonly MadeText[];
}

/** One line of the output. */
export interface CorpusRow {
  readonly id: string;
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly task: CorpusTask;
  readonly family: string;
  readonly lang: string;
  readonly attack?: string;
  readonly categories?: readonly ToxicityLabel[];
  readonly split: 'train' | 'written_test';
  /** Digest of the pattern: rows of one pattern never stand on both sides of a split. */
  readonly pattern: string;
  readonly licence_class: 'permissive';
}
