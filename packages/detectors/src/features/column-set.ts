const SLOTS = 4_096;
const MASK = SLOTS - 1;
/** Beyond it probing would become long; no block of features comes near. */
const MOST = SLOTS / 2;

/**
 * A set of columns that is emptied often: one block's worth fits into the nearest cache, where a mark for every column
 * there is would be a miss a feature.
 */
export class ColumnSet {
  readonly #columns = new Int32Array(SLOTS);
  readonly #marks = new Int32Array(SLOTS);
  #mark = 0;
  #size = 0;

  clear(): void {
    this.#mark += 1;
    this.#size = 0;
  }

  /** False for a column that is there already. Throws RangeError for more columns than any block has. */
  add(column: number): boolean {
    let slot = column & MASK;
    while (this.#marks[slot] === this.#mark) {
      if (this.#columns[slot] === column) return false;
      slot = (slot + 1) & MASK;
    }
    if (this.#size === MOST) throw new RangeError(`A block has more than ${MOST} features`);
    this.#size += 1;
    this.#columns[slot] = column;
    this.#marks[slot] = this.#mark;
    return true;
  }
}
