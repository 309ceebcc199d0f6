/** Thrown if the words of a command line are wrong. The message says what would be right. */
export class Usage extends Error {
  override readonly name = 'Usage';
  /** The command whose help tells more, such as `redteam run`. */
  readonly command: string | undefined;
  constructor(message: string, command?: string) {
    super(message);
    this.command = command;
  }
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
