/** Names of members from an argument's root to a place in it. Names that only the model wrote are `*`. */
export type ArgumentPath = readonly string[];

/** What of the arguments does not fit. */
export interface SchemaFault {
  readonly path: ArgumentPath;
  /** The keyword of the schema that is not met. */
  readonly keyword: string;
}

/** One keyword of a schema, and the value that it is held against. */
export interface KeywordPlace {
  /** What the schema says under the keyword. */
  readonly said: unknown;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly path: ArgumentPath;
}

/** Reads a schema of a caller within a bound of steps. */
export interface SchemaReader {
  /** Returns the first fault of a value. Throws SchemaUnreadable. */
  fault(schema: unknown, value: unknown, path: ArgumentPath): SchemaFault | undefined;
  fits(schema: unknown, value: unknown, path: ArgumentPath): boolean;
  /** Counts steps. Throws SchemaUnreadable when there were too many. */
  spend(steps: number): void;
  /** Returns whether a pattern is found in a text, or undefined for a pattern that is not run. */
  finds(pattern: string, text: string): boolean | undefined;
  /** Notes a keyword that is not read. */
  leaveOut(keyword: string): void;
  /** Returns the part of the schema that a reference names. Throws SchemaUnreadable. */
  referred(reference: string): unknown;
}

/** Returns whether a value meets a keyword, or the fault in a part of it. */
export type Keyword = (place: KeywordPlace, reader: SchemaReader) => boolean | SchemaFault;

/** Thrown for a schema that cannot be read, or takes too long. The message names the reason. */
export class SchemaUnreadable extends Error {
  override readonly name = 'SchemaUnreadable';
}

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a member of the object itself. Inherited ones, such as `constructor`, are none. */
export const memberOf = (holder: Members, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;

/** Returns the names of an object's members. Each costs a step. */
export function namesOf(holder: Members, reader: Pick<SchemaReader, 'spend'>): readonly string[] {
  const names = Object.keys(holder);
  reader.spend(names.length);
  return names;
}
