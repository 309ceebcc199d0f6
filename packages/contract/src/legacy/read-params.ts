import { z } from 'zod';
import { attackOptions } from '../redteam/attack-options.ts';
import type { AttackId } from '../redteam/attacks.ts';
import { shortened } from './legacy-refusal.ts';

type Path = readonly (string | number)[];
type Issue = (path: Path, message: string) => void;

/** Parameters of the archived API that have a new name. */
const renamed: Readonly<Record<string, string>> = { depth: 'max_depth' };

interface Keyword {
  readonly keyword: string;
  readonly attack: AttackId;
  readonly options?: object;
}

interface ReadParams {
  readonly options: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/**
 * Translates the parameters of a keyword into options of its attack. Numbers are brought into their range, and unknown
 * parameters are dropped with a warning.
 */
export function readParams(
  { keyword, attack, options = {} }: Keyword,
  params: object,
  path: Path,
  issue: Issue,
): ReadParams {
  const said = Object.entries(params).filter(([, value]) => value !== null && value !== '');
  const read = said.map(([name, value]) =>
    readParam(name, value, attack, (message) => issue([...path, name], message)),
  );
  return {
    options: { ...options, ...Object.fromEntries(read.flatMap(({ option }) => (option ? [option] : []))) },
    warnings: read.flatMap(({ warning }) => (warning ? `${keyword}: ${warning}` : [])),
  };
}

interface ReadParam {
  readonly option?: readonly [name: string, value: unknown];
  readonly warning?: string;
}

function readParam(name: string, value: unknown, attack: AttackId, issue: (message: string) => void): ReadParam {
  const option = (Object.hasOwn(renamed, name) && renamed[name]) || name;
  const schema = optionOf(attack, option);
  if (!schema) return { warning: `${shortened(name)} is dropped, the attack ${attack} has no such option` };
  const range = rangeOf(schema);
  if (range) return inRange(name, value, { ...range, option }, issue);
  const { data, error } = schema.safeParse(value);
  if (!error) return { option: [option, data] };
  issue(error.issues[0]?.message ?? 'The value does not fit');
  return {};
}

type Schema = z.ZodType;
interface Range {
  readonly least: number;
  readonly most: number;
}

function optionOf(attack: AttackId, option: string): Schema | undefined {
  const shape: Readonly<Record<string, Schema>> = attackOptions[attack].shape;
  return Object.hasOwn(shape, option) ? shape[option] : undefined;
}

/** The range of an option, or undefined if it is no number. */
function rangeOf(schema: Schema): Range | undefined {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodNumber)) return;
  return { least: inner.minValue ?? 1, most: inner.maxValue ?? Number.MAX_SAFE_INTEGER };
}

function inRange(
  name: string,
  value: unknown,
  { option, least, most }: Range & { readonly option: string },
  issue: (message: string) => void,
): ReadParam {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    issue('Expected a number');
    return {};
  }
  const taken = Math.min(most, Math.max(least, Math.round(value)));
  if (taken === value) return { option: [option, taken] };
  return { option: [option, taken], warning: `${name} ${value} becomes ${option} ${taken}, of ${least}–${most}` };
}
