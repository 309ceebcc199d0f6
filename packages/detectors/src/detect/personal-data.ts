import { type CustomEntity, type CustomFinding, customLabel } from '../pii/custom/custom-entity.ts';
import { createCustomSearch } from '../pii/custom/custom-search.ts';
import { settleCustom } from '../pii/custom/settle-custom.ts';
import { piiLabel } from '../pii/entities.ts';
import { findPii } from '../pii/find-pii.ts';
import { entityNames, resolveEntities } from '../pii/resolve-entities.ts';
import type { PiiFinding } from '../pii/scan.ts';
import { type Span, type TextViews, type View, type ViewKind, ViewNote } from '../view.ts';
import type { DetectorRefusal } from './detector.ts';

/** Names of entities and groups, as the caller sends them. Null and undefined mean every group. */
type PiiNames = readonly string[] | null | undefined;

/** The personal data that a caller wants to find. */
export interface PiiWanted {
  readonly entities?: PiiNames;
  /** The caller's own entities. They are validated before. */
  readonly custom_entities?: readonly CustomEntity[] | null | undefined;
}

/** A stretch of personal data in the caller's text, with the label for its placeholder, such as `EMAIL_ADDRESS`. */
export interface PersonalSpan extends Span {
  readonly label: string;
}

type Finding = PiiFinding | CustomFinding;

/**
 * Returns the 422 error for the first unknown entity name, or undefined. `loc` is the path of the names in the request.
 */
export function refuseEntities(wanted: PiiWanted, loc: readonly (string | number)[]): DetectorRefusal | undefined {
  const resolution = resolveEntities(builtInNames(wanted));
  if (resolution.kind === 'resolved') return undefined;
  const [first] = resolution.unknown;
  const message = `pii.entities names "${first}", which is no entity; there are ${entityNames.join(', ')}`;
  return { kind: 'invalid', message, type: 'enum', loc, input: first };
}

/** Returns the findings in the text itself, followed by those that only a decoded view shows. */
export function findInViews(views: TextViews, wanted: PiiWanted): Finding[] {
  const { shown, hidden } = findOnce(views, wanted);
  // A finding in a decoded view keeps its decoded text, because the encoded form would not help the caller.
  return [...shown, ...hidden.flatMap(({ findings }) => findings)];
}

/**
 * Returns where personal data is in the caller's text, encoded stretches included. The spans are not sorted and may
 * overlap.
 */
export function personalSpans(views: TextViews, wanted: PiiWanted): PersonalSpan[] {
  const { shown, hidden } = findOnce(views, wanted);
  return [
    ...shown.map((finding) => ({ start: finding.start, end: finding.end, label: labelOf(finding) })),
    ...hidden.flatMap(({ view, findings }) =>
      findings.map((finding) => ({ ...view.toSource(finding.start, finding.end), label: labelOf(finding) })),
    ),
  ];
}

/** The findings in the views of a text. */
interface Found {
  readonly wanted: PiiWanted;
  readonly shown: readonly Finding[];
  /** Findings in decoded views, with offsets into each view. */
  readonly hidden: readonly { readonly view: View; readonly findings: readonly Finding[] }[];
}

/** Caches the search, so that a text that is both judged and redacted is searched once. */
const lastFound = new ViewNote<Found>();

function findOnce(views: TextViews, wanted: PiiWanted): Found {
  const known = lastFound.of(views);
  if (known?.wanted === wanted) return known;
  const { inText, inView } = findersOf(wanted);
  const shown = inText(views);
  const places: Span[] = [...shown];
  const hidden = views.decoded.map((view) => {
    const known = new CoveredPlaces(places);
    const findings = inView(view).filter((found) => !view.isInPlace || isNew(found, view, views.source, known));
    for (const { start, end } of findings) places.push(view.toSource(start, end));
    return { view, findings };
  });
  return lastFound.keep(views, { wanted, shown, hidden });
}

/** Stretches of the caller's text with findings, for many look-ups. */
class CoveredPlaces {
  readonly #starts: readonly number[];
  /** For each place, how far it and all places before it reach. */
  readonly #reach: readonly number[];

  constructor(places: readonly Span[]) {
    const sorted = places.toSorted((one, other) => one.start - other.start);
    let reach = 0;
    this.#starts = sorted.map(({ start }) => start);
    this.#reach = sorted.map(({ end }) => {
      reach = Math.max(reach, end);
      return reach;
    });
  }

  /** Whether one of the places has the whole stretch. */
  hold({ start, end }: Span): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (this.#reach[low - 1] ?? 0) >= end;
  }
}

/**
 * Whether a coding hid this finding. A view that is decoded in place also shows what the text around it says, and what
 * another view has decoded.
 */
function isNew({ start, end, text }: Finding, view: View, all: string, known: CoveredPlaces): boolean {
  const source = view.toSource(start, end);
  return all.slice(source.start, source.end) !== text && !known.hold(source);
}

const labelOf = (finding: Finding): string =>
  'entity' in finding ? piiLabel(finding.entity) : customLabel(finding.name);

/**
 * Removes the names of the caller's own entities, which are always searched for. To name one in `entities` is not an
 * error.
 */
function builtInNames({ entities, custom_entities: custom }: PiiWanted): PiiNames {
  if (!custom || custom.length === 0) return entities;
  return entities?.filter((name) => !custom.some((entity) => entity.name === name));
}

/** Codings that every text can be read in. */
const ciphers: ReadonlySet<ViewKind> = new Set(['rot13', 'rotated', 'rot47', 'reversed', 'pig_latin', 'initials']);

/** Codings that are guessed from parts of words. Only what has a format of its own is looked for in them. */
const guesses: ReadonlySet<ViewKind> = new Set([...ciphers, 'drawn', 'spelt', 'strings', 'template']);
/** Entities that are found by what they are called. Any odd word may be a name. */
const namedEntities: ReadonlySet<string> = new Set(['person', 'location', 'organization']);

const formatsOf = <E extends string>(entities: ReadonlySet<E>): ReadonlySet<E> =>
  new Set([...entities].filter((entity) => !namedEntities.has(entity)));

function findersOf(wanted: PiiWanted) {
  const resolution = resolveEntities(builtInNames(wanted));
  const entities = resolution.kind === 'resolved' ? resolution.entities : new Set<never>();
  const searchCustom = createCustomSearch(wanted.custom_entities ?? []);

  function inView({ kind, text }: Pick<View, 'kind' | 'text'>): Finding[] {
    // Any text can be read in a cipher, so a pattern of letters could match there by chance.
    const found = findPii(text, guesses.has(kind) ? formatsOf(entities) : entities);
    return settleCustom(found, ciphers.has(kind) ? [] : searchCustom(text));
  }

  function inText({ source, plain }: TextViews): Finding[] {
    const found = inView(plain);
    if (plain.text === source) return found;
    return found.map((finding) => {
      const { start, end } = plain.toSource(finding.start, finding.end);
      return { ...finding, start, end, text: source.slice(start, end) };
    });
  }

  return { inText, inView };
}
