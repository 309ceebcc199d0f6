/** The declarations of one `style` attribute, by property in lower case. The last of a property wins. */
type Declarations = ReadonlyMap<string, string>;

/** A `style` attribute longer than this is read up to here. */
const MAX_STYLE = 4_096;

/** Parses a `style` attribute. Linear in its length. */
export function declarationsOf(style: string): Declarations {
  const found = new Map<string, string>();
  for (const declaration of style.slice(0, MAX_STYLE).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 1) continue;
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim()
      .toLowerCase();
    found.set(declaration.slice(0, colon).trim().toLowerCase(), value);
  }
  return found;
}

/** Lengths of at most one pixel, in the units that text is sized in. */
const tiny = /^(?:0?\.\d+|0|1(?:\.0+)?)(?:px|pt|%)?$|^0?\.0\d*r?em$|^0(?:r?em|vh|vw)$/;
/** Offsets that move text at least 500 pixels, 50 em or its whole container out of sight. */
const farAway = /^-(?:(?:[5-9]\d{2}|\d{4,})(?:\.\d+)?(?:px|pt)?|(?:[5-9]\d|\d{3,})(?:\.\d+)?(?:r?em|vw|vh)|\d{3,}%)$/;
const farScaled = /(?:translate[xy]?\(\s*-(?:\d{4,}px|\d{3,}%)|scale[xy]?\(\s*0(?:\.0\d*)?\s*[,)])/;
const clipped = /rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|inset\(\s*(?:50|100)%/;
const transparent = /^(?:transparent|rgba?\([^)]*[,/]\s*0(?:\.0\d*)?%?\s*\)|#[0-9a-f]{3}0|#[0-9a-f]{6}00)$/;

interface HidingRule {
  readonly property: string;
  readonly hides: (value: string, all: Declarations) => boolean;
}

const equals =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);
const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const offScreen = (value: string, all: Declarations): boolean =>
  farAway.test(value) && ['absolute', 'fixed', 'relative'].includes(all.get('position') ?? '');
const clippedBox = (value: string, all: Declarations): boolean =>
  tiny.test(value) && /hidden|clip/.test(all.get('overflow') ?? all.get('overflow-y') ?? '');

/** The declarations that hide the text of an element from a person who sees the page. */
const hidingRules: readonly HidingRule[] = [
  { property: 'display', hides: equals('none') },
  { property: 'visibility', hides: equals('hidden', 'collapse') },
  { property: 'content-visibility', hides: equals('hidden') },
  { property: 'opacity', hides: matches(/^0?\.0\d*$|^0(?:\.0+)?%?$/) },
  { property: 'font-size', hides: matches(tiny) },
  { property: 'color', hides: matches(transparent) },
  { property: '-webkit-text-fill-color', hides: matches(transparent) },
  { property: 'left', hides: offScreen },
  { property: 'top', hides: offScreen },
  { property: 'right', hides: offScreen },
  { property: 'bottom', hides: offScreen },
  { property: 'text-indent', hides: matches(farAway) },
  { property: 'margin-left', hides: matches(farAway) },
  { property: 'transform', hides: matches(farScaled) },
  { property: 'clip', hides: matches(clipped) },
  { property: 'clip-path', hides: matches(clipped) },
  { property: 'height', hides: clippedBox },
  { property: 'max-height', hides: clippedBox },
  { property: 'width', hides: clippedBox },
  { property: 'max-width', hides: clippedBox },
];

/** Whether the declarations hide the text of their element. `background` is the colour behind it, if it is known. */
export function isHiding(declarations: Declarations, background: string | undefined): boolean {
  const color = declarations.get('color');
  const behind = backgroundOf(declarations) ?? background;
  if (color !== undefined && behind !== undefined && colourOf(color) === behind) return true;
  return hidingRules.some(({ property, hides }) => {
    const value = declarations.get(property);
    return value !== undefined && hides(value, declarations);
  });
}

/** The background colour that the declarations set, in one notation. */
export function backgroundOf(declarations: Declarations): string | undefined {
  const value = declarations.get('background-color') ?? declarations.get('background');
  return value === undefined ? undefined : colourOf(value);
}

const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  red: 'ff0000',
  green: '008000',
  lime: '00ff00',
  blue: '0000ff',
  yellow: 'ffff00',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  whitesmoke: 'f5f5f5',
  snow: 'fffafa',
  ivory: 'fffff0',
};

/** A colour as six hex digits, or in the words of the page if it is in another notation. */
export function colourOf(value: string): string {
  const text = value.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return short
      .slice(1)
      .flatMap((digit) => [digit, digit])
      .join('');
  if (/^#[0-9a-f]{6}$/.test(text)) return text.slice(1);
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  if (parts) {
    return parts
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('');
  }
  return named[text] ?? text;
}
