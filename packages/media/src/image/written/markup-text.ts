import { MAX_FIELD_CHARACTERS } from '../limits.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Attributes that hold names, numbers or addresses of the format, not words. */
const MACHINE_ATTRIBUTE =
  /^(?:xmlns|xmlns:.*|rdf:(?:about|parseType|resource)|x:xmptk|id|class|style|d|points|transform)$/;

/**
 * The text between tags and in comments, and the words of attributes. It is no parser of XML: it reads what is there
 * and resolves no entity that a document defines, so that a document cannot make it grow.
 */
export function markupText(markup: string): string {
  const words = partsOf(markup.slice(0, MAX_FIELD_CHARACTERS * 50)).map((part) =>
    part.startsWith('<') ? tagText(part) : resolve(part),
  );
  return words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_FIELD_CHARACTERS);
}

/** Splits markup into tags, comments and the text between them, in one pass. A tag that never ends is text. */
function partsOf(markup: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (let open = markup.indexOf('<'); open >= 0; open = markup.indexOf('<', at)) {
    const end = markup.startsWith('<!--', open) ? '-->' : '>';
    const close = markup.indexOf(end, open);
    if (close < 0) break;
    parts.push(markup.slice(at, open), markup.slice(open, close + end.length));
    at = close + end.length;
  }
  return [...parts, markup.slice(at).replace(/^</, ' ')];
}

function tagText(tag: string): string {
  if (tag.startsWith('<!--')) return tag.slice(4, -3);
  if (/^<[?!/]/.test(tag)) return '';
  const values = [...tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name = '']) => !MACHINE_ATTRIBUTE.test(name))
    .map(([, , double, single]) => resolve(double ?? single ?? ''));
  // Words have a space between them; numbers, colours and file names are no text.
  return values.filter((value) => /\p{L}+\s+\p{L}/u.test(value) && !/^[a-z-]+\(/.test(value)).join(' ');
}

function resolve(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
