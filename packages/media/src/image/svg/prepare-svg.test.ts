import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { MediaFailure } from '../../media-failure.ts';
import { prepareSvg } from './prepare-svg.ts';

const svg = (inner: string, head = '') => `${head}<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const prepared = (source: string): string => Buffer.from(prepareSvg(Buffer.from(source))).toString();
const chain = (levels: number, wide: number, draw: (id: string) => string) =>
  Array.from({ length: levels }, (_, at) => `<g id="l${at + 1}">${draw(`l${at}`).repeat(wide)}</g>`).join('');
const leaf = '<g id="l0"><rect/></g>';

describe('an SVG that draws too much is refused', () => {
  test.each([
    { what: 'by uses', inner: `${leaf + chain(12, 10, (id) => `<use href="#${id}"/>`)}<use href="#l12"/>` },
    {
      what: 'by fills',
      inner: `${leaf + chain(12, 10, (id) => `<rect fill="url(#${id})"/>`)}<rect fill="url(#l12)"/>`,
    },
    {
      what: 'by styles',
      inner: `${leaf + chain(12, 10, (id) => `<rect style="mask:url('#${id}')"/>`)}<rect style="mask: url(#l12)"/>`,
    },
    {
      what: 'by a style sheet',
      inner: `<style>rect{fill:url(#l4)}</style>${leaf}${chain(4, 10, (id) => `<use href="#${id}"/>`)}${'<rect/>'.repeat(900)}`,
    },
    {
      what: 'by markers',
      inner: `<marker id="m">${'<rect/>'.repeat(500)}</marker><path marker-mid="url(#m)" d="${'L1 1'.repeat(100)}"/>`,
    },
    { what: 'by a long chain', inner: `${leaf + chain(100, 1, (id) => `<use href="#${id}"/>`)}<use href="#l100"/>` },
    { what: 'by levels', inner: '<g>'.repeat(300) + '</g>'.repeat(300) },
  ])('$what', ({ inner }) => {
    expect(() => prepared(svg(inner))).toThrow(MediaFailure);
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY a "<rect/><rect/>">]>'],
    ['<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'],
    ['<!DOCTYPE svg [<!ENTITY % p \'<!ENTITY x "y">\'>]>'],
  ])('by entities: %s', (head) => {
    expect(() => prepared(svg('<text>&a;</text>', head))).toThrow(/entities/);
  });
});

describe('an honest SVG is drawn as it is', () => {
  test.each([
    { what: 'a drawing', source: svg('<rect width="9" height="9"/><text>Hello</text>') },
    { what: 'one of many elements', source: svg('<circle r="1"/>'.repeat(60_000)) },
    {
      what: 'one that uses a symbol often',
      source: svg(`<symbol id="s"><rect/><rect/></symbol>${'<use href="#s"/>'.repeat(4_000)}`),
    },
    {
      what: 'one with entities of addresses',
      source: svg('<g/>', '<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/x/">]>'),
    },
    { what: 'one that refers to itself', source: svg('<g id="a"><use href="#a"/></g>') },
    { what: 'one that is broken', source: '<svg><g><rect' },
  ])('$what', ({ source }) => expect(prepared(source)).toBe(source));
});

describe('filters are taken out, and the rest stays', () => {
  test.each([
    {
      source: svg('<filter id="f"><feTurbulence/></filter><rect filter="url(#f)" width="9"/>'),
      drawn: svg('<rect  width="9"/>'),
    },
    {
      source: svg("<rect style='fill:red; filter: url(#f); stroke:blue'/>"),
      drawn: svg("<rect style='fill:red; ; stroke:blue'/>"),
    },
    {
      source: svg('<style>.a{filter:blur(9px);fill:red}</style><text class="a">Hi</text>'),
      drawn: svg('<style>.a{;fill:red}</style><text class="a">Hi</text>'),
    },
    { source: svg('<text>Use the filter: it is clean</text>'), drawn: undefined },
  ])('$source', ({ source, drawn }) => {
    const after = prepared(source);
    expect(after).not.toMatch(/<filter|filter\s*=|filter:\s*(?:url|blur)/);
    if (drawn !== undefined) expect(after.replaceAll(/\s+/g, ' ')).toBe(drawn.replaceAll(/\s+/g, ' '));
  });
});

test.each([
  { what: 'open filters', unit: '<filter>' },
  { what: 'names of filters', unit: 'filter:' },
  { what: 'attributes', unit: ' filter="' },
  { what: 'references', unit: '<use href="#a"/>' },
  { what: 'entities', unit: '<!ENTITY a "' },
])('$what take linear time', ({ unit }) => {
  const make = (length: number) => `<svg>${unit.repeat(length / unit.length)}`;
  const run = (source: string) => {
    try {
      prepared(source);
    } catch (error) {
      if (!(error instanceof MediaFailure)) throw error;
    }
  };
  expect(measureGrowth(make, run, 200_000)).toMatchObject({ isLinear: true });
});
