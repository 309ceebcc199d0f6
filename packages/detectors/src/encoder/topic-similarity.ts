import type { Encoder } from './create-encoder.ts';
import type { TextReading } from './read-texts.ts';

/**
 * Cosine similarity of a text to each phrase, in the order of the phrases. It is the maximum over the text's chunks.
 */
type Similarity =
  | { readonly kind: 'scored'; readonly scores: readonly number[] }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Measures how similar a text is in meaning to phrases, such as the topics of a policy. English only. */
export interface SimilarityScorer {
  /** Scores a text. `reader` replaces the encoder of the scorer, for example with a queue in front of it. */
  score(text: string, phrases: readonly string[], reader?: Pick<Encoder, 'read'>): Promise<Similarity>;
}

/** Maximum number of cached phrase embeddings. Each takes 2 kB. */
const MAX_KEPT = 2_000;

/** Creates a scorer that caches the embeddings of recently used phrases. */
export function createSimilarityScorer(encoder: Pick<Encoder, 'read'>): SimilarityScorer {
  const kept = new Map<string, Float32Array>();

  return {
    async score(text, phrases, reader = encoder) {
      const missing = [...new Set(phrases.filter((phrase) => !kept.has(phrase)))];
      const outcome = await reader.read([text, ...missing]);
      if (outcome.kind === 'unavailable') return outcome;
      const [reading, ...made] = outcome.readings;
      const embeddings = new Map(missing.map((phrase, index) => [phrase, embeddingOf(made[index])]));
      for (const phrase of phrases)
        if (!embeddings.has(phrase)) embeddings.set(phrase, kept.get(phrase) ?? noEmbedding);
      keep(kept, embeddings);
      const scores = phrases.map((phrase) => highestCosine(reading, embeddings.get(phrase) ?? noEmbedding));
      return { kind: 'scored', scores };
    },
  };
}

const noEmbedding = new Float32Array(0);

function embeddingOf(reading: TextReading | undefined): Float32Array {
  return reading?.chunks[0]?.embedding ?? noEmbedding;
}

/** Adds entries as the most recent ones and drops the least recently used. */
function keep(kept: Map<string, Float32Array>, entries: ReadonlyMap<string, Float32Array>): void {
  for (const [phrase, embedding] of entries) {
    kept.delete(phrase);
    kept.set(phrase, embedding);
  }
  for (const phrase of kept.keys()) {
    if (kept.size <= MAX_KEPT) return;
    kept.delete(phrase);
  }
}

function highestCosine(reading: TextReading | undefined, embedding: Float32Array): number {
  const cosines = reading?.chunks.map((chunk) => dot(chunk.embedding, embedding)) ?? [];
  return Math.max(0, ...cosines);
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < right.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
