/** Markup made by a template of this file. All texts in it are escaped. */
class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/**
 * A value in a template. Texts are escaped. Markup and lists of markup are not. Null, false and undefined give nothing.
 */
type Part = string | number | null | undefined | false | Markup | readonly Part[];

type Template = (strings: TemplateStringsArray, ...parts: readonly Part[]) => Markup;

export type { Markup };

/** A template for HTML. Texts are escaped for use as content and in quoted attributes. */
export const html: Template = templateOf((text) => printable(text).replaceAll('\r', ''));
/** A template for XML 1.0. Texts are escaped for use as content and in quoted attributes. */
export const xml: Template = templateOf((text) => printable(text).replaceAll('\r', '&#13;'));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function templateOf(finish: (text: string) => string): Template {
  const written = (part: Part): string => {
    if (part === null || part === undefined || part === false) return '';
    if (part instanceof Markup) return part.toString();
    if (typeof part === 'object') return part.map(written).join('');
    return finish(String(part).replace(/[&<>"']/g, (character) => entities[character] ?? ''));
  };
  return (strings, ...parts) =>
    new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1]) + string));
}

/** Replaces characters that XML 1.0 forbids (2.2), such as lone surrogates, and that are errors in HTML. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '\uFFFD');
}
