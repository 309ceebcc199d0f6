/** A general noun of goals and criteria, and the target's own word for it, such as "customer" and "patient". */
export interface WordSwap {
  readonly general: string;
  readonly own: string;
}
