/** Markup that a template of this file made: nothing in it was taken over unescaped. */
class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** What a template takes: texts are escaped, markup and lists of it are not; null, false and undefined are nothing. */
type Part = string | number | null | undefined | false | Markup | readonly Part[];

type Template = (strings: TemplateStringsArray, ...parts: readonly Part[]) => Markup;

export type { Markup };

/** HTML: what stands in a text or in quotes never becomes a tag. */
export const html: Template = templateOf((text) => printable(text).replaceAll('\r', ''));
/** XML 1.0, for texts and for attributes in quotes. */
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

/** Characters that XML 1.0 forbids (2.2), lone surrogates among them, and that HTML takes for errors. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '\uFFFD');
}
