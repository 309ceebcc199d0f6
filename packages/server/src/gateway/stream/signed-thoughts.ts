type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether blocks contain exactly the text that was judged and delivered as `reasoning_content`. Signatures
 * cover the model's own text, so they no longer fit after personal data was restored.
 */
function sayAgain(blocks: readonly unknown[], delivered: string): boolean {
  const texts = blocks.filter(isObject).map(({ thinking = '' }) => thinking);
  return texts.length === blocks.length && blocks.every(isBlock) && texts.join('') === delivered;
}

const known = new Set(['type', 'thinking', 'signature', 'data', 'index']);

/** Accepts only known members, because a text in another member would not be judged. */
function isBlock(block: unknown): boolean {
  if (!isObject(block) || !Object.keys(block).every((key) => known.has(key))) return false;
  return typeof (block.thinking ?? '') === 'string';
}

/** Removes the blocks from a whole answer's messages if they differ from the delivered text. */
export function dropStrangeThoughts({ choices }: Json): void {
  const all: unknown[] = Array.isArray(choices) ? choices : [];
  const messages = all.map((choice) => (isObject(choice) ? choice.message : undefined));
  for (const message of messages.filter(isObject)) if (saysStrange(message)) delete message.thinking_blocks;
}

function saysStrange({ thinking_blocks: blocks, reasoning_content: thought }: Json): boolean {
  return !Array.isArray(blocks) || !sayAgain(blocks, typeof thought === 'string' ? thought : '');
}

/** Maximum characters of held blocks per answer. */
const MAX_HELD = 4_000_000;

/** Holds the blocks of a stream's choices until the text that they repeat was judged. */
export class HeldThoughts {
  readonly #blocks = new Map<number, unknown[]>();
  #held = 0;

  /** Takes the blocks out of a delta. Returns whether there were any. */
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

  /** Returns the blocks of a choice whose thought was delivered unchanged, or undefined. */
  give(choice: number, thought: string): readonly unknown[] | undefined {
    const blocks = this.#blocks.get(choice);
    this.#blocks.delete(choice);
    return blocks && this.#held <= MAX_HELD && sayAgain(blocks, thought) ? blocks : undefined;
  }
}
