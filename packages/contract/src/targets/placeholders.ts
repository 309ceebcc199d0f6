/** What a template of a target's own API can have filled in. */
export const placeholders = ['prompt', 'messages', 'session', 'image', 'audio'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Parsers of URLs percent-encode braces in a path, so both forms are read. */
const PLACEHOLDER = /(?:\{\{|%7b%7b)\s*([\w.-]{1,64})\s*(?:\}\}|%7d%7d)/gi;

/** Prefix of the environment variables that a target may name. Other variables are not for targets. */
export const TARGET_VARIABLE_PREFIX = 'REDOUBT_TARGET_';
const VARIABLE = /\$\{env:([^}]*)\}/g;
const TARGET_VARIABLE = new RegExp(`^${TARGET_VARIABLE_PREFIX}[A-Z0-9_]{1,100}$`);

/** Returns the names between double braces in a text, known or not. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);

/**
 * Returns a text with its placeholders filled in. What is filled in is not read again, so a prompt may itself contain
 * double braces.
 */
export const fillPlaceholders = (text: string, valueFor: (name: Placeholder) => string): string =>
  text.replace(PLACEHOLDER, (whole: string, name: string) => (isPlaceholder(name) ? valueFor(name) : whole));

/** Returns whether a name between double braces is one that templates know. */
export const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** Returns the environment variables that a text names as `${env:NAME}`. */
export const variablesIn = (text: string): string[] => Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);

/** Returns a text with its environment variables filled in. */
export const fillVariables = (text: string, valueFor: (name: string) => string): string =>
  text.replace(VARIABLE, (_, name: string) => valueFor(name));

/** Returns whether each `${…}` of a text is an environment variable that a target may name. */
export const hasOnlyTargetVariables = (text: string): boolean =>
  !text.replace(VARIABLE, '').includes('${') && variablesIn(text).every((name) => TARGET_VARIABLE.test(name));
