interface Shown {
  readonly [key: string]: unknown;
}

/** What the script uses of Swagger UI. */
type SwaggerUi = (options: Shown) => void;

interface SwaggerSystem {
  readonly specActions: { updateJsonSpec(document: Shown): unknown };
}

/**
 * Runs in the browser, and starts Swagger UI there. It is sent as its own source, so it uses nothing from outside.
 *
 * Swagger UI reads its document as YAML, copies it several times and follows every reference in it, before it shows
 * anything and again for each operation that is opened. That takes seconds of a processor for our document. So the
 * script reads the document itself, keeps it, and gives Swagger UI an outline without bodies and answers. An operation
 * is handed over whole when it is opened.
 */
function showReference(showSwaggerUi: SwaggerUi): void {
  let whole: Shown = {};

  const isShown = (value: unknown): value is Shown =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const change = (values: unknown, one: (value: unknown) => unknown) =>
    isShown(values) ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, one(value)])) : values;
  const find = (path: readonly string[]) =>
    path.reduce<unknown>((value, key) => (isShown(value) ? value[key] : undefined), whole);

  /** Puts in the place of each reference what it names. No schema of the document names itself. */
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isShown(value)) return value;
    return typeof value.$ref === 'string' ? resolve(find(value.$ref.slice(2).split('/'))) : change(value, resolve);
  }

  const outline = (operation: unknown) =>
    isShown(operation) ? { ...operation, requestBody: undefined, responses: undefined } : operation;
  const readDocument =
    (_: unknown, { specActions }: SwaggerSystem) =>
    (text: string) => {
      whole = JSON.parse(text);
      const paths = change(whole.paths, (operations) => change(operations, outline));
      return specActions.updateJsonSpec({ ...whole, paths: paths });
    };
  const ownReading = () => ({
    fn: { resolveSubtree: async (_: unknown, path: readonly string[]) => ({ spec: resolve(find(path)), errors: [] }) },
    statePlugins: { spec: { wrapActions: { parseToJson: readDocument } } },
  });

  showSwaggerUi({
    url: '/openapi.json',
    dom_id: '#reference',
    plugins: [ownReading],
    deepLinking: true,
    validatorUrl: null,
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
  });
}

/** The script that the reference page runs after Swagger UI is loaded. */
export const referenceScript = `(${showReference})(SwaggerUIBundle);\n`;
