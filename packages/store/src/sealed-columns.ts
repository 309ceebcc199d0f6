/** What the store holds sealed: one row of the table is one text, but for runs whose target is gone. */
export type SealedKind = 'webhook' | 'webhook url' | 'protected text' | 'pii map' | 'run target' | 'saved model';

/** A sealed text with the ids that it was sealed for. */
export interface SealedRow {
  /** Its place in the order of rows. */
  readonly id: string;
  /** The ids of its owner, from the wide one to the narrow one. */
  readonly owner: readonly string[];
  readonly sealed: string;
}

/** What is read at a time; one row at least. */
interface SealedBatch {
  readonly rows: number;
  /** Of the sealed texts. */
  readonly characters: number;
}

/** Every sealed column, for sealing anew with another key. */
export interface SealedColumns {
  /** The next rows after that id, from the first without one; none where there are no more. */
  read(kind: SealedKind, after: string | undefined, most: SealedBatch): Promise<SealedRow[]>;
  /** In one transaction, in order; a row that changed or went meanwhile stays as it is. Answers how many were replaced. */
  replace(kind: SealedKind, rows: readonly (SealedRow & { readonly renewed: string })[]): Promise<number>;
}
