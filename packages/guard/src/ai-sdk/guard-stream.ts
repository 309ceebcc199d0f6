import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { GuardBlocked } from '../guard/guard-blocked.ts';
import type { GuardedCall, GuardedStreamText, TextForm } from '../guard/guarded-call.ts';
import { plainStretch } from '../json/plain-stretch.ts';

type Part = LanguageModelV4StreamPart;
type Delta = Extract<Part, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>;
type Start = Extract<Part, { type: 'text-start' | 'reasoning-start' | 'tool-input-start' }>;
type End = Extract<Part, { type: 'text-end' | 'reasoning-end' | 'tool-input-end' }>;
type Kind = 'text' | 'reasoning' | 'tool-input';
type Controller = TransformStreamDefaultController<Part>;

/**
 * Passes a stream on as far as its texts were judged. A text that is stopped ends it with an `error` part that holds
 * GuardBlocked, and with the finish reason `content-filter`.
 */
export function guardStream(call: GuardedCall): TransformStream<Part, Part> {
  const parts = new GuardedParts(call);
  return new TransformStream({
    async transform(part, controller) {
      try {
        await parts.pass(part, controller);
      } catch (error) {
        if (!(error instanceof GuardBlocked)) throw error;
        controller.enqueue({ type: 'error', error });
        controller.enqueue(blockedFinish);
        controller.terminate();
      }
    },
  });
}

const blockedFinish: Part = {
  type: 'finish',
  finishReason: { unified: 'content-filter', raw: undefined },
  usage: {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  },
};

interface OpenText {
  readonly kind: Kind;
  readonly id: string;
  readonly text: GuardedStreamText;
}

/** The texts of one stream. */
class GuardedParts {
  readonly #call: GuardedCall;
  readonly #open = new Map<string, OpenText>();

  constructor(call: GuardedCall) {
    this.#call = call;
  }

  async pass(part: Part, controller: Controller): Promise<void> {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start':
      case 'tool-input-start':
        this.#textOf(kindOf(part), part.id, formOf(part));
        return controller.enqueue(part);
      case 'text-delta':
      case 'reasoning-delta':
      case 'tool-input-delta':
        return this.#delta(part, controller);
      case 'text-end':
      case 'reasoning-end':
      case 'tool-input-end':
        await this.#end(kindOf(part), part.id, controller);
        return controller.enqueue(part);
      case 'tool-call':
        await this.#call.judgeOutput([plainStretch(part.input).text]);
        return controller.enqueue({ ...part, input: this.#call.restore(part.input, 'json') });
      case 'finish':
        for (const { kind, id } of [...this.#open.values()]) await this.#end(kind, id, controller);
        return controller.enqueue(part);
      // The provider's own chunks hold texts that were not judged.
      case 'raw':
        return;
      default:
        return controller.enqueue(part);
    }
  }

  async #delta(part: Delta, controller: Controller): Promise<void> {
    const kind = kindOf(part);
    const { text } = this.#textOf(kind, part.id, kind === 'tool-input' ? 'json' : 'text');
    const delta = await text.push(part.delta);
    if (delta !== '') controller.enqueue({ ...part, delta });
  }

  async #end(kind: Kind, id: string, controller: Controller): Promise<void> {
    const open = this.#open.get(`${kind} ${id}`);
    if (!open) return;
    this.#open.delete(`${kind} ${id}`);
    const delta = await open.text.end();
    if (delta !== '') controller.enqueue({ type: `${kind}-delta`, id, delta });
  }

  #textOf(kind: Kind, id: string, form: TextForm): OpenText {
    const key = `${kind} ${id}`;
    const open = this.#open.get(key) ?? { kind, id, text: this.#call.openText(form) };
    this.#open.set(key, open);
    return open;
  }
}

// The cast: a type of a part is its kind, a hyphen, and what happens.
const kindOf = ({ type }: Start | Delta | End): Kind => type.replace(/-\w+$/, '') as Kind;

const formOf = (part: Start): TextForm =>
  part.type === 'tool-input-start' && part.inputEncoding !== 'text' ? 'json' : 'text';
