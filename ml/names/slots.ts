import type { NameKind } from '../../packages/detectors/src/names/name-tags.ts';
import { pick, pickNumber, type Random } from '../corpus/seeded-random.ts';
import { fillers } from './fillers.ts';
import type { LocaleNames, NameLists } from './name-lists.ts';

/** What a slot is filled with; `kind` marks it as a name. */
export interface Filled {
  readonly text: string;
  readonly kind?: NameKind;
}

/** Locales whose family names stand first and without a space. */
const joined = new Set(['zh_CN', 'zh_TW', 'ja', 'ko']);
const familyFirst = new Set(['hu', 'vi']);

type PersonForm = (
  first: string,
  last: string,
  random: Random,
  given: readonly string[],
  family: readonly string[],
) => string;

const particles = ['van ', 'de ', 'von ', 'da ', 'van der ', 'al ', 'bin ', "O'", 'Mc', 'Mac', 'El '];

/** How a person is written, with running shares; the rest is given and family name. */
const personForms: readonly (readonly [share: number, form: PersonForm])[] = [
  [0.06, (first, last, random) => `${first} ${String.fromCharCode(pickNumber(random, 65, 90))}. ${last}`],
  [0.11, (first, last) => `${first.charAt(0)}. ${last}`],
  [0.16, (first, last, random, given) => `${first} ${pick(random, given)} ${last}`],
  [0.2, (first, last, random, _given, family) => `${first} ${last}-${pick(random, family)}`],
  [0.24, (first, last, random) => `${first} ${pick(random, particles)}${last}`],
  [0.29, (first) => first],
  [0.34, (first, last) => `${last}, ${first}`],
  [0.35, (first, last) => `${first} ${last}`.toUpperCase()],
];

/** Fills slots for one language; the same seed fills them alike. */
export class SlotFiller {
  readonly #lists: NameLists;
  readonly #latin: readonly string[];
  readonly #countries: readonly string[];

  constructor(lists: NameLists) {
    this.#lists = lists;
    this.#latin = [...lists.locales.keys()].filter((locale) => isLatin(lists.locales.get(locale)));
    this.#countries = [...new Set(lists.cities.map(({ country }) => country))].toSorted();
  }

