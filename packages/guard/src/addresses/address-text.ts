/**
 * What the text before a placeholder says about an address. A renderer or a tool may read more than is written here, so
 * a text that is only likely to be an address counts as one.
 */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  bsol: '\\',
  colon: ':',
  commat: '@',
  lowbar: '_',
  newline: '',
  num: '#',
  period: '.',
  quest: '?',
  sol: '/',
  tab: '',
};
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi;
/** Markdown drops the backslash before a sign. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;
/** URL parsers drop these inside an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped
const dropped = /[\u0000-\u001f]/g;

/** Stands for a placeholder that was not restored. It can be no part of a host. */
export const OPAQUE = '\ufffc';

function decodedEntity(written: string, decimal = '', hex = '', name = ''): string {
  if (name !== '') return named[name.toLowerCase()] ?? written;
  const code = decimal === '' ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

/** Returns a text as a renderer reads it: entities decoded, without signs that URL parsers drop, in lower case. */
const plainOf = (text: string): string => text.replace(entity, decodedEntity).replace(dropped, '').toLowerCase();

/**
 * Forms by which a text without a blank is taken for an address: a scheme with slashes, `www.`, a `data:` URL, two
 * slashes after a quote or a bracket or before a host, a host with a path, and a `mailto:` with further fields.
 */
const addressForms = [
  /[a-z0-9+.-]:\/\/|(?:https?|ftp|file|wss?):[\\/]{2}/,
  /(?:^|[^\p{L}\p{N}.-])www\d?\./u,
  /(?:^|[^\w.])data:[a-z]+\/[a-z]/,
  /["'`=(,](?:\/\/|[\\/]{2}[\p{L}\p{N}-]+\.)/u,
  /^[\\/]{2}[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/u,
  /(?:^|[^\p{L}\p{N}_.@/-])(?:[\p{L}\p{N}-]{1,63}\.){1,9}\p{L}{2,24}(?::\d+)?[/?#]/u,
  /(?:^|[^a-z])(?:mailto|tel|sms):[^?]*\?/,
];

/** Returns whether a text without a blank holds an address, or the beginning of one. */
export function holdsAddress(text: string): boolean {
  const plain = plainOf(text);
  const isAddress = (read: string) => addressForms.some((form) => form.test(read));
  return isAddress(plain) || (plain.includes('\\') && isAddress(plain.replace(escapedSign, '$1')));
}

/** A text that begins so is an address as a whole, for a tool may encode what comes after a blank. */
const wholeForm =
  /^\s*(?:[a-z][a-z0-9+.-]*:\/\/|(?:https?|ftp|file|wss?):[\\/]{2}|www\d?\.|[\\/]{2}(?:[\p{L}\p{N}-]+\.|\ufffc|$)|data:[a-z]+\/[a-z])/u;
export const beginsWithAddress = (text: string): boolean => wholeForm.test(plainOf(text));

/** What a label is defined as may be a word. It is an address if it begins so. */
const targetForm = /^\s*<?\s*(?:[a-z][a-z0-9+.-]+:|[\\/]|www\d?\.|[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+[/?#])/u;
export const beginsLikeTarget = (text: string): boolean => targetForm.test(plainOf(text));

/** `mailto:` and its kind send nothing by themselves. What comes after `?` is not for the reader to see. */
const contactForm = /^\s*<?\s*(?:mailto|tel|sms):[^?]*$/;
export const isContact = (text: string): boolean => contactForm.test(plainOf(text));

/** A value that is an address of its own, with its host. */
const ownAddress = /^(?:[a-z][a-z0-9+.-]*:\/\/|www\d?\.)[^\s"'<>\\]+$/i;
export const isOwnAddress = (value: string): boolean => ownAddress.test(value);

/** Only such a beginning has one reading in all parsers. The host is complete. */
const exactForm = /^[^:/\\.@?#&%]*https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)[/?#]/;
const furtherHosts = /[\\/]{2,}([^\\/?#]*)/g;

/** Returns every host of an address, or none if parsers might differ in what it is. */
export function hostsOf(text: string): readonly string[] {
  const plain = plainOf(text);
  if (plain.includes('\\') || !exactForm.test(plain)) return [];
  return [...new Set(Array.from(plain.matchAll(furtherHosts), ([, host = '']) => host))];
}
