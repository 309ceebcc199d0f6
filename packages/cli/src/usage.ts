/** The words of a command line do not fit; the message says what would. */
export class Usage extends Error {
  override readonly name = 'Usage';
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
