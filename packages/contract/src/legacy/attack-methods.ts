import { z } from 'zod';
import { keywordOf, type LegacyKeyword, legacyAttack, legacyAttacks } from './legacy-attacks.ts';
import { shortened } from './legacy-refusal.ts';
import { readParams } from './read-params.ts';

type Path = readonly (string | number)[];

/** A keyword of `attack_methods`, with its parameters translated into today's options. */
export interface ChosenAttack {
  readonly keyword: LegacyKeyword;
  readonly options: Readonly<Record<string, unknown>>;
  /** Parameters that were dropped or brought into their range. */
  readonly warnings: readonly string[];
  /** Set for `hades` in the default list of image attacks: it is left out, and a warning says so. */
  readonly isSkipped?: true;
}

/** A keyword as it was found in the body, with its value. */
interface Found {
  readonly word: string;
  readonly value: unknown;
  readonly path: Path;
  /** The keyword is an item of a list and has no value of its own. */
  readonly isListed: boolean;
}

/** Limits for one test: the number of attacks read and the number of issues reported. */
const MAX_FOUND = 2_000;
const MAX_ISSUES = 20;
const known = Object.keys(legacyAttacks).join(', ');

/** Keys that group keywords. In the older form, `advanced` contains `static` and `dynamic`. */
const groups = ['basic', 'static', 'dynamic', 'advanced'];
const groupsInside: Readonly<Record<string, readonly string[]>> = { advanced: ['static', 'dynamic'] };

/** `attack_methods`: a list of keywords, groups of such lists, or objects of keywords with their parameters. */
export const AttackMethods = z
  .unknown()
  .optional()
  .transform((sent, context): ChosenAttack[] => {
    let told = 0;
    const issue = (path: Path, message: string) => {
      if (told++ < MAX_ISSUES) context.addIssue({ code: 'custom', path: [...path], message });
    };
    const found = firstOf(keywordsIn(sent, groups, [], issue), MAX_FOUND + 1);
    if (found.length > MAX_FOUND) issue([], `More than ${MAX_FOUND} attacks are not read`);
    const skipped = skippedOf(found);
    return found.flatMap((each) => (skipped.has(each) ? hadesSkipped : (chosen(each, issue) ?? [])));
  });

/** The image attacks that callers of the archived API send together by default. */
const defaultImageAttacks: readonly LegacyKeyword[] = ['masking', 'figstep', 'hades'];

const hadesSkipped: ChosenAttack = {
  keyword: 'hades',
  options: {},
  warnings: ['hades is skipped: it is not generally available; the other image attacks of the list run'],
  isSkipped: true,
};

/**
 * Finds `hades` in the default list: the caller did not ask for it, so it is skipped. Anywhere else it stays and is
 * refused by its name.
 */
function skippedOf(found: readonly Found[]): ReadonlySet<Found> {
  const listed = found.filter(({ isListed }) => isListed);
  const words = new Set(listed.map(({ word }) => keywordOf(word)));
  const isDefault = defaultImageAttacks.every((keyword) => words.has(keyword));
  return new Set(isDefault ? listed.filter(({ word }) => keywordOf(word) === 'hades') : []);
}

function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const first: T[] = [];
  for (const item of items) if (first.push(item) === most) break;
  return first;
}

type Issue = (path: Path, message: string) => void;

function* keywordsIn(value: unknown, inner: readonly string[], path: Path, issue: Issue): Generator<Found> {
  if (isOff(value)) return;
  if (typeof value === 'string') yield { word: value, value: {}, path, isListed: true };
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* keywordsIn(item, [], [...path, at], issue);
  else if (typeof value === 'object' && value !== null) yield* keywordsOf(value, inner, path, issue);
  else issue(path, 'Expected a list of keywords, or an object of them');
}

function* keywordsOf(value: object, inner: readonly string[], path: Path, issue: Issue): Generator<Found> {
  for (const [word, under] of Object.entries(value)) {
    const place = [...path, word];
    const isGroup = inner.includes(word) && !(word === 'basic' && isWholeOf(under));
    if (isGroup) yield* keywordsIn(under, groupsInside[word] ?? [], place, issue);
    else if (under !== false) yield { word, value: under, path: place, isListed: false };
  }
}

const isOff = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

/** Whether a value under `basic` means the attack and not the group of that name: `true` or `{params}`. */
const isWholeOf = (value: unknown): boolean =>
  value === true || (typeof value === 'object' && value !== null && 'params' in value);

function chosen({ word, value, path }: Found, issue: Issue): ChosenAttack | undefined {
  const keyword = keywordOf(word);
  if (keyword === undefined) {
    issue(path, `"${shortened(word)}" is no attack of the archived API; known ones: ${known}`);
    return;
  }
  const row = legacyAttack(keyword);
  if ('dropped' in row) return { keyword, options: {}, warnings: [`${keyword} is dropped: ${row.dropped}`] };
  const { params, place } = paramsOf(value, path, issue);
  return { keyword, ...readParams({ ...row, keyword }, params, place, issue) };
}

interface Params {
  readonly params: object;
  readonly place: Path;
}

/** The value under `params`, or the object itself if it has no such key. */
function paramsOf(value: unknown, path: Path, issue: Issue): Params {
  const isWrapped = typeof value === 'object' && value !== null && 'params' in value;
  const [inner, place] = isWrapped ? [value.params, [...path, 'params']] : [value, path];
  if (isOff(inner) || inner === true || (Array.isArray(inner) && inner.length === 0)) return { params: {}, place };
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return { params: inner, place };
  issue(place, 'Expected an object of parameters');
  return { params: {}, place };
}
