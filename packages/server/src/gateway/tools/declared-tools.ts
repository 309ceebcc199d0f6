import { isObject } from '../stages/message-texts.ts';

/** A call of a function, of a custom tool, or of a function in the older form. */
export type CallKind = 'function' | 'custom' | 'function_call';

/** A tool that a request declares. */
interface DeclaredTool {
  readonly kind: CallKind;
  readonly name: string;
  /** Its JSON Schema. Undefined if it has none. */
  readonly schema: unknown;
}

/** Returns the tools that a request declares, as `tools` or, in the older form, as `functions`. */
export function declaredTools({ tools, functions }: Readonly<Record<string, unknown>>): DeclaredTool[] {
  return [
    ...objectsIn(tools).flatMap((tool) => [
      ...declared('function', isObject(tool.function) ? tool.function : undefined),
      ...declared('custom', isObject(tool.custom) ? tool.custom : undefined),
    ]),
    ...objectsIn(functions).flatMap((called) => declared('function_call', called)),
  ];
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

function declared(kind: CallKind, described: Record<string, unknown> | undefined): DeclaredTool[] {
  if (!described || typeof described.name !== 'string') return [];
  const schema = kind === 'custom' ? undefined : (described.parameters ?? undefined);
  return [{ kind, name: described.name, schema }];
}
