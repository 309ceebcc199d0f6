import { LRUCache } from 'lru-cache';
import type { EncoderModel, EncoderOutput } from './encoder-model.ts';

/** About 2 kB each. Chats and documents that are judged again and again repeat most of their segments. */
const MOST_KEPT = 4_000;

/** Returns the same model, which remembers what it said of its last inputs. */
export function rememberOutputs(model: EncoderModel): EncoderModel {
  const kept = new LRUCache<string, EncoderOutput>({ max: MOST_KEPT });
  return {
    ...model,
    async run(input) {
      // The marks follow from the pieces.
      const key = Buffer.from(input.ids.buffer, input.ids.byteOffset, input.ids.byteLength).toString('latin1');
      const known = kept.get(key);
      if (known) return known;
      const output = await model.run(input);
      kept.set(key, output);
      return output;
    },
  };
}
