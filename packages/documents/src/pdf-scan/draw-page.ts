import { affineOf, type Box, boxOf } from './affine.ts';
import { PageDrawing } from './page-drawing.ts';

/** The operators of a page as PDF.js lists them. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What is needed to draw a page. */
interface Drawing {
  /** The names of the operators, by number. */
  readonly names: ReadonlyMap<number, string>;
  /** Whether the layer that marked content names is shown. */
  readonly isShown: (layer: unknown) => boolean;
}

type Operator = (drawing: PageDrawing, args: readonly never[], page: Drawing) => void;

const UNIT: Box = [0, 0, 1, 1];
const image: Operator = (drawing, [picture]) => {
  drawing.paint('image', UNIT);
  drawing.addPicture(picture, false);
};
/** Names of the operators that fill a path. */
const filling = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
const noPattern: Operator = (drawing) => {
  drawing.state.fill = undefined;
};

/** What each operator does. Operators that are not listed draw neither text nor areas. */
const operators: Readonly<Record<string, Operator>> = {
  save: (drawing) => drawing.save(),
  restore: (drawing) => drawing.restore(),
  transform: (drawing, args) => drawing.transform(affineOf(args)),
  beginText: (drawing) => drawing.startText(),
  setTextMatrix: (drawing, [matrix]) => drawing.startText(affineOf(matrix)),
  moveText: (drawing, [x, y]) => drawing.moveText(x ?? 0, y ?? 0),
  setLeadingMoveText: (drawing, [x, y]) => {
    drawing.state.leading = -Number(y ?? 0);
    drawing.moveText(x ?? 0, y ?? 0);
  },
  nextLine: (drawing) => drawing.moveText(0, -drawing.state.leading),
  showText: (drawing, [glyphs]) => drawing.show(glyphs ?? []),
  setFont: ({ state }, [font, size]) => {
    state.font = font ?? '';
    state.size = size ?? 0;
  },
  setCharSpacing: ({ state }, [value]) => {
    state.characterSpace = value ?? 0;
  },
  setWordSpacing: ({ state }, [value]) => {
    state.wordSpace = value ?? 0;
  },
  setHScale: ({ state }, [value]) => {
    state.stretch = Number(value ?? 100) / 100;
  },
  setLeading: ({ state }, [value]) => {
    state.leading = value ?? 0;
  },
  setTextRise: ({ state }, [value]) => {
    state.rise = value ?? 0;
  },
  setTextRenderingMode: ({ state }, [value]) => {
    state.mode = value ?? 0;
  },
  setFillRGBColor: ({ state }, [colour]) => {
    state.fill = typeof colour === 'string' ? colour : undefined;
  },
  setFillColorN: noPattern,
  setGState: ({ state }, [entries]) => {
    for (const [key, value] of (entries ?? []) as [string, unknown][]) {
      if (key === 'ca' && typeof value === 'number') state.opacity = value;
      if (key === 'Font' && Array.isArray(value)) [state.font, state.size] = value;
    }
  },
  paintFormXObjectBegin: (drawing, [matrix]) => {
    drawing.save();
    drawing.transform(affineOf(matrix));
  },
  paintFormXObjectEnd: (drawing) => drawing.restore(),
  beginAnnotation: (drawing, [, , transform, matrix]) => {
    drawing.save();
    drawing.transform(affineOf(transform));
    drawing.transform(affineOf(matrix));
  },
  endAnnotation: (drawing) => drawing.restore(),
  beginMarkedContent: (drawing) => drawing.openLayer(false),
  beginMarkedContentProps: (drawing, [tag, layer], { isShown }) => drawing.openLayer(tag === 'OC' && !isShown(layer)),
  endMarkedContent: (drawing) => drawing.closeLayer(),
  constructPath: (drawing, [operator, , box], { names }) => {
    const area = boxOf(box);
    if (area && filling.includes(names.get(operator ?? -1) ?? '')) drawing.paint('shape', area);
  },
  paintImageXObject: image,
  paintInlineImageXObject: image,
  paintJpegXObject: image,
  // A stencil is painted where the text is often the picture itself, so it does not count as a cover.
  paintImageMaskXObject: (drawing, [picture]) => drawing.addPicture(picture, true),
};

/** Goes through the operators of a page and returns what they draw. Takes linear time. */
export function drawPage({ fnArray, argsArray }: OperatorList, page: Drawing): PageDrawing {
  const drawing = new PageDrawing();
  for (const [index, number] of fnArray.entries()) {
    const name = page.names.get(number) ?? '';
    // The cast: PDF.js gives each operator its own arguments, which the operators here check as far as they use them.
    if (Object.hasOwn(operators, name)) operators[name]?.(drawing, (argsArray[index] ?? []) as readonly never[], page);
  }
  return drawing;
}
