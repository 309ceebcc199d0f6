const extended = "UTF-8''";

/** A name as a header carries it: visible ASCII as it is, all else as RFC 8187, section 3.2.1, writes extended values. */
export function encodeHeaderText(text: string): string {
  const isPlain = /^[!-~](?:[ -~]*[!-~])?$/.test(text) && !text.toUpperCase().startsWith(extended);
  return isPlain ? text : extended + encodeURIComponent(text.toWellFormed());
}

/** The text of a header: an extended value of RFC 8187, or bytes of UTF-8, which arrive as one character each. */
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
