/**
 * Thrown if the words of a command line are wrong. The message says what would be right. If `help` is set, it is
 * printed first.
 */
export class Usage extends Error {
  override readonly name = 'Usage';
  readonly help: string | undefined;
  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** Thrown if a command is called with `--help`. */
export class HelpWanted extends Error {
  override readonly name = 'HelpWanted';
}

/** Thrown if a command could not do its work. Scripts see the exit code. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly exitCode: number;
  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
