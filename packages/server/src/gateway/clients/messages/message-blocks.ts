import type { Json, JsonObject } from '@redoubt/providers';
import { eventOf } from '../client-body.ts';

type BlockType = 'text' | 'thinking' | 'tool_use';

/** Writes the events of a message's blocks, which follow each other. */
export class MessageBlocks {
  #open: BlockType | undefined;
  #count = 0;
  /** The text of the open thought. */
  #thought = '';

  /** Whether a call is open, whose block could not be opened again. */
  get isInCall(): boolean {
    return this.#open === 'tool_use';
  }

  text(text: string): string {
    if (text === '') return '';
    const begun = this.#open === 'text' ? '' : this.#start('text', { text: '' });
    return begun + this.#add({ type: 'text_delta', text });
  }

  think(thinking: string): string {
    if (thinking === '') return '';
    const begun = this.#open === 'thinking' ? '' : this.#start('thinking', { thinking: '', signature: '' });
    this.#thought += thinking;
    return begun + this.#add({ type: 'thinking_delta', thinking });
  }

  /** Whether the open thought has exactly this text, so that its signature alone is missing. */
  isThinking(thinking: Json | undefined): boolean {
    return this.#open === 'thinking' && this.#thought === thinking;
  }

  sign(signature: Json): string {
    return this.#add({ type: 'signature_delta', signature }) + this.close();
  }

  /** Writes a thought that comes whole. A signature is of one text, and a client sends it back with that. */
  thought(block: JsonObject): string {
    if (block.type === 'redacted_thinking') return this.#start('thinking', block) + this.close();
    const begun = this.#start('thinking', { thinking: '', signature: '' });
    const { thinking, signature } = block;
    const said = thinking === '' ? '' : this.#add({ type: 'thinking_delta', thinking: thinking ?? '' });
    return begun + said + this.sign(signature ?? '');
  }

  call(id: string, name: string): string {
    return this.#start('tool_use', { id, name, input: {} });
  }

  input(piece: string): string {
    return piece === '' ? '' : this.#add({ type: 'input_json_delta', partial_json: piece });
  }

  close(): string {
    if (this.#open === undefined) return '';
    this.#open = undefined;
    return eventOf('content_block_stop', { type: 'content_block_stop', index: this.#count - 1 });
  }

  #start(type: BlockType, block: JsonObject): string {
    const closed = this.close();
    this.#open = type;
    this.#thought = '';
    this.#count += 1;
    const begun = { type: 'content_block_start', index: this.#count - 1, content_block: { type, ...block } };
    return closed + eventOf('content_block_start', begun);
  }

  #add(delta: JsonObject): string {
    return eventOf('content_block_delta', { type: 'content_block_delta', index: this.#count - 1, delta });
  }
}
