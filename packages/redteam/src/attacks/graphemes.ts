const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people take for one character each: letters keep their accents, emoji stay whole. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
