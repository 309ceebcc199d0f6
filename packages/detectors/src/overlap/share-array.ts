interface Sharing<Made> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): Made;
}

/** An array in memory that threads share: of so many elements, or of these. */
export function shareArray<Made extends { set(values: ArrayLike<number>): void }>(
  kind: Sharing<Made>,
  content: number | ArrayLike<number>,
): Made {
  const length = typeof content === 'number' ? content : content.length;
  const made = new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
  if (typeof content !== 'number') made.set(content);
  return made;
}
