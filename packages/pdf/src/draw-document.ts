import type { ReportDocument } from '@redoubt/reports';
import { BlockDrawing } from './draw-blocks.ts';
import { Sheet } from './sheet.ts';

/** How small a document of one page may become, in steps. The smallest letters are then 5 points high. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68] as const;

/** Draws a document as PDF. One that shall be one page is drawn smaller until it is. */
export async function drawDocument(document: ReportDocument): Promise<Uint8Array> {
  let drawn = drawAt(document, scales[0]);
  for (const scale of document.isOnePage ? scales.slice(1) : []) {
    if (drawn.pages <= 1) break;
    drawn = drawAt(document, scale);
  }
  return drawn.finish(document.title);
}

function drawAt(document: ReportDocument, scale: number): Sheet {
  const sheet = new Sheet({ title: document.title, scale });
  const drawing = new BlockDrawing(sheet, document);
  for (const block of document.blocks) drawing.draw(block);
  drawing.finish();
  return sheet;
}
