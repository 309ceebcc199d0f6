/** A sealed text that no key here opens, or that is not what was sealed; nothing of it was used. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** The key file cannot be used; the message names it and the way out. */
export class BadKeyFile extends Error {
  override readonly name = 'BadKeyFile';
}
