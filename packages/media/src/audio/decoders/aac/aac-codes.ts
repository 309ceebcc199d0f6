import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const Code = z.strictObject({
  /** How many codewords have 1, 2, 3 bits and so on. */
  counts: z.array(z.int().min(0)),
  /** What the codewords stand for, in the order of the codewords. */
  symbols: z.array(z.int().min(0)),
});
/** A Huffman code whose longer codewords are the greater numbers. */
export type AacCode = Readonly<z.output<typeof Code>>;

const Codes = z.strictObject({ scaleFactors: Code, spectrum: z.array(Code).length(11) });
const codes = readTable(new URL('../../../../data/aac-codes.json', import.meta.url), Codes);

/** The code of the differences of scale factors, each plus 60 (ISO/IEC 14496-3, table 4.A.1). */
export const scaleFactorCode: AacCode = codes.scaleFactors;

/** The codes of the spectrum from 1 to 11 (ISO/IEC 14496-3, tables 4.A.2 to 4.A.12). A symbol is the place in its table. */
export const spectrumCodes: readonly AacCode[] = codes.spectrum;
