import { findPii, type PiiFinding, piiLabel, resolveEntities, type Span, type TextViews } from '@redoubt/detectors';
import { Failure } from '../errors.ts';

/** Names of entities and groups, as a caller sends them; null and absent mean every group. */
export type PiiNames = readonly string[] | null | undefined;

/** A stretch of personal data in the caller's text, with the word of its placeholder: `EMAIL_ADDRESS`. */
export interface PersonalSpan extends Span {
  readonly label: string;
}

/** Why entities cannot be looked for: 422 for a name that is none, 501 for one that is not built. `loc` says where they stand. */
export function refuseEntities(entities: PiiNames, loc: readonly (string | number)[]): Failure | undefined {
  const resolution = resolveEntities(entities);
  if (resolution.kind === 'resolved') return undefined;
  const { unknown, notBuilt } = resolution;
  const [first] = unknown;
  if (first !== undefined) {
    const message = `pii.entities names "${first}", which is no entity; see docs/detectors.md for the names`;
    return new Failure('invalid_request', message, { detail: [{ type: 'enum', loc, msg: message, input: first }] });
  }
  const message = `pii.entities names "${notBuilt[0]}", which is not built yet; leave it out`;
  return new Failure('not_implemented', message, { detail: { entities: notBuilt } });
}

/** Findings in the text itself, then those that only a decoded stretch shows, all in the caller's characters. */
export function findInViews(views: TextViews, wanted: ReadonlySet<PiiFinding['entity']>): PiiFinding[] {
  // What was encoded is answered as it reads: the encoded form would tell the caller nothing.
  return [...findInText(views, wanted), ...views.decoded.flatMap((view) => findPii(view.text, wanted))];
}

/** Where personal data stands in the caller's text, encoded stretches included; in no order, and it may overlap. */
export function personalSpans(views: TextViews, entities: PiiNames): PersonalSpan[] {
  const resolution = resolveEntities(entities);
  if (resolution.kind !== 'resolved') return [];
  const wanted = resolution.entities;
  const hidden = views.decoded.flatMap((view) =>
    findPii(view.text, wanted).map(({ entity, start, end }) => ({ entity, ...view.toSource(start, end) })),
  );
  return [...findInText(views, wanted), ...hidden].map(({ entity, start, end }) => ({
    start,
    end,
    label: piiLabel(entity),
  }));
}

function findInText({ source, plain }: TextViews, wanted: ReadonlySet<PiiFinding['entity']>): PiiFinding[] {
  const found = findPii(plain.text, wanted);
  if (plain.text === source) return found;
  return found.map((finding) => {
    const { start, end } = plain.toSource(finding.start, finding.end);
    return { ...finding, start, end, text: source.slice(start, end) };
  });
}
