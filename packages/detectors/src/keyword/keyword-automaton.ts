import { PhraseGate } from './phrase-gate.ts';
import { SPACE_UNIT, unitKind, unitTable } from './unit-table.ts';

/**
 * An Aho–Corasick automaton over compressed classes of UTF-16 units.
 *
 * A word unit has two classes, `wordClasses` apart: one at the start of a word, one inside a word. So a keyword that
 * starts with a word character never matches inside a larger word, and the scan needs no look-behind. A run of white
 * space is one symbol.
 *
 * A state is an offset. Below `denseCells` it is the offset of its row in `next`. From there on it is a deep state
 * without a row: its few transitions are in `deepEdges`, and all others are those of its `fail` state. A negative value
 * `~state` means that a keyword ends in the state.
 */
export interface KeywordAutomaton {
  /** The keywords as the caller spelled them, by index. */
  readonly keywords: readonly string[];
  /** By UTF-16 unit: class * 4 + kind. */
  readonly classes: Int32Array;
  readonly classCount: number;
  /** Distance from the class of a unit that begins a word to its class inside a word. */
  readonly wordClasses: number;
  readonly next: Int32Array;
  readonly denseCells: number;
  readonly denseStates: number;
  readonly deepEdges: ReadonlyMap<number, number>;
  /** By state number: the longest proper suffix that is a state, as an offset. */
  readonly fail: Int32Array;
  /** By state number: index of the keyword that ends there, or -1. */
  readonly output: Int32Array;
  /** By state number: the number of the nearest suffix state where a keyword ends, or -1. */
  readonly nextOutput: Int32Array;
  /** By keyword index: length in units, each run of white space counted as one. */
  readonly lengths: Int32Array;
  /** Rejects most texts without keywords before a scan. */
  readonly gate: PhraseGate;
  /** Size in bytes, for the limits of caches. */
  readonly bytes: number;
}

/** Limit of 8 MiB for the rows of dense states. These are nearest the root, where most steps of a scan are. */
const MAX_DENSE_CELLS = 2_097_152;

/** A keyword with its pattern, which is folded like the view to scan. */
export interface KeywordPattern {
  readonly keyword: string;
  readonly pattern: string;
}

interface Trie {
  readonly parent: number[];
  readonly label: number[];
  readonly output: number[];
  readonly children: Map<number, number>;
  readonly firstChild: number[];
  readonly sibling: number[];
}

/** Builds the automaton. Patterns must not be empty. Of two patterns with the same folding, the first is kept. */
export function buildAutomaton(patterns: readonly KeywordPattern[]): KeywordAutomaton {
  const { classes, classCount, wordClasses } = assignClasses(patterns);
  const symbols = patterns.map(({ pattern }) => symbolsOf(pattern, classes, wordClasses));
  const trie = buildTrie(symbols, classCount);
  const linked = linkStates(trie, classCount);
  const gate = new PhraseGate(patterns.map(({ pattern }) => pattern));
  return {
    keywords: patterns.map(({ keyword }) => keyword),
    classes,
    wordClasses,
    ...linked,
    lengths: Int32Array.from(symbols, (row) => row.length),
    gate,
    bytes:
      classes.byteLength +
      linked.next.byteLength +
      linked.fail.byteLength * 3 +
      linked.deepEdges.size * 32 +
      gate.bytes,
  };
}

/**
 * Assigns classes to units. Class 0 and class `wordClasses` are for units in no pattern. White space and the other
 * units follow the word classes.
 */
function assignClasses(patterns: readonly KeywordPattern[]) {
  const { kinds, packedKinds, variants } = unitTable();
  const units = [...unitsOf(patterns)];
  const wordUnits = units.filter((unit) => kinds[unit] === unitKind.word);
  const otherUnits = units.filter((unit) => kinds[unit] === unitKind.other);
  const wordClasses = wordUnits.length + 1;
  const space = wordClasses * 2;
  const classes = packedKinds.slice();
  const assign = (unit: number, own: number) => {
    for (const code of variants.get(unit) ?? [unit]) classes[code] = own * 4 + (kinds[code] as number);
  };
  for (const [at, unit] of wordUnits.entries()) assign(unit, at + 1);
  for (const [at, unit] of otherUnits.entries()) assign(unit, space + 1 + at);
  for (const code of variants.get(SPACE_UNIT) ?? []) classes[code] = space * 4 + unitKind.space;
  return { classes, classCount: space + 1 + otherUnits.length, wordClasses };
}

/** Returns the folded units of all patterns. */
function unitsOf(patterns: readonly KeywordPattern[]): Set<number> {
  const { folded } = unitTable();
  const units = new Set<number>();
  for (const { pattern } of patterns) {
    for (let at = 0; at < pattern.length; at++) units.add(folded[pattern.charCodeAt(at)] as number);
  }
  return units;
}

function symbolsOf(pattern: string, classes: Int32Array, wordClasses: number): number[] {
  const symbols: number[] = [];
  let previous = 0;
  for (let at = 0; at < pattern.length; at++) {
    const packed = classes[pattern.charCodeAt(at)] as number;
    const repeated = packed & previous & 3;
    previous = packed & 3;
    if (repeated !== unitKind.space) symbols.push((packed >> 2) + (-repeated & wordClasses));
  }
  return symbols;
}

