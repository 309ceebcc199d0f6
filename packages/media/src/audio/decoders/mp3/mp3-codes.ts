import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const Code = z.strictObject({
  /** The bits of the codewords. */
  lengths: z.array(z.int().min(1)),
  /** What they stand for: two values, 16 times the first one plus the second one, or the bits of four values. */
  symbols: z.array(z.int().min(0)),
});
/** A Huffman code. Its codewords are in their order, and so their lengths tell them. */
export type Mp3Code = Readonly<z.output<typeof Code>>;

const Codes = z.strictObject({ pairs: z.record(z.string(), Code), quads: z.tuple([Code, Code]) });
const codes = readTable(new URL('../../../../data/mp3-codes.json', import.meta.url), Codes);

/** The codes of pairs of values, by the first number that a table has with it (ISO/IEC 11172-3, table B.7). */
export const pairCodes: Readonly<Record<string, Mp3Code>> = codes.pairs;

/** The two codes of four values of at most 1 (table B.7, A and B). */
export const quadCodes: readonly Mp3Code[] = codes.quads;
