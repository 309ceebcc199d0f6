/** A value that a template of a target fills in for each call is no secret. */
const FILLED_IN = /^\{\{[\w ]{1,32}\}\}$/;
/** Query parameters that are never secret, such as the version of the API. */
const plainParameters: readonly string[] = ['api-version'];

interface Parameter {
  /** Undefined for a value without a name. */
  readonly name: string | undefined;
  readonly value: string;
}

/** Masks each value in the query of an address or of a part of one, because keys are often sent there. Names stay. */
export function maskQuery(address: string, mask: string): string {
  return inQuery(address, ({ name, value }) =>
    value === '' || FILLED_IN.test(value) || (name !== undefined && plainParameters.includes(name)) ? value : mask,
  );
}

interface Masked {
  readonly mask: string;
  /** Called if a mask has no saved value. Throws. */
  readonly missing: () => never;
}

/**
 * Puts the saved values in place of the masks. A mask matches the saved value with the same name and the same position
 * among the values of that name.
 */
export function unmaskQuery(sent: string, saved: string, { mask, missing }: Masked): string {
  const known = Map.groupBy(parametersOf(saved), ({ name }) => name);
  const turns = new Map<string | undefined, number>();
  return inQuery(sent, ({ name, value }) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return value === mask ? (known.get(name)?.[turn]?.value ?? missing()) : value;
  });
}

function inQuery(address: string, newValue: (parameter: Parameter) => string): string {
  const at = address.indexOf('?');
  if (at === -1) return address;
  const written = parametersOf(address).map((parameter) => {
    const value = newValue(parameter);
    return parameter.name === undefined ? value : `${parameter.name}=${value}`;
  });
  return `${address.slice(0, at)}?${written.join('&')}`;
}

function parametersOf(address: string): Parameter[] {
  const at = address.indexOf('?');
  if (at === -1) return [];
  const parts = address.slice(at + 1).split('&');
  return parts.map((part) => {
    const equals = part.indexOf('=');
    return equals === -1
      ? { name: undefined, value: part }
      : { name: part.slice(0, equals), value: part.slice(equals + 1) };
  });
}
