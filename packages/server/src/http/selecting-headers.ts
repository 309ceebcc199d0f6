import { decodeHeaderText, headerField, headerOfField, headerPrefix, selectingHeaderNames } from '@redoubt/contract';

/** The selecting headers of a request, by their fields. */
export type HeaderReader = (headers: Headers) => Record<string, string>;

/** Reads the selecting headers that the fields name, of the brand or of the first alias that is sent; their names are put together once. */
export function headerReader(fields: readonly string[], brands: readonly string[]): HeaderReader {
  const table = fields.map((field) => ({
    field,
    names: brands.map((brand) => wireHeader(field, brand).toLowerCase()),
  }));
  return (headers) => {
    const found: Record<string, string> = {};
    for (const { field, names } of table) {
      for (const name of names) {
        const value = headers.get(name);
        if (value === null) continue;
        found[field] = decodeHeaderText(value);
        break;
      }
    }
    return found;
  };
}

const everyField = selectingHeaderNames.map(headerField);

/** Every header that chooses what a call works on. */
export const selectingHeaders = (headers: Headers, brands: readonly string[]): Record<string, string> =>
  headerReader(everyField, brands)(headers);

/** A field as its header reads on the wire: `X-Service-Policy` for `policy`. */
export function wireHeader(field: string, brand: string): string {
  return headerPrefix(brand) + headerOfField(field);
}
