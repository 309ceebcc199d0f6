/** The encoding that an HTML file declares within its first kilobyte. */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).toString('latin1');
  return /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}

/** Byte order marks with their encodings. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * Decodes a file. The first that applies is used: its byte order mark, UTF-8 if the bytes are valid, the encoding
 * `declared`, Windows-1252.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return marked(bytes) ?? utf8(bytes) ?? decoderOf(declared).decode(bytes);
}

/**
 * Decodes what a web server sent, as browsers do. The first that applies is used: the byte order mark, the encoding
 * that the server names, the one that the page names, UTF-8 if the bytes are valid, Windows-1252.
 */
export function decodePage(bytes: Uint8Array, served?: string): string {
  // A page that names UTF-16 in its own ASCII letters cannot be in UTF-16.
  const named = served ?? declaredCharset(bytes)?.replace(/^utf-?16.*$/i, 'utf-8');
  if (named === undefined) return decodeText(bytes);
  return marked(bytes) ?? decoderOf(named).decode(bytes);
}

function marked(bytes: Uint8Array): string | undefined {
  const mark = marks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  return mark && new TextDecoder(mark.encoding).decode(bytes);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoderOf(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'windows-1252');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
