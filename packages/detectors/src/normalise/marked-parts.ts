import type { MarkedPart, View } from '../view.ts';
import { LONGEST_MARKED, readMarks } from './text-marks.ts';

/** Parts of a long text end at a blank, if there is one in so many units before the end. */
const CUT_REACH = 200;
/** The parts of longer texts are not kept, because their marks take as much memory as the text. */
const LONGEST_KEPT = 262_144;

/** Returns the parts of a view whose text is too long for marks of its own, each with its marks. */
export function markedParts(view: View): readonly MarkedPart[] {
  if (view.parts) return view.parts;
  const { text } = view;
  const parts: MarkedPart[] = [];
  for (let start = 0; start < text.length; ) {
    const end = cutAt(text, start + LONGEST_MARKED);
    parts.push({ start, end, marks: readMarks(text.slice(start, end)) });
    start = end;
  }
  if (text.length <= LONGEST_KEPT) view.parts = parts;
  return parts;
}

function cutAt(text: string, end: number): number {
  if (end >= text.length) return text.length;
  for (let at = end; at > end - CUT_REACH; at -= 1) if (text.charCodeAt(at - 1) <= 0x20) return at;
  return end;
}
