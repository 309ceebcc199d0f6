const extended = "UTF-8''";

/**
 * Encodes a name as a header value. Visible ASCII stays as it is. Any other text becomes an extended value (RFC 8187,
 * section 3.2.1).
 */
export function encodeHeaderText(text: string): string {
  const isPlain = /^[!-~](?:[ -~]*[!-~])?$/.test(text) && !text.toUpperCase().startsWith(extended);
  return isPlain ? text : extended + encodeURIComponent(text.toWellFormed());
}

/**
 * Decodes a header value. It is either an extended value of RFC 8187, or UTF-8 bytes that arrive as one character each.
 */
export function decodeHeaderText(value: string): string {
  if (value.slice(0, extended.length).toUpperCase() !== extended) return fromUtf8(value);
  try {
    return decodeURIComponent(value.slice(extended.length));
  } catch {
    return value;
  }
}

function fromUtf8(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value)) return value;
  try {
    const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}
