/** The heads that are measured; each is also the name of its data files. */
export const tasks = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack', 'refusal'] as const;
export type Task = (typeof tasks)[number];

/** One labelled text of the data format, with what the measurements need of it. */
export interface Row {
  readonly id: string;
  readonly text: string;
  /** 1 is always what the detector is to flag. */
  readonly label: 0 | 1;
  readonly source: string;
  /** `benign` rows are negatives of several tasks. */
  readonly task: Task | 'benign';
  /** `written_test`: families of our own that are kept from training. */
  readonly split: 'train' | 'val' | 'written_test';
  /** Only permissive rows are trained on; sharealike ones are for measuring. */
  readonly licence: 'permissive' | 'sharealike';
  /** The family of a sponge attack, or of its harmless counterpart. */
  readonly family?: string;
  readonly language?: string;
  /** The kind of a benign text, such as `role_play` or `code`. */
  readonly kind?: string;
  /** The kind of an injection attack. */
  readonly attack?: string;
  /** Of generated texts: what was made of one pattern has one value. */
  readonly pattern?: string;
}

/** What is held out together: a whole source; for sponge attacks, of which one source exists, a whole family. */
export function groupOf({ task, source, family }: Row): string {
  return task === 'sponge_attack' && family ? `${source}/${family}` : source;
}
