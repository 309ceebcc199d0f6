/** Maximum length of a line. No event of a provider is longer. */
const MAX_LINE_BYTES = 16 * 1_024 * 1_024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Reassembles the lines of a stream, whose chunks may be cut at any byte, even inside a character. */
export interface LineReader {
  /** Returns the lines that are now complete, without line ends. Throws SyntaxError if a line has more than 16 MiB. */
  push(chunk: Buffer): string[];
}

/** Creates a reader of lines. */
export function createLineReader(): LineReader {
  let pieces: Buffer[] = [];
  let held = 0;
  const endLine = (piece: Buffer): string => {
    const line = held === 0 ? piece : Buffer.concat([...pieces, piece]);
    pieces = [];
    held = 0;
    return line.toString('utf8', 0, line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length);
  };
  return {
    push(chunk) {
      const lines: string[] = [];
      let at = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, at)) {
        lines.push(endLine(chunk.subarray(at, end)));
        at = end + 1;
      }
      held += chunk.length - at;
      if (held > MAX_LINE_BYTES) throw new SyntaxError('A line of the stream is longer than 16 MiB');
      if (at < chunk.length) pieces.push(chunk.subarray(at));
      return lines;
    },
  };
}