  fill(slot: string, language: string, random: Random): Filled {
    const locale = this.#localeFor(language, random);
    const names = this.#lists.locales.get(locale) as LocaleNames;
    const name = (of: 'given' | 'family') => blend(names[of], random, isLatin(names) ? UNKNOWN : 0);
    switch (slot) {
      case 'per':
        return {
          text: this.#person(
            { ...names, given: [name('given')], family: [name('family'), pick(random, names.family)] },
            locale,
            random,
          ),
          kind: 'person',
        };
      case 'first':
        return { text: name('given'), kind: 'person' };
      case 'last':
        return { text: name('family'), kind: 'person' };
      case 'city':
        return { text: this.#city(random, language), kind: 'location' };
      case 'country':
        return { text: this.#country(random, language), kind: 'location' };
      case 'region':
        return { text: this.#region(random, locale), kind: 'location' };
      case 'loc':
        return { text: this.#landmark(names, language, random), kind: 'location' };
      case 'org':
        return { text: this.#organization(names, language, random), kind: 'organization' };
      case 'adr':
        return { text: this.#address(names, language, random), kind: 'address' };
      default:
        return { text: plainFiller(slot, names, random) };
    }
  }

  #localeFor(language: string, random: Random): string {
    if (language === 'ja_Latin') return pick(random, ['en', 'id_ID', 'en_IN']);
    if (!isLatin(this.#lists.locales.get(language))) return language;
    if (random() < (language === 'en' ? 0.45 : 0.75)) return language;
    return pick(random, this.#latin);
  }

  #person({ given, family }: LocaleNames, locale: string, random: Random): string {
    const [first, last] = [pick(random, given), pick(random, family)];
    if (joined.has(locale)) return last + first;
    if (familyFirst.has(locale)) return `${last} ${first}`;
    const drawn = random();
    const form = personForms.find(([share]) => drawn < share)?.[1];
    return form ? form(first, last, random, given, family) : `${first} ${last}`;
  }

  /** Large ones more often: three draws in four are among the thousand largest. */
  #city(random: Random, language: string): string {
    const { cities } = this.#lists;
    const reach = random() < 0.5 ? 400 : random() < 0.6 ? 3_000 : 24_000;
    const { name: written, country } = cities[Math.floor(random() * reach)] as (typeof cities)[number];
    const name = random() < 0.04 ? written.toUpperCase() : written;
    if (random() < 0.12) return `${name}, ${countryName(country, language)}`;
    return name;
  }

  #country(random: Random, language: string): string {
    return countryName(pick(random, this.#countries), language);
  }

  #region(random: Random, locale: string): string {
    const regions = this.#lists.locales.get(random() < 0.5 ? 'en' : locale)?.regions ?? [];
    return regions.length > 0 ? pick(random, regions) : 'California';
  }

  #landmark(names: LocaleNames, language: string, random: Random): string {
    const form = random();
    if (form < 0.2) return this.#city(random, language);
    if (form < 0.3) return this.#country(random, language);
    return this.#expand(pick(random, fillers.landmarks), names, language, random);
  }

  #organization(names: LocaleNames, language: string, random: Random): string {
    const form = random();
    if (form < 0.3) return pick(random, fillers.organizations);
    if (form < 0.55) return this.#expand(pick(random, fillers.bodies), names, language, random);
    return form < 0.62 ? acronym(random) : company(names, random);
  }

  #expand(pattern: string, names: LocaleNames, language: string, random: Random): string {
    return pattern
      .replaceAll('{city}', () => this.#city(random, language).split(',')[0] ?? '')
      .replaceAll('{country}', () => this.#country(random, language))
      .replaceAll('{first}', () => pick(random, names.given))
      .replaceAll('{last}', () => pick(random, names.family));
  }

  #address(names: LocaleNames, language: string, random: Random): string {
    const number = pickNumber(random, 1, 400);
    const city = this.#city(random, language).split(',')[0] ?? '';
    const code = pickNumber(random, 10_000, 99_999);
    if (language !== 'en' && names.streets.length > 0)
      return `${pick(random, names.streets)} ${number}, ${code} ${city}`;
    const street = `${number} ${pick(random, names.family)} ${pick(random, fillers.streetWords)}`;
    if (random() < 0.3) return street;
    return `${street}, ${city}${random() < 0.5 ? `, ${pick(random, ['CA', 'NY', 'TX', 'IL', 'WA', 'MA'])} ${code}` : ''}`;
  }
}

/** Share of names that no list has. */
const UNKNOWN = 0.2;

/** One of the names, or the beginning of one with the end of another. */
function blend(names: readonly string[], random: Random, share: number): string {
  const name = pick(random, names);
  if (random() >= share) return name;
  const other = pick(random, names);
  return name.slice(0, Math.ceil(name.length / 2)) + other.slice(Math.ceil(other.length / 2)).toLowerCase();
}

const isLatin = (names: LocaleNames | undefined): boolean => /^\p{sc=Latin}/u.test(names?.given[0] ?? '');

const namers = new Map<string, Intl.DisplayNames>();

function countryName(code: string, language: string): string {
  const tag = language.replace('_Latin', '').replace('_', '-');
  const namer = namers.get(tag) ?? new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  namers.set(tag, namer);
  return namer.of(code) ?? code;
}

/** A company that nobody has heard of. */
function company({ family, legalForms }: LocaleNames, random: Random): string {
  const legal = legalForms.length > 0 && random() < 0.5 ? legalForms : fillers.legalForms;
  const kind = random();
  const stem = kind < 0.4 ? pick(random, family) : kind < 0.64 ? coined(random) : pick(random, fillers.companyStems);
  if (random() >= 0.6) return `${stem} ${pick(random, legal)}`;
  const named = `${stem} ${pick(random, fillers.companyFields)}`;
  return random() < 0.4 ? `${named} ${pick(random, legal)}` : named;
}

function acronym(random: Random): string {
  return Array.from({ length: pickNumber(random, 3, 4) }, () => String.fromCharCode(pickNumber(random, 65, 90))).join(
    '',
  );
}

/** A name that no list has, of two to three syllables. */
function coined(random: Random): string {
  const syllable = () =>
    pick(random, [...'bcdfglmnprstvz']) + pick(random, [...'aeiou']) + pick(random, ['', 'n', 'r', 'x', 'l', 's']);
  const word = Array.from({ length: pickNumber(random, 2, 3) }, syllable).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const numbered = (random: Random): string => String(pickNumber(random, 1, pick(random, [9, 99, 2030])));

/** Fillers of the slots that are no names. */
function plainFiller(slot: string, { given }: LocaleNames, random: Random): string {
  const day = pickNumber(random, 1, 28);
  const month = pick(random, fillers.months);
  const makers: Readonly<Record<string, () => string>> = {
    date: () =>
      pick(random, [
        `${day} ${month} ${pickNumber(random, 1950, 2030)}`,
        `${month} ${day}`,
        `2024-0${pickNumber(random, 1, 9)}-1${day % 10}`,
        `${day}/11/2023`,
        `${day}.10.1987`,
      ]),
    month: () => month,
    day: () => pick(random, fillers.days),
    time: () =>
      `${pickNumber(random, 1, 12)}:${pickNumber(random, 10, 59)} ${pick(random, ['AM', 'PM', 'pm', ''])}`.trim(),
    num: () => numbered(random),
    money: () =>
      pick(random, [
        `$${numbered(random)}`,
        `€${numbered(random)}.50`,
        `${numbered(random)} euros`,
        `£${numbered(random)} million`,
      ]),
    login: () =>
      `${pick(random, given).toLowerCase().split(' ')[0]}${pick(random, ['.', '_', ''])}${pickNumber(random, 1, 99)}`,
    title: () => pick(random, ['Mr.', 'Mr', 'Mrs.', 'Ms.', 'Miss', 'Dr.', 'Prof.']),
    email: () => `${pick(random, given).toLowerCase().replaceAll(' ', '')}${pickNumber(random, 1, 99)}@example.com`,
    phone: () =>
      `+${pickNumber(random, 1, 99)} ${pickNumber(random, 100, 999)} ${pickNumber(random, 100_000, 999_999)}`,
    id: () =>
      pick(random, [
        `#${pickNumber(random, 1000, 99999)}`,
        `${pick(random, ['AB', 'INV-', 'XK', 'A'])}${pickNumber(random, 1000, 999999)}`,
      ]),
    product: () => pick(random, fillers.products),
    lang: () => pick(random, fillers.languages),
    nat: () => pick(random, fillers.nationalities),
    job: () => pick(random, fillers.jobs),
    word: () => pick(random, fillers.words),
    handle: () => pick(random, fillers.handles),
    tag: () => pick(random, fillers.tags),
    link: () => pick(random, fillers.links),
  };
  const maker = makers[slot];
  if (maker === undefined) throw new Error(`A pattern names the slot "${slot}", which slots.ts does not have`);
  return maker();
}
