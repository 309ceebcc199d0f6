/** A command that could not do its work; the exit code tells scripts so. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly exitCode: number;
  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
