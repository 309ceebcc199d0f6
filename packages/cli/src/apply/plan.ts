import type { Client } from '@redoubt/client';
import type { Place, Saved } from '../saved/kinds.ts';
import { type FieldChange, fieldChanges, namedChanges, shownValue } from './field-changes.ts';
import { type Section, type SectionName, sections, type Wanted } from './sections.ts';
import { placeKey, titleOf, type WantedSections } from './wanted-of.ts';

/** One change of the service. */
export interface Change {
  readonly action: 'add' | 'change' | 'delete';
  readonly section: SectionName;
  readonly place: Place;
  readonly fields: readonly FieldChange[];
  /** Makes the change. */
  readonly make: () => Promise<unknown>;
}

/**
 * The changes that make the service as a file wants it, in an order in which each finds what it names. What the file
 * does not have is deleted only with `isPruned`, and only of the sections that the file has.
 */
export async function planOf(client: Client, wanted: WantedSections, isPruned: boolean): Promise<Change[]> {
  const names = Object.keys(sections) as SectionName[];
  const made: Change[] = [];
  const deleted: Change[] = [];
  for (const name of names) {
    const entries = wanted[name];
    if (!entries) continue;
    const present = new Map((await sections[name].list(client)).map((entry) => [keyIn(name, entry), entry]));
    for (const each of entries) made.push(...(await changeOf(client, name, each, present.get(placeKey(each.place)))));
    if (isPruned) deleted.unshift(...deletions(client, name, entries, present));
  }
  return [...made, ...deleted];
}

const keyIn = (name: SectionName, entry: Saved): string => placeKey(sections[name].placeOf(entry));

async function changeOf(
  client: Client,
  name: SectionName,
  wanted: Wanted,
  entry: Saved | undefined,
): Promise<Change[]> {
  const section: Section = sections[name];
  const { place, state } = wanted;
  if (!entry) {
    const fields = fieldChanges({}, state);
    return [{ action: 'add', section: name, place, fields, make: () => section.add(client, wanted) }];
  }
  const present = section.present(entry, wanted);
  const fields = section.differing
    ? namedChanges(await section.differing(client, wanted), present, state)
    : fieldChanges(present, state);
  if (fields.length === 0) return [];
  return [{ action: 'change', section: name, place, fields, make: () => section.change(client, wanted, present) }];
}

function deletions(
  client: Client,
  name: SectionName,
  wanted: readonly Wanted[],
  present: ReadonlyMap<string, Saved>,
): Change[] {
  const { remove, placeOf }: Section = sections[name];
  if (!remove) return [];
  const kept = new Set(wanted.map(({ place }) => placeKey(place)));
  const gone = [...present].flatMap(([key, entry]) => (kept.has(key) ? [] : [placeOf(entry)]));
  return gone.map((place) => ({
    action: 'delete',
    section: name,
    place,
    fields: [],
    make: () => remove(client, place),
  }));
}

const signs = { add: '+', change: '~', delete: '-' } as const;

/** A change as lines for people, such as `~ policy "support"` and a line for each field. */
export function changeText({ action, section, place, fields }: Change, hide: (text: string) => string): string {
  const lines = fields.map(({ field, before, after }) => {
    if (action === 'add') return `    ${field}: ${hide(shownValue(after))}`;
    return `    ${field}: ${changeOfValue(shownValue(before), hide(shownValue(after)))}`;
  });
  return [`${signs[action]} ${titleOf(section, place)}`, ...lines].join('\n');
}

/** What is hidden may be the same on both sides. */
const changeOfValue = (before: string, after: string): string =>
  before === after ? `${before} changes, which is not shown` : `${before} → ${after}`;

const done = { add: 'added', change: 'changed', delete: 'deleted' } as const;

/** How many changes there are of each kind, such as `1 to add, 2 to change`. */
export function countText(changes: readonly Change[], isDone: boolean): string {
  const counts = (['add', 'change', 'delete'] as const).flatMap((action) => {
    const count = changes.filter((change) => change.action === action).length;
    return count === 0 ? [] : [isDone ? `${count} ${done[action]}` : `${count} to ${action}`];
  });
  return counts.join(', ');
}
