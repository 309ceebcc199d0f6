import { type CustomEntities, type DetectorName, Detectors, type SentDetectors } from '@redoubt/contract';
import { indexReferences, type ReferenceText } from '../overlap/reference-index.ts';
import { compilePattern } from '../pii/custom/compile-pattern.ts';
import { customLabel } from '../pii/custom/custom-entity.ts';
import { isTakenName } from '../pii/custom/is-taken-name.ts';
import { detectorOf } from './detectors/index.ts';
import { type References, withReferences } from './references.ts';

/** The detectors that compare a text with texts of the caller. */
type Comparing = 'system_prompt' | 'copyright_ip';

/** What detectors compare with. */
export interface ReadOptions {
  /**
   * The texts that `system_prompt` and `copyright_ip` compare with. Pass the same array again: it is indexed once.
   */
  readonly references?: Readonly<Partial<Record<Comparing, readonly ReferenceText[]>>>;
}

/** The settings of a detector are not valid, or cannot be served without a service. The message names the setting. */
export class DetectorSettingsError extends TypeError {
  override readonly name = 'DetectorSettingsError';
  /** Where the setting is, such as `['pii', 'entities']`. */
  readonly path: readonly PropertyKey[];

  constructor(path: readonly PropertyKey[], why: string) {
    super(`${path.length > 0 ? path.map(String).join('.') : 'settings'}: ${why}`);
    this.path = path;
  }
}

/** @throws TypeError if the text is none */
export function readText(text: string): string {
  if (typeof text === 'string') return text;
  throw new TypeError(`The text to judge must be a string; it is ${text === null ? 'null' : `of type ${typeof text}`}`);
}

/** Checks the settings of a caller as the service does. Detectors that are disabled are left out. */
export function readSettings(settings: SentDetectors, { references = {} }: ReadOptions = {}): Detectors {
  const detectors = parsed(settings);
  refuseEntities(detectors.pii?.custom_entities ?? []);
  if (detectors.policy_violation?.coc_policy_name) {
    const why = 'saved codes of conduct are in a service; pass their rules as policy_text or policy_rules';
    throw new DetectorSettingsError(['policy_violation', 'coc_policy_name'], why);
  }
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const refusal = detectorOf(name).refuse?.(detectors[name] as never);
    if (refusal)
      throw new DetectorSettingsError(refusal.kind === 'invalid' ? placeOf(refusal.loc) : [name], refusal.message);
  }
  return {
    ...detectors,
    ...compared('system_prompt', detectors, references),
    ...compared('copyright_ip', detectors, references),
  };
}

function parsed(settings: SentDetectors): Detectors {
  const result = Detectors.safeParse(settings);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const isMissing = issue?.code !== 'unrecognized_keys' && valueAt(settings, path) === undefined;
  throw new DetectorSettingsError(path, isMissing ? 'is required' : (issue?.message ?? result.error.message));
}

const valueAt = (settings: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], settings);

/** The place of a setting without the place of the settings in a request. */
const placeOf = (loc: readonly (string | number)[]) => (loc[0] === 'body' ? loc.slice(2) : loc);

function refuseEntities(custom: CustomEntities): void {
  const labels = new Set<string>();
  for (const [index, entity] of custom.entries()) {
    const place = ['pii', 'custom_entities', index];
    const label = customLabel(entity.name);
    if (isTakenName(entity.name))
      throw new DetectorSettingsError([...place, 'name'], 'is the name of a built-in entity');
    if (labels.has(label)) throw new DetectorSettingsError([...place, 'name'], `"${entity.name}" is there twice`);
    labels.add(label);
    const compiled = compilePattern(entity);
    if (compiled.kind === 'refused') throw new DetectorSettingsError([...place, 'pattern'], compiled.reason);
  }
}

/** Indexes of texts, by the array that they were passed in. */
const indexed = new WeakMap<readonly ReferenceText[], References>();

/** The settings of a comparing detector with what it compares with. */
function compared(name: Comparing, detectors: Detectors, given: NonNullable<ReadOptions['references']>): Detectors {
  const settings = detectors[name];
  if (!settings) return {};
  const texts = given[name];
  if (!texts || texts.length === 0) {
    const why = `has nothing to compare with; pass the texts as { references: { ${name}: [{ name, text }] } }`;
    throw new DetectorSettingsError([name], why);
  }
  const known = indexed.get(texts) ?? { index: indexReferences(texts) };
  indexed.set(texts, known);
  return { [name]: withReferences(settings, known) };
}
