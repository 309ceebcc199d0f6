const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into user-perceived characters (grapheme clusters). Letters keep their accents and emoji stay whole.
 */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
