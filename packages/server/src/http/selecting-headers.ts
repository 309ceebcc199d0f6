import { decodeHeaderText, headerField, headerOfField, headerPrefix, selectingHeaderNames } from '@redoubt/contract';

/** The headers that choose what a call works on, by their fields: of the brand, or of the first alias that is sent. */
export function selectingHeaders(headers: Headers, brands: readonly string[]): Record<string, string> {
  const prefixes = brands.map(headerPrefix);
  return Object.fromEntries(
    selectingHeaderNames.flatMap((name) => {
      const value = prefixes.map((prefix) => headers.get(prefix + name)).find((each) => each !== null);
      return value == null ? [] : [[headerField(name), decodeHeaderText(value)]];
    }),
  );
}

/** A field as its header reads on the wire: `X-Service-Policy` for `policy`. */
export function wireHeader(field: string, brand: string): string {
  return headerPrefix(brand) + headerOfField(field);
}
