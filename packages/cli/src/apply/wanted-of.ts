import { Usage } from '../command-failures.ts';
import { didYouMean } from '../read-words.ts';
import type { Place, Saved } from '../saved/kinds.ts';
import type { Path, ReadFile } from './read-file.ts';
import { refuseLiteralSecrets } from './refuse-literal-secrets.ts';
import { type SectionName, sections, type Wanted } from './sections.ts';

/** What a file wants, by section. A section that the file does not have is left alone. */
export type WantedSections = { readonly [S in SectionName]?: readonly Wanted[] };

const names = Object.keys(sections) as SectionName[];

/** Reads what a file wants. Throws Usage that names line and column. */
export function wantedOf(file: ReadFile): WantedSections {
  const { content } = file;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return file.refuse([], `A file has sections: ${names.join(', ')}; each is a list`);
  }
  const stray = Object.keys(content).find((name) => !(names as string[]).includes(name));
  if (stray !== undefined) {
    file.refuse([], `There is no section "${stray}"; there are ${names.join(', ')}.${didYouMean(stray, names)}`, stray);
  }
  return Object.fromEntries(
    Object.entries(content).map(([name, entries]) => [name, entriesOf(name as SectionName, entries, file)]),
  );
}

function entriesOf(name: SectionName, entries: unknown, file: ReadFile): Wanted[] {
  if (!Array.isArray(entries)) return file.refuse([name], `${name} is a list`);
  const wanted = entries.map((entry, index) => entryOf(name, entry, [name, index], file));
  const known = new Set<string>();
  for (const [index, { place }] of wanted.entries()) {
    const key = placeKey(place);
    if (known.has(key)) file.refuse([name, index], `There are two entries for the ${titleOf(name, place)}`);
    known.add(key);
  }
  return wanted;
}

/** One text for each place. */
export const placeKey = ({ name, version }: Place): string => JSON.stringify([name, version]);

/** A thing as it is named to people, such as `model "gpt" v1`. */
export const titleOf = (name: SectionName, { name: own, version }: Place): string =>
  `${sections[name].noun} "${own}"${version === undefined ? '' : ` ${version}`}`;

function entryOf(name: SectionName, entry: unknown, path: Path, file: ReadFile): Wanted {
  const section = sections[name];
  const parsed = section.added.body?.safeParse(entry);
  if (!parsed?.success) return refuseIssue(name, firstOf(parsed?.error.issues ?? []), path, file);
  if (name === 'models') refuseLiteralSecrets(entry as Saved, path, file);
  const wanted = section.wanted(parsed.data as Saved);
  if (wanted.place.name === '')
    return file.refuse(path, `${name === 'models' ? 'model_saved_name' : 'name'} is missing`);
  return wanted;
}

/** What is read of an issue of zod. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** An unknown field says more than one that is missing, for it often is the same one with another spelling. */
const firstOf = (issues: readonly object[]): Issue | undefined => {
  // The cast names what is read of an issue here.
  const read = issues as readonly Issue[];
  return read.find(({ code }) => code === 'unrecognized_keys') ?? read[0];
};

function refuseIssue(name: SectionName, issue: Issue | undefined, path: Path, file: ReadFile): never {
  if (!issue) throw new Usage(`${name} cannot be in a file`);
  const { keys, message, path: within } = deepest(issue);
  const whole: Path = [...path, ...within.map((part) => (typeof part === 'number' ? part : String(part)))];
  const [key] = keys ?? [];
  const field = [...whole.slice(2), ...(key === undefined ? [] : [key])].join('.');
  if (key === undefined) {
    const isMissing = message.endsWith('received undefined');
    return file.refuse(whole, isMissing ? `${field} is missing` : `${field || name}: ${message}`);
  }
  const known = fieldsAt(name, whole.slice(2));
  const list = known.length > 0 ? `; there are ${known.join(', ')}.${didYouMean(key, known)}` : '';
  return file.refuse(whole, `There is no field "${field}" of a ${sections[name].noun}${list}`, key);
}

/** Of the forms that a value may have, the one that got furthest says best what is wrong. */
function deepest(issue: Issue): Issue {
  const inner = (issue.errors ?? []).flatMap(([first]) => (first ? [deepest(first)] : []));
  const [best] = inner.toSorted((a, b) => b.path.length - a.path.length);
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  /** The form in which a value is sent, where its schema alone does not say it. */
  readonly sentAs?: Schema;
}

/** The fields that an entry has at a path. */
function fieldsAt(name: SectionName, path: Path): string[] {
  // The cast names the parts of a JSON Schema that are read here.
  const whole = sections[name].added.body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema | undefined;
  const at = path.reduce<readonly Schema[]>(
    (schemas, part) =>
      schemas.flatMap(formsOf).flatMap((schema) => {
        const inner = typeof part === 'number' ? schema.items : schema.properties?.[part];
        return inner ? [inner] : [];
      }),
    whole ? [whole] : [],
  );
  return [...new Set(at.flatMap(formsOf).flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

const formsOf = (schema: Schema): Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.sentAs ? [schema.sentAs] : [])].flatMap(formsOf),
];
