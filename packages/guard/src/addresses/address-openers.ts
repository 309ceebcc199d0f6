/** Longest text before a sign that decides whether an address begins after it, and for labels in brackets. */
const LOOK_BACK = 96;
export const LABEL_LOOK_BACK = 512;

/** Longest name of a function whose argument is an address, with the sign before it. */
const LONGEST_WORD = 10;

/** Attributes whose value is an address, in any text. */
const attributes = /(?:^|[^a-z0-9_])(?:(?:image|lazy|low|dyn)?src(?:set)?|href|poster|formaction|longdesc|url)\]?\s*$/i;
/** Attributes whose names are usual words. They count inside a tag only. */
const tagAttributes =
  /(?:^|[^a-z0-9_])(?:action|archive|background|cite|classid|code|codebase|content|data|dynsrc|icon|lowsrc|manifest|ping|profile|srcdoc|style|usemap|value)\]?\s*$/i;

/** Names of fields that hold addresses, such as `imageUrl` or `webhook`. */
const addressNames = /(?:ur[il]|href|src|srcset|link|endpoint|webhook|hook|callback|redirect)s?$/i;
export const isAddressName = (name: string): boolean => addressNames.test(name);

/** The quoted name of a field before a colon, in JSON within a text. */
const quotedName = /["'`]([\w.$-]{1,80})\\{0,3}["'`]\s{0,4}$/;
/** A reference definition: a label at the beginning of a line. Footnotes hold text. */
const definition = /(?:^|\n)[ \t>*+\d.)-]{0,64}\[(?!\^)[^[\]]{1,500}\]$/;

/** What an address that begins after a sign is, by how it ends. */
export type Opening = 'target' | 'value' | 'quoted value' | 'quoted address' | 'function' | 'definition';

const OPEN_PAREN = 40;
const EQUALS = 61;

/** Returns the last characters of a text. */
type Before = (characters: number) => string;

/** Returns what begins after the sign `code` when `before` stands before it. `isInTag` means an open `<`. */
export function openingAfter(code: number, before: Before, isInTag: boolean): Opening | undefined {
  const last = before(1);
  switch (code) {
    case OPEN_PAREN:
      return last === ']' ? 'target' : afterWord(before(LONGEST_WORD));
    case EQUALS:
      return afterAttribute(before(LOOK_BACK), isInTag);
    default:
      return last === ']' ? afterLabel(before(LABEL_LOOK_BACK)) : afterName(before(LOOK_BACK));
  }
}

const afterWord = (before: string) => (/(?:^|[^a-z0-9_])(?:url|src|image-set)$/i.test(before) ? 'function' : undefined);
const afterAttribute = (before: string, isInTag: boolean) =>
  attributes.test(before) || (isInTag && tagAttributes.test(before)) ? 'value' : undefined;
const afterLabel = (before: string) => (definition.test(before) ? 'definition' : undefined);
const afterName = (before: string) =>
  /["'`]\s{0,4}$/.test(before.slice(-5)) && isAddressName(quotedName.exec(before)?.[1] ?? '')
    ? 'quoted value'
    : undefined;

/** The scheme of an address that begins within quotes, before its colon. */
const quotedScheme = /(["'`])\s{0,4}(?:https?|ftps?|wss?|file)$/i;

/** A quoted address: its quote, and how many signs of it stand before the colon. It may go on after a blank. */
export interface QuotedAddress {
  readonly quote: number;
  readonly isEscaped: boolean;
  readonly before: number;
}

/** Returns the quoted address whose scheme ends `before` a colon. */
export function quotedAddressIn(before: string): QuotedAddress | undefined {
  const found = quotedScheme.exec(before);
  if (!found) return undefined;
  const isEscaped = before.charAt(found.index - 1) === '\\';
  return { quote: before.charCodeAt(found.index), isEscaped, before: found[0].length - 1 };
}

/** A tag, or an address in angle brackets, as CommonMark reads them. */
const tagForm =
  /^<(?:\/[a-z][a-z0-9-]*\s{0,4}|[a-z][a-z0-9-]*(?:\s{1,16}[a-z_:@][\w.:@-]*(?:\s{0,4}=\s{0,4}(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s{0,4}\/?|[a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>$/i;
/** Returns whether a text is one whole tag, so that what comes after it is new text. */
export const isWholeTag = (text: string): boolean => tagForm.test(text);

/** A link with a plain text and a plain target. Renderers agree that it ends here. */
const linkForm = /(?:^|[^\\\]])\[[^[\]\\`<]*\]\([^\s()<>\\]*\)$/;
export const endsPlainLink = (text: string): boolean => linkForm.test(text);
