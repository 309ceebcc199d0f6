import { markupView } from '../normalise/markup-view.ts';
import { type CustomEntity, type CustomFinding, customLabel } from '../pii/custom/custom-entity.ts';
import { createCustomSearch } from '../pii/custom/custom-search.ts';
import { settleCustom } from '../pii/custom/settle-custom.ts';
import { piiLabel } from '../pii/entities.ts';
import { findPii } from '../pii/find-pii.ts';
import { entityNames, resolveEntities } from '../pii/resolve-entities.ts';
import type { PiiFinding } from '../pii/scan.ts';
import { type Span, type TextViews, type View, ViewNote } from '../view.ts';
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

/** Returns the findings in the text itself, followed by those that only a decoded or rendered view shows. */
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
  /** Findings in decoded or rendered views, with offsets into each view. */
  readonly hidden: readonly { readonly view: View; readonly findings: readonly Finding[] }[];
}

/** Caches the search, so that a text that is both judged and redacted is searched once. */
const lastFound = new ViewNote<Found>();

function findOnce(views: TextViews, wanted: PiiWanted): Found {
  const known = lastFound.of(views);
  if (known?.wanted === wanted) return known;
  const { inText, inView } = findersOf(wanted);
  const hidden = views.decoded.map((view) => ({ view, findings: inView(view) }));
  const shown = inText(views);
  const rendered = markupView(views.plain);
  if (rendered)
    hidden.push({
      view: rendered,
      findings: inView(rendered).filter((found) => isNew(found, rendered, { source: views.source, shown })),
    });
  return lastFound.keep(views, { wanted, shown, hidden });
}

interface Shown {
  readonly source: string;
  readonly shown: readonly Finding[];
}

/** Whether markup hid this finding. False if the text itself already shows it. */
function isNew({ start, end, text }: Finding, view: View, { source: all, shown }: Shown): boolean {
  const source = view.toSource(start, end);
  if (all.slice(source.start, source.end) === text) return false;
  return !shown.some((known) => known.start <= source.start && known.end >= source.end);
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

function findersOf(wanted: PiiWanted) {
  const resolution = resolveEntities(builtInNames(wanted));
  const entities = resolution.kind === 'resolved' ? resolution.entities : new Set<never>();
  const searchCustom = createCustomSearch(wanted.custom_entities ?? []);

  function inView({ kind, text }: Pick<View, 'kind' | 'text'>): Finding[] {
    // Any text can be decoded as rot13, so a pattern of letters could match there by chance.
    return settleCustom(findPii(text, entities), kind === 'rot13' ? [] : searchCustom(text));
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