function buildTrie(rows: readonly number[][], classCount: number): Trie {
  const trie: Trie = { parent: [0], label: [0], output: [-1], children: new Map(), firstChild: [-1], sibling: [-1] };
  for (const [index, row] of rows.entries()) {
    let state = 0;
    for (const symbol of row) state = childOf(trie, state, symbol, classCount);
    if (trie.output[state] === -1) trie.output[state] = index;
  }
  return trie;
}

function childOf(trie: Trie, state: number, symbol: number, classCount: number): number {
  const key = state * classCount + symbol;
  const known = trie.children.get(key);
  if (known !== undefined) return known;
  const child = trie.parent.length;
  trie.children.set(key, child);
  trie.parent.push(state);
  trie.label.push(symbol);
  trie.output.push(-1);
  trie.firstChild.push(-1);
  trie.sibling.push(trie.firstChild[state] ?? -1);
  trie.firstChild[state] = child;
  return child;
}

/** Returns trie states by depth, so that a suffix always precedes the states it is a suffix of. */
function breadthFirst({ firstChild, sibling }: Trie): Int32Array {
  const order = new Int32Array(firstChild.length);
  let end = 1;
  for (let at = 0; at < end; at++) {
    for (let child = firstChild[order[at] ?? 0] ?? -1; child !== -1; child = sibling[child] ?? -1) order[end++] = child;
  }
  return order;
}

function linkStates(trie: Trie, classCount: number): Links {
  const order = breadthFirst(trie);
  const links = emptyLinks(order.length, classCount);
  const numberOf = new Int32Array(order.length);
  for (const [number, node] of order.entries()) {
    numberOf[node] = number;
    links.output[number] = trie.output[node] as number;
  }
  for (const [number, node] of order.entries()) {
    if (number < links.denseStates) fillRow(links, number);
    for (let child = trie.firstChild[node] as number; child !== -1; child = trie.sibling[child] as number) {
      linkChild(links, number, numberOf[child] as number, trie.label[child] as number);
    }
  }
  return links;
}

function emptyLinks(count: number, classCount: number): Links {
  const denseStates = Math.max(1, Math.min(count, Math.floor(MAX_DENSE_CELLS / classCount)));
  const denseCells = denseStates * classCount;
  return {
    next: new Int32Array(denseCells),
    denseCells,
    denseStates,
    deepEdges: new Map(),
    fail: new Int32Array(count),
    output: new Int32Array(count),
    nextOutput: new Int32Array(count).fill(-1),
    classCount,
  };
}

type Links = Pick<
  KeywordAutomaton,
  'next' | 'denseCells' | 'denseStates' | 'fail' | 'output' | 'nextOutput' | 'classCount'
> & { readonly deepEdges: Map<number, number> };

/** Copies the row of the suffix state. The transitions to its own children overwrite it later. */
function fillRow({ next, fail, classCount }: Links, number: number): void {
  const suffix = fail[number] as number;
  if (number > 0) next.copyWithin(number * classCount, suffix, suffix + classCount);
}

function linkChild(links: Links, parent: number, child: number, label: number): void {
  const { next, denseStates, denseCells, fail, output, nextOutput, classCount, deepEdges } = links;
  const suffixStep = parent === 0 ? 0 : step(links, fail[parent] ?? 0, label);
  const suffix = suffixStep < 0 ? ~suffixStep : suffixStep;
  const suffixNumber = stateNumber(links, suffix);
  fail[child] = suffix;
  nextOutput[child] = output[suffixNumber] === -1 ? (nextOutput[suffixNumber] ?? -1) : suffixNumber;
  const offset = child < denseStates ? child * classCount : denseCells + child - denseStates;
  const target = output[child] === -1 && nextOutput[child] === -1 ? offset : ~offset;
  if (parent < denseStates) next[parent * classCount + label] = target;
  else deepEdges.set(parent * classCount + label, target);
}

/** Returns the number of the state at an offset. */
export function stateNumber(
  { denseCells, denseStates, classCount }: Pick<KeywordAutomaton, 'denseCells' | 'denseStates' | 'classCount'>,
  offset: number,
): number {
  return offset < denseCells ? offset / classCount : offset - denseCells + denseStates;
}

/**
 * Makes one step from a dense or deep state. A deep state falls back through its suffixes, in amortised constant time.
 */
export function step(
  automaton: Pick<KeywordAutomaton, 'next' | 'denseCells' | 'denseStates' | 'classCount' | 'deepEdges' | 'fail'>,
  from: number,
  symbol: number,
): number {
  const { next, denseCells, classCount, deepEdges, fail } = automaton;
  let offset = from;
  while (offset >= denseCells) {
    const number = stateNumber(automaton, offset);
    const target = deepEdges.get(number * classCount + symbol);
    if (target !== undefined) return target;
    offset = fail[number] ?? 0;
  }
  return next[offset + symbol] ?? 0;
}
