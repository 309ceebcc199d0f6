/** A way to write a text in other signs, and back. */
export interface Codec {
  /** As a prompt names it: `Base64`. */
  readonly label: string;
  /** How often it can be applied with any use: done again, the same comes out, or the plain text. */
  readonly mostRounds: number;
  encode(text: string): string;
  /** What a text in this code says; undefined where it is not in it. Case and the like may be lost. */
  decode(text: string): string | undefined;
  /** What a stretch of an answer in this code looks like, global; undefined: it looks like any text. */
  readonly look: RegExp | undefined;
}

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
