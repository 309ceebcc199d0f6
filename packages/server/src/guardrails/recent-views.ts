import { type TextViews, viewsOf } from '@redoubt/detectors';

/** Texts of calls that are under way at once, of which few wait between being judged and being redacted. */
const MOST = 16;

/** The views of the texts that were judged last: what is judged is often searched for personal data next. */
export interface RecentViews {
  /** Makes the views of a text anew, and keeps them for a while. */
  make(text: string): TextViews;
  /** Those that are kept, or new ones. */
  of(text: string): TextViews;
}

export function createRecentViews(): RecentViews {
  const kept: TextViews[] = [];
  let next = 0;
  return {
    make(text) {
      const views = viewsOf(text);
      kept[next] = views;
      next = (next + 1) % MOST;
      return views;
    },
    of: (text) => kept.find(({ source }) => source === text) ?? viewsOf(text),
  };
}
