import { customLabel } from '../pii/custom/custom-entity.ts';
import { piiLabel } from '../pii/entities.ts';
import { type PiiDetails, piiDetails } from '../pii/pii-details.ts';
import { resolveEntities } from '../pii/resolve-entities.ts';
import type { PiiWanted } from './personal-data.ts';

/** Personal data that was found before, with the label of its placeholder, such as `EMAIL_ADDRESS`. */
export interface LabelledData {
  readonly label: string;
  readonly text: string;
}

/** Returns the details of `pii` for personal data of a known kind. Returns undefined if that kind is not wanted. */
export function detailsOfLabelled({ label, text }: LabelledData, wanted: PiiWanted): PiiDetails | undefined {
  const { entities: names, custom_entities: own } = wanted;
  const customNames = own?.map(({ name }) => name) ?? [];
  const custom = customNames.find((name) => customLabel(name) === label);
  if (custom !== undefined) return piiDetails([{ name: custom, text }], names, customNames);
  const resolution = resolveEntities(own?.length ? names?.filter((name) => !customNames.includes(name)) : names);
  const entity =
    resolution.kind === 'resolved' ? [...resolution.entities].find((each) => piiLabel(each) === label) : undefined;
  return entity && piiDetails([{ entity, text }], names, customNames);
}
