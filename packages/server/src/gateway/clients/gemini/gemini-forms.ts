import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { unusable } from '../client-body.ts';

/** Returns an object with the names of its members as Google documents them. Google reads `snake_case`, too. */
export function camelMembers(value: JsonObject, place: string): JsonObject {
  const members = new Map<string, Json | undefined>();
  for (const [name, held] of Object.entries(value)) {
    if (held === null || held === undefined) continue;
    const usual = name.replace(/(?<=[a-zA-Z\d])_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
    if (members.has(usual)) throw unusable(`${place}.${usual}`.replace(/^\./, ''), 'it is sent under two names');
    members.set(usual, held);
  }
  return Object.fromEntries(members);
}

/** Returns an object that may be missing, with the usual names of its members. */
export function membersAt(value: Json | undefined, place: string): JsonObject {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw unusable(place, 'send an object');
  return camelMembers(value, place);
}

/** An object of a request, and where it stands. */
export interface PlacedObject {
  readonly value: JsonObject;
  readonly place: string;
}

/** Returns the objects of a list, with the usual names of their members. Google takes one object for a list of one. */
export function placedObjects(value: Json | undefined, place: string): PlacedObject[] {
  if (isObject(value)) return [{ value: camelMembers(value, place), place }];
  if (!Array.isArray(value)) throw unusable(place, 'send a list');
  return value.map((each: Json, index) => {
    const at = `${place}.${index}`;
    if (!isObject(each)) throw unusable(at, 'send an object');
    return { value: camelMembers(each, at), place: at };
  });
}

/** Returns base64 in its usual letters. Google's own clients send it in those for addresses. */
export const usualBase64 = (text: string): string =>
  /[-_]/.test(text) ? text.replaceAll('-', '+').replaceAll('_', '/') : text;
