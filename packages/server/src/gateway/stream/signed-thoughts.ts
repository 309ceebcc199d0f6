type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether blocks say what was judged and delivered as `reasoning_content`, and nothing else: their signatures are of the
 * text as the model wrote it, so where personal data was put back they fit it no more.
 */
function sayAgain(blocks: readonly unknown[], delivered: string): boolean {
  const texts = blocks.filter(isObject).map(({ thinking = '' }) => thinking);
  return texts.length === blocks.length && blocks.every(isBlock) && texts.join('') === delivered;
}

const known = new Set(['type', 'thinking', 'signature', 'data', 'index']);

/** Of the known members alone, for a text under another name would be judged by nobody. */
function isBlock(block: unknown): boolean {
  if (!isObject(block) || !Object.keys(block).every((key) => known.has(key))) return false;
  return typeof (block.thinking ?? '') === 'string';
}

/** Takes the blocks out of a whole answer's messages where they say anything else than what is delivered. */
export function dropStrangeThoughts({ choices }: Json): void {
  const all: unknown[] = Array.isArray(choices) ? choices : [];
  const messages = all.map((choice) => (isObject(choice) ? choice.message : undefined));
  for (const message of messages.filter(isObject)) if (saysStrange(message)) delete message.thinking_blocks;
}

function saysStrange({ thinking_blocks: blocks, reasoning_content: thought }: Json): boolean {
  return !Array.isArray(blocks) || !sayAgain(blocks, typeof thought === 'string' ? thought : '');
}

/** Characters of blocks that are held of one answer. */
const MAX_HELD = 4_000_000;

/** The blocks of a stream's choices, held until what they say again has been judged. */
export class HeldThoughts {
  readonly #blocks = new Map<number, unknown[]>();
  #held = 0;

  /** Takes the blocks out of a delta; whether there were any. */
  takeFrom(delta: unknown, choice: number): boolean {
    if (!isObject(delta) || delta.thinking_blocks === undefined) return false;
    const { thinking_blocks: blocks } = delta;
    delete delta.thinking_blocks;
    if (!Array.isArray(blocks)) return true;
    this.#held += JSON.stringify(blocks).length;
    if (this.#held > MAX_HELD) this.#blocks.clear();
    else for (const block of blocks) this.#of(choice).push(block);
    return true;
  }

  #of(choice: number): unknown[] {
    const known = this.#blocks.get(choice);
    if (known) return known;
    const blocks: unknown[] = [];
    this.#blocks.set(choice, blocks);
    return blocks;
  }

  /** The blocks of a choice whose thought has been judged and delivered as it was written; undefined where there are none. */
  give(choice: number, thought: string): readonly unknown[] | undefined {
    const blocks = this.#blocks.get(choice);
    this.#blocks.delete(choice);
    return blocks && this.#held <= MAX_HELD && sayAgain(blocks, thought) ? blocks : undefined;
  }
}
