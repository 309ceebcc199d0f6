/** A request that a stage has to read, and that cannot be read. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}
