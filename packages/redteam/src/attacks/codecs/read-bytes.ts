const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Controls that no text holds. */
const UNPRINTABLE = /(?![\n\r\t])\p{Cc}/u;

/** The text of UTF-8 bytes; undefined where they are none, or hold controls. */
export function readBytes(bytes: Uint8Array): string | undefined {
  try {
    const text = decoder.decode(bytes);
    return text === '' || UNPRINTABLE.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
