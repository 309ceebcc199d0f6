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

type Made = ReadonlyMap<string, Float32Array> | undefined;

/** Creates a scorer that caches the embeddings of recently used phrases. Calls at the same time share those in work. */
export function createSimilarityScorer(encoder: Pick<Encoder, 'read'>): SimilarityScorer {
  const kept = new Map<string, Float32Array>();
  const making = new Map<string, Promise<Made>>();

  /** Reads texts, and makes the phrases among them known to other calls meanwhile. */
  async function read(reader: Pick<Encoder, 'read'>, text: string, missing: readonly string[]) {
    const outcome = reader.read([text, ...missing]);
    const made = outcome.then(
      (read): Made =>
        read.kind === 'read'
          ? new Map(missing.map((phrase, index) => [phrase, embeddingOf(read.readings[index + 1])]))
          : undefined,
      () => undefined,
    );
    for (const phrase of missing) making.set(phrase, made);
    const embeddings = await made;
    for (const phrase of missing) making.delete(phrase);
    if (embeddings) keep(kept, embeddings);
    return { outcome: await outcome, made: embeddings };
  }

  return {
    async score(text, phrases, reader = encoder) {
      // What this call has is held apart: a call of more phrases than are kept would drop its own first ones.
      const held = new Map(phrases.flatMap((phrase) => entryOf(kept, phrase)));
      const unknown = [...new Set(phrases.filter((phrase) => !held.has(phrase)))];
      const others = new Set(unknown.flatMap((phrase) => making.get(phrase) ?? []));
      const own = unknown.filter((phrase) => !making.has(phrase));
      const { outcome, made } = await read(reader, text, own);
      if (outcome.kind === 'unavailable') return outcome;
      for (const each of [made, ...(await Promise.all(others))]) hold(held, each);
      const late = unknown.filter((phrase) => !held.has(phrase));
      if (late.length > 0) {
        const rest = await read(reader, text, late);
        if (rest.outcome.kind === 'unavailable') return rest.outcome;
        hold(held, rest.made);
      }
      const embeddings = phrases.map((phrase) => held.get(phrase) ?? noEmbedding);
      keep(kept, new Map(phrases.flatMap((phrase) => entryOf(held, phrase))));
      return { kind: 'scored', scores: embeddings.map((embedding) => highestCosine(outcome.readings[0], embedding)) };
    },
  };
}

function entryOf(known: ReadonlyMap<string, Float32Array>, phrase: string): [string, Float32Array][] {
  const embedding = known.get(phrase);
  return embedding ? [[phrase, embedding]] : [];
}

function hold(held: Map<string, Float32Array>, made: Made): void {
  for (const [phrase, embedding] of made ?? []) held.set(phrase, embedding);
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
