/** The parts of the OpenAPI document that a tour reads. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answered>>;
}

/** A parameter with the example that the reference page fills in. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: string;
  readonly schema: object & { readonly description?: string };
}

interface Content {
  readonly schema: { readonly examples?: readonly unknown[] };
  readonly example?: unknown;
}

interface Answered {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>;
}

/** Every operation of a document, aliases included. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** A request that consists of the examples of an operation. */
export interface ExampleRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The parameters that an example sends, with their values. `values` replace the examples, for ids that the service made. */
export function sentParameters({ parameters }: Operation, values: Readonly<Record<string, string>> = {}) {
  return parameters.flatMap((parameter) => {
    const value = values[parameter.name] ?? parameter.example;
    return value === undefined || (parameter.example === undefined && parameter.in !== 'query')
      ? []
      : [{ ...parameter, value }];
  });
}

/** The bodies of an operation's examples, or one that is undefined. */
export const exampleBodies = ({ requestBody }: Operation): readonly unknown[] =>
  requestBody?.content['application/json']?.schema.examples ?? [undefined];

/** The requests of an operation, one for each example of its body. */
export function exampleRequests(operation: Operation, values: Readonly<Record<string, string>> = {}): ExampleRequest[] {
  const sent = sentParameters(operation, values);
  const headers = Object.fromEntries(
    sent.filter((each) => each.in === 'header').map(({ name, value }) => [name, value]),
  );
  const path = sent
    .filter((each) => each.in === 'path')
    .reduce((made, { name, value }) => made.replace(`{${name}}`, encodeURIComponent(value)), operation.path);
  const query = sent.filter((each) => each.in === 'query');
  const search = query.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const address = search === '' ? path : `${path}?${search}`;
  return exampleBodies(operation).map((body) => ({
    operation,
    method: operation.method,
    path: address,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }));
}
