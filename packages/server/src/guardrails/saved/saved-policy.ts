import type { PolicyTypes, SavedKind, SavedPlace, SavedPolicy, SavedStore } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { provenanceOf, SavedResource } from '../../saved-resources/saved-resource.ts';
import type { GuardrailsContext } from '../context.ts';

/** Maximum number of saved resources of one kind per project. */
export const MAX_OF_A_KIND = 1_000;

interface Titles {
  /** The header that names a resource, without the brand's prefix. */
  readonly header: string;
  readonly list: string;
}

const titles: Readonly<Record<SavedKind, Titles>> = {
  policy: { header: 'Policy', list: '/guardrails/list-policies' },
  guardrail: { header: 'Guardrail', list: '/guardrails/list-guardrails' },
  'code of conduct': { header: 'Policy', list: '/code-of-conduct/list-policies' },
  deployment: { header: 'Deployment', list: '/deployments/list-deployments' },
};

/** How one kind of resource is named and shown. */
interface PolicyKind<Context extends GuardrailsContext, Noun, Headers, Shown, Whole, Deleted, Listed> {
  readonly noun: Noun;
  nameIn(headers: Headers): string | undefined;
  show(saved: SavedPolicy, context: Context): Shown;
  showWhole(saved: SavedPolicy, context: Context): Whole | Promise<Whole>;
  deleted(saved: SavedPolicy, context: Context): Deleted;
  listed(shown: Shown[]): Listed;
}

/**
 * Creates the resource for policies, guardrails, codes of conduct and deployments. Their content is JSON that is
 * changed field by field.
 */
export const policyResource = <
  Context extends GuardrailsContext,
  Noun extends string,
  Headers,
  Shown,
  Whole,
  Deleted,
  Listed,
>(
  kind: SavedKind,
  { nameIn, ...own }: PolicyKind<Context, Noun, Headers, Shown, Whole, Deleted, Listed>,
) =>
  new SavedResource({
    ...own,
    audited: kind.replaceAll(' ', '_'),
    store: ({ policies }: Context): SavedStore<PolicyTypes> => policies,
    capacity: MAX_OF_A_KIND,
    full: `The project has ${MAX_OF_A_KIND} of these, the most that are kept; delete one first`,
    nameField: 'name',
    header: (prefix) => `"${prefix}${titles[kind].header}"`,
    inHeaders: (headers: Headers) => ({ name: nameIn(headers) }),
    inBody: ({ name }: { name?: string | null | undefined }) => ({ name }),
    place: ({ projectId, name }) => ({ projectId, kind, name }),
    unknown: unknownSaved,
    group: (projectId) => ({ projectId, kind }),
  });

/** The fields that answers show for every saved resource. */
export const savedFieldsOf = (saved: SavedPolicy, context: GuardrailsContext) => ({
  name: saved.name,
  ...provenanceOf(saved, context),
});

/** Returns the fields of a change that are not null. */
export const givenFields = ({ name: _, ...fields }: { name?: unknown } & Record<string, unknown>) => ({
  content: Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)),
});

/** Returns the 404 of a saved resource. */
export function unknownSaved({ kind, name }: SavedPlace): Failure {
  return new Failure('not_found', `The project has no ${kind} named "${name}"; GET ${titles[kind].list} lists them`, {
    detail: { kind, name },
  });
}
