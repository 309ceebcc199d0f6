/** The texts of one sub-category. */
interface SubCategoryTexts {
  /** Other names that a caller may use for it, separated by `; `. */
  readonly also: string;
  /** One text per line. `controls` has the same format. */
  readonly goals: string;
  readonly controls: string;
}

/**
 * The texts of a category by sub-category. Their order decides the order in documents, and which sub-category wins a
 * tie.
 */
export type CategoryTexts = Readonly<Record<string, SubCategoryTexts>>;
