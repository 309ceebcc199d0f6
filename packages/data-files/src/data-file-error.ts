import { fileURLToPath } from 'node:url';

/** Where in a data file something is wrong. */
interface Place {
  /** Counted from 1. Absent if the file is one JSON value. */
  readonly line?: number | undefined;
  /** The path of the field, such as `items.3.title`. Absent if the whole line is wrong. */
  readonly field?: string | undefined;
}

/** A data file has another form than its reader expects. The message names the file, the line and the field. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';

  constructor(file: URL, { line, field }: Place, problem: string) {
    const place = [fileURLToPath(file), ...(line === undefined ? [] : [line])].join(':');
    super(`${place}: ${field === undefined ? '' : `${field}: `}${problem}`);
  }
}
