import { Parser } from 'htmlparser2';
import { MediaFailure } from '../../media-failure.ts';

/** An element of an SVG, as far as its cost depends on it. */
export interface SvgElement {
  readonly id: string | undefined;
  readonly children: SvgElement[];
  /** Ids of the elements that are drawn again in its place, and how often. */
  readonly draws: readonly { readonly id: string; readonly times: number }[];
}

/** A part of the source, from `start` to before `end`. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** What is known of an SVG before it is drawn. */
export interface SvgOutline {
  readonly root: SvgElement;
  /** Number of elements in the file. */
  readonly count: number;
  /** Elements that rules of its style sheets draw, for any element. */
  readonly drawnByStyle: readonly string[];
  /** Its filters and its style sheets, in the order of the source. */
  readonly parts: readonly (Part & { readonly kind: 'filter' | 'style' })[];
}

/** More levels are refused by libxml2, too. */
const MAX_DEPTH = 256;
const MAX_ELEMENTS = 500_000;
const references = /url\(\s*["']?#([^"')\s]+)/g;

/** Reads the structure of an SVG. Takes linear time. @throws MediaFailure if it has too many elements or levels */
export function outlineOf(source: string): SvgOutline {
  const root: SvgElement = { id: undefined, children: [], draws: [] };
  const open: SvgElement[] = [root];
  const parts: SvgOutline['parts'][number][] = [];
  const drawnByStyle: string[] = [];
  let [count, insideFilter, filterStart, styleStart] = [0, 0, 0, -1];
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw tooComplex();
        const element: SvgElement = { id: attributes.id, children: [], draws: drawnBy(local(name), attributes) };
        open.at(-1)?.children.push(element);
        open.push(element);
        if (local(name) === 'filter' && insideFilter++ === 0) filterStart = parser.startIndex;
        styleStart = local(name) === 'style' && insideFilter === 0 ? parser.startIndex : -1;
      },
      ontext(text) {
        if (styleStart !== -1) drawnByStyle.push(...idsIn(text));
      },
      onclosetag(name) {
        open.pop();
        if (styleStart !== -1) parts.push({ kind: 'style', start: styleStart, end: parser.endIndex + 1 });
        styleStart = -1;
        if (local(name) !== 'filter') return;
        insideFilter -= 1;
        if (insideFilter === 0) parts.push({ kind: 'filter', start: filterStart, end: parser.endIndex + 1 });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return { root, count, drawnByStyle, parts };
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const idsIn = (text: string): string[] => [...text.matchAll(references)].flatMap(([, id]) => id ?? []);

/** What an element draws in its place: by a link, or by a pattern, mask, marker or clipping path. */
function drawnBy(name: string, attributes: Readonly<Record<string, string>>): SvgElement['draws'] {
  const isLink = name !== 'a' && name !== 'image';
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const link = isLink && local(attribute) === 'href' && value.startsWith('#') ? [value.slice(1)] : [];
    const times = /marker/.test(`${attribute}${value}`) ? verticesOf(attributes) : 1;
    return [...link, ...idsIn(value)].map((id) => ({ id, times }));
  });
}

/** The number of points at which a marker is drawn, roughly. */
const verticesOf = ({ d = '', points = '' }: Readonly<Record<string, string>>): number =>
  1 + Math.ceil((`${d} ${points}`.match(/[\d.]+/g)?.length ?? 0) / 2);

export const tooComplex = (): MediaFailure =>
  new MediaFailure('too_complex', 'The SVG draws too many elements; send it as PNG');
