import type { Concept } from '../../packages/detectors/src/concepts/concepts.ts';

/**
 * Words of one language by concept, separated by commas. `stem*` stands for every word that begins so. An entry may have
 * several words. Case and accents do not count. In scripts without spaces an entry matches anywhere.
 */
export type ConceptWords = Readonly<Partial<Record<Concept, string>>>;
