/** A sentence of the test data without its marks, and the value that stood between `[[` and `]]`. */
export interface MarkedSentence {
  readonly text: string;
  readonly value: string;
}

/** Reads a sentence with one marked value. */
export function readMarked(marked: string): MarkedSentence {
  const [before = '', rest = ''] = marked.split('[[');
  const [value = '', after = ''] = rest.split(']]');
  return { text: before + value + after, value };
}
