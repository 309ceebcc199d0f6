import type { Client } from '@redoubt/client';
import type { Place, Saved } from '../saved/kinds.ts';
import type { ReadFile } from './read-file.ts';
import { type SectionName, sections } from './sections.ts';
import { placeKey, titleOf, type WantedSections } from './wanted-of.ts';

interface Named {
  readonly section: SectionName;
  readonly place: Place;
}

/**
 * Refuses a file that names what will not be there, before anything is changed. What is pruned counts as gone. Throws
 * Usage that names line and column.
 */
export async function refuseUnknownNames(
  client: Client,
  wanted: WantedSections,
  file: ReadFile,
  isPruned: boolean,
): Promise<void> {
  const known = new Map<SectionName, Promise<ReadonlySet<string>>>();
  const knownIn = (section: SectionName): Promise<ReadonlySet<string>> => {
    const found = known.get(section) ?? placesAfter(client, wanted, section, isPruned);
    known.set(section, found);
    return found;
  };
  for (const [section, entries] of Object.entries(wanted)) {
    for (const [index, { body }] of entries.entries()) {
      for (const { section: of, place } of namedBy(section as SectionName, body)) {
        if ((await knownIn(of)).has(placeKey(place))) continue;
        file.refuse([section, index], `There is no ${titleOf(of, place)}, neither in the file nor in the service`);
      }
    }
  }
}

/** The places of a section after the file was applied. */
async function placesAfter(client: Client, wanted: WantedSections, section: SectionName, isPruned: boolean) {
  const ofFile = (wanted[section] ?? []).map(({ place }) => place);
  const isLeft = !isPruned || wanted[section] === undefined;
  const present = isLeft ? (await sections[section].list(client)).map(sections[section].placeOf) : [];
  return new Set([...ofFile, ...present].map(placeKey));
}

/** What an entry names. */
function namedBy(section: SectionName, body: Saved): Named[] {
  if (section === 'policies') return codesOf(body);
  if (section === 'guardrails') return [...codesOf(body.input), ...codesOf(body.output)];
  return section === 'deployments' ? namedByDeployment(body) : [];
}

function codesOf(side: unknown): Named[] {
  const { detectors } = (side ?? {}) as { detectors?: { policy_violation?: { coc_policy_name?: string | null } } };
  const name = detectors?.policy_violation?.coc_policy_name;
  return name ? [{ section: 'codes', place: { name } }] : [];
}

/** The cast: the body was parsed by the schema of add-deployment. */
function namedByDeployment(body: Saved): Named[] {
  const { fallbacks, input_guardrails_policy, output_guardrails_policy, ...model } = body as unknown as ModelName & {
    fallbacks: readonly ModelName[];
    input_guardrails_policy: NamedSide;
    output_guardrails_policy: NamedSide;
  };
  const policies = [input_guardrails_policy, output_guardrails_policy].flatMap(({ policy_name, shadow, voices }) =>
    [policy_name, shadow?.policy_name, voices?.tool?.policy_name, voices?.system?.policy_name].flatMap((name) =>
      name ? [name] : [],
    ),
  );
  return [
    ...[model, ...fallbacks].map(
      ({ model_saved_name: name, model_version: version }): Named => ({ section: 'models', place: { name, version } }),
    ),
    ...policies.map((name): Named => ({ section: 'policies', place: { name } })),
  ];
}

interface NamedSide {
  readonly policy_name?: string;
  readonly shadow?: { readonly policy_name: string };
  readonly voices?: Readonly<Partial<Record<'tool' | 'system', { readonly policy_name: string }>>>;
}

interface ModelName {
  readonly model_saved_name: string;
  readonly model_version: string;
}
