/** What is written of one sub-category: one text a line. */
interface SubCategoryTexts {
  readonly goals: string;
  readonly controls: string;
}

/** A category's texts by sub-category, as they are written down; its order is the order of documents and ties. */
export type CategoryTexts = Readonly<Record<string, SubCategoryTexts>>;
