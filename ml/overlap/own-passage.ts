/** A passage that somebody owns, and what others write on its subject. */
export interface OwnPassage {
  readonly name: string;
  readonly text: string;
  /** Its sense in other words: no copy, and not to be flagged. */
  readonly retold: string;
  /** Texts of others on the same subject. */
  readonly harmless: readonly string[];
}
