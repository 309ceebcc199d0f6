import { isObject, type Json, type JsonObject } from '@redoubt/providers';

/** The texts of a message or of a delta. */
export interface SpokenTexts {
  readonly thought: string;
  readonly text: string;
  readonly refusal: string;
}

const thoughtNames = ['reasoning_content', 'reasoning', 'thinking'] as const;

/** Reads the texts of a message or of a delta. Some models give their content in parts, thoughts among them. */
export function spokenIn(message: JsonObject): SpokenTexts {
  const thought = thoughtNames.map((name) => message[name]).find((each) => typeof each === 'string' && each !== '');
  const parts = Array.isArray(message.content) ? message.content.filter(isObject) : [];
  return {
    thought: text(thought) + parts.map(({ thinking }) => textIn(thinking)).join(''),
    text: textIn(message.content),
    refusal: text(message.refusal) + parts.map((part) => text(part.refusal)).join(''),
  };
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Returns a text, or the texts of parts. */
const textIn = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map((part) => (isObject(part) ? text(part.text) : text(part))).join('') : text(value);
