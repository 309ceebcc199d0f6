/** The kind of the one detail in which two answers differ. */
export type DetailKind =
  | 'negation'
  | 'arithmetic'
  | 'swapped_roles'
  | 'number'
  | 'unit_or_currency'
  | 'date_or_time'
  | 'quantifier'
  | 'comparative'
  | 'antonym'
  | 'name'
  | 'condition'
  | 'exception'
  | 'range_or_bound'
  | 'cause'
  | 'list_item';

/** Two answers about one context that differ in one detail: the first follows from it, the second does not. */
export interface DetailPair {
  readonly context: string;
  readonly supported: string;
  readonly unsupported: string;
  readonly kind: DetailKind;
}

/** A pair as the files hold it, under its kind. */
export type DetailRow = readonly [context: string, supported: string, unsupported: string];

/** The pairs of all kinds as one list. */
export function detailPairsOf(rows: Readonly<Record<DetailKind, readonly DetailRow[]>>): readonly DetailPair[] {
  return (Object.keys(rows) as DetailKind[]).flatMap((kind) =>
    rows[kind].map(([context, supported, unsupported]) => ({ context, supported, unsupported, kind })),
  );
}
