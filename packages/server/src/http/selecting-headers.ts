import { decodeHeaderText, headerField, headerOfField, headerPrefix, selectingHeaderNames } from '@redoubt/contract';

/** Returns the selecting headers of a request, by field name. */
export type HeaderReader = (headers: Headers) => Record<string, string>;

/**
 * Creates a reader of the selecting headers for these fields. The brand's header wins over those of its aliases. Names
 * are computed once.
 */
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

/** Returns every header that selects what a call works on. */
export const selectingHeaders = (headers: Headers, brands: readonly string[]): Record<string, string> =>
  headerReader(everyField, brands)(headers);

/** Returns the header name of a field, such as `X-Service-Policy` for `policy`. */
export function wireHeader(field: string, brand: string): string {
  return headerPrefix(brand) + headerOfField(field);
}
