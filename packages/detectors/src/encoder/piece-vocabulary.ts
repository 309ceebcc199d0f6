/** A searchable unigram vocabulary. Penalties and lengths are indexed by id. */
export interface PieceVocabulary extends PieceTrie {
  readonly penalties: Float64Array;
  readonly lengths: Uint8Array;
  /** The unit class of the mark before a word, and of a space. */
  readonly wordMark: number;
}

/**
 * A double-array trie over code units. From node `n`, unit class `c` leads to `base[n] + c` if `check` there is `n`.
 */
interface PieceTrie {
  /** Class of each UTF-16 code unit. 0 if no piece contains it. */
  readonly classes: Uint8Array;
  readonly base: Int32Array;
  readonly check: Int32Array;
  /** Id of the piece that ends at a node, or 0. */
  readonly ids: Uint16Array;
}

const WORD_MARK = '\u2581';
/** Ids that stand for no text: unknown, sentence start and end, and three unused ones. */
const RESERVED = 6;

/** Reads a vocabulary file: one `<penalty><TAB><piece>` per line, in the order of ids. */
export function readPieceVocabulary(file: string): PieceVocabulary {
  const lines = file.split('\n').filter((line) => line !== '');
  const pieces = lines.map((line) => line.slice(line.indexOf('\t') + 1));
  const trie = buildPieceTrie(pieces, RESERVED);
  const wordMark = trie.classes[WORD_MARK.charCodeAt(0)] ?? 0;
  trie.classes[0x20] = wordMark;
  return {
    ...trie,
    wordMark,
    penalties: Float64Array.from(lines, (line) => Number(line.slice(0, line.indexOf('\t')))),
    lengths: Uint8Array.from(pieces, (piece, id) => (id < RESERVED ? 1 : piece.length)),
  };
}

export const TRIE_ROOT = 1;
const CODE_UNITS = 65_536;
const MAX_CLASSES = 255;

interface Node {
  id: number;
  readonly next: Map<number, Node>;
}

/** Builds the trie of pieces. Ids below `firstId` are reserved and stand for no text. */
function buildPieceTrie(pieces: readonly string[], firstId: number): PieceTrie {
  const classes = classesOf(pieces.slice(firstId));
  const root: Node = { id: 0, next: new Map() };
  let count = 1;
  for (let id = firstId; id < pieces.length; id += 1) count += insert(root, pieces[id] ?? '', id, classes);
  return { classes, ...layOut(root, count) };
}

function classesOf(pieces: readonly string[]): Uint8Array {
  const classes = new Uint8Array(CODE_UNITS);
  let last = 0;
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 1) {
      const unit = piece.charCodeAt(at);
      if (classes[unit] === 0) classes[unit] = ++last;
    }
  }
  if (last > MAX_CLASSES) throw new Error(`The vocabulary has ${last} different characters; ${MAX_CLASSES} fit`);
  return classes;
}

/** Inserts a piece and returns the number of new nodes. */
function insert(root: Node, piece: string, id: number, classes: Uint8Array): number {
  let node = root;
  let made = 0;
  for (let at = 0; at < piece.length; at += 1) {
    const step = classes[piece.charCodeAt(at)] ?? 0;
    let child = node.next.get(step);
    if (child === undefined) {
      child = { id: 0, next: new Map() };
      node.next.set(step, child);
      made += 1;
    }
    node = child;
  }
  node.id = id;
  return made;
}

function layOut(root: Node, count: number): Omit<PieceTrie, 'classes'> {
  const size = 2 * count + 2 * MAX_CLASSES;
  const base = new Int32Array(size);
  const check = new Int32Array(size);
  const ids = new Uint16Array(size);
  const queue: { node: Node; at: number }[] = [{ node: root, at: TRIE_ROOT }];
  let firstFree = TRIE_ROOT + 1;
  for (const { node, at } of queue) {
    ids[at] = node.id;
    if (node.next.size === 0) continue;
    while (check[firstFree] !== 0) firstFree += 1;
    const steps = [...node.next.keys()];
    const start = fit(steps, firstFree, check);
    base[at] = start;
    for (const [step, child] of node.next) {
      check[start + step] = at;
      queue.push({ node: child, at: start + step });
    }
  }
  return { base, check, ids };
}

/** Returns the first base at which the slots of all steps are free. */
function fit(steps: readonly number[], firstFree: number, check: Int32Array): number {
  let start = Math.max(1, firstFree - Math.min(...steps));
  while (steps.some((step) => start + step <= TRIE_ROOT || check[start + step] !== 0)) start += 1;
  return start;
}
