/** The words of a command line do not fit. The message says what would; where there is a help, it is printed before. */
export class Usage extends Error {
  override readonly name = 'Usage';
  readonly help: string | undefined;
  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** A command was asked for its help. */
export class HelpWanted extends Error {
  override readonly name = 'HelpWanted';
}

/** A command that could not do its work; the exit code tells scripts so. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly exitCode: number;
  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
