import { z } from 'zod';

/** Where a client package connects to. */
export interface Connection {
  /** The address of the service. */
  readonly url: string;
  readonly key: string;
  /** The deployment, which clients name as their model. */
  readonly deployment: string;
}

/** What the suite of the clients does with a package, as the package's own pages do it. Failures are thrown as they come. */
export interface Client {
  chat(text: string): Promise<string>;
  /** The pieces of a streamed answer. */
  stream(text: string): Promise<string[]>;
  /** Offers the tool `weather` with the argument `city`. It answers "sunny". Returns what it was called with, and the answer. */
  tool(text: string): Promise<{ asked: unknown; said: string }>;
  /** The same, with streams. */
  streamedTool(text: string): Promise<{ asked: unknown; said: string }>;
  /** Asks for an object with the members `city` and `days`. */
  structured(text: string): Promise<unknown>;
  /** Sends a picture in PNG, in base64. */
  picture(text: string, png: string): Promise<string>;
  /** Leaves a streamed answer after its first piece. */
  abort(text: string): Promise<void>;
}

/** The class and the status that a package's error has. Null: the package tells none. */
export interface Failure {
  readonly name: string;
  readonly status: number | null;
}

/** A package under test. */
export interface ClientPackage {
  readonly name: string;
  open(connection: Connection): Promise<Client>;
  /** What the package makes of an error. */
  failureOf(error: unknown): Failure;
  /** The error that the package gives for each failure. */
  readonly failures: Readonly<Record<FailureKind, Failure>>;
  /** Ends what `open` started. */
  close?(): Promise<void>;
}

export const failureKinds = [
  'blocked question',
  'blocked answer',
  'wrong key',
  'no deployment',
  'rate',
  'model fails',
] as const;
type FailureKind = (typeof failureKinds)[number];

/** A failure for each kind. */
export function failures(name: Readonly<Record<'400' | '401' | '429' | '500', string>>, status = true) {
  const of = (key: keyof typeof name): Failure => ({ name: name[key], status: status ? Number(key) : null });
  return {
    'blocked question': of('400'),
    'blocked answer': of('400'),
    'wrong key': of('401'),
    'no deployment': of('400'),
    rate: of('429'),
    'model fails': of('500'),
  } satisfies Record<FailureKind, Failure>;
}

/** The tool that is offered. */
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const declared = { name: 'weather', description: 'Tells the weather in a city', parameters };
export const weather = { ...declared, declared, arguments: z.object({ city: z.string() }), answer: 'sunny' };

/** The object that is asked for. */
export const trip = z.object({ city: z.string(), days: z.number() });
