import { MediaFailure } from '../../media-failure.ts';
import { drawnElements } from './drawn-elements.ts';
import { outlineOf, tooComplex } from './svg-outline.ts';

/** Elements that any SVG may draw. A thousand take about a tenth of a second. */
const MIN_DRAWN = 20_000;
/** A larger file may draw each of its elements this often. */
const TIMES_OWN = 2;

/**
 * Prepares an SVG for being drawn: its elements are counted as they are drawn, and its filters are taken out. A filter
 * of few bytes can cost minutes, and what it hides is read.
 * @throws MediaFailure if the SVG draws too many elements, or has entities that hold markup
 */
export function prepareSvg(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  refuseEntities(source);
  const outline = outlineOf(source);
  const most = Math.max(MIN_DRAWN, TIMES_OWN * outline.count);
  if (drawnElements(outline, most + 1) > most) throw tooComplex();
  if (!/filter/i.test(source)) return bytes;
  let kept = '';
  let from = 0;
  for (const { kind, start, end } of outline.parts) {
    kept += withoutNames(source.slice(from, start));
    if (kind === 'style') kept += withoutProperty(source.slice(start, end));
    from = end;
  }
  return Buffer.from(kept + withoutNames(source.slice(from)));
}

/** Takes out what names a filter in tags: the attribute, and the property in the attribute `style`. */
const withoutNames = (source: string): string =>
  source
    .replaceAll(/\sfilter\s{0,20}=\s{0,20}(?:"[^"<]{0,2000}"|'[^'<]{0,2000}')/gi, ' ')
    .replaceAll(/\sstyle\s{0,20}=\s{0,20}(?:"[^"<]{0,9000}"|'[^'<]{0,9000}')/gi, withoutProperty);

const withoutProperty = (style: string): string =>
  style.replaceAll(/(^|[;{"'\s])(?:-webkit-|backdrop-)?filter\s{0,20}:[^;}"'<]{0,2000}/gi, '$1');

/** Markup in an entity is drawn as often as the entity is named, and entities within entities multiply. */
function refuseEntities(source: string): void {
  if (/<!ENTITY\s+%/i.test(source)) throw entities();
  for (const [declared] of source.matchAll(/<!ENTITY\s+[^\s>]+\s+(?:"[^"]*"|'[^']*')/gi)) {
    if (!/[<&%]/.test(declared.slice(1))) continue;
    throw entities();
  }
}

const entities = (): MediaFailure =>
  new MediaFailure('too_complex', 'The SVG has entities that hold markup or other entities; save it without');
