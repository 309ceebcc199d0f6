/** Encodes and decodes a text. */
export interface Codec {
  /** Name of the code in prompts, for example `Base64`. */
  readonly label: string;
  /** Maximum number of useful rounds. One more round would give the same text again, or the plain text. */
  readonly mostRounds: number;
  encode(text: string): string;
  /**
   * Returns the decoded text, or undefined if the text is not in this code. Some details, such as the case of letters,
   * can be lost.
   */
  decode(text: string): string | undefined;
  /**
   * Global regular expression that matches encoded parts of an answer. Undefined if the code looks like ordinary text.
   */
  readonly look: RegExp | undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Control characters that do not occur in a text. */
const UNPRINTABLE = /(?![\n\r\t])\p{Cc}/u;

/** Decodes UTF-8 bytes. Returns undefined if they are empty, not valid UTF-8, or contain control characters. */
export function readBytes(bytes: Uint8Array): string | undefined {
  try {
    const text = decoder.decode(bytes);
    return text === '' || UNPRINTABLE.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
