/** What is written of one sub-category. */
interface SubCategoryTexts {
  /** Other words for it, by which a caller may name it; `;` between them. */
  readonly also: string;
  /** One text a line, as are the controls. */
  readonly goals: string;
  readonly controls: string;
}

/** A category's texts by sub-category, as they are written down; its order is the order of documents and ties. */
export type CategoryTexts = Readonly<Record<string, SubCategoryTexts>>;
