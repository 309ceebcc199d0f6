import { checkPointAfter, spacingsFor, wordStartBefore } from './check-points.ts';
import { HOLD_BACK, MAX_WORD, REACH } from './output-watch.ts';

/** Yields the windows that a watch would judge in a complete text, if none is blocked. */
export function* windowsOf(text: string, holdBack = HOLD_BACK): Generator<string, void> {
  const spacings = spacingsFor(holdBack);
  let [spacing] = spacings;
  let judged = 0;
  for (let points = 1; ; points += 1) {
    const point = checkPointAfter(text, judged, judged, spacing);
    const end = point === -1 ? text.length : point;
    if (end > judged) yield text.slice(wordStartBefore(text, judged - REACH, MAX_WORD), end);
    if (point === -1) return;
    judged = point;
    spacing = spacings[points] ?? spacing;
  }
}
