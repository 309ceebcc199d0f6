import { getResolvedPDFJS } from 'unpdf';

/** The names of the operators of a page, by the numbers that PDF.js gives them. */
export async function operatorNames(): Promise<ReadonlyMap<number, string>> {
  const { OPS } = await getResolvedPDFJS();
  return new Map(Object.entries(OPS).map(([name, number]) => [Number(number), name]));
}
