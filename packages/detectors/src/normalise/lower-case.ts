const dottedCapital = /\u0130|I\u0307/g;

/**
 * Returns a text in lower case. The dotted capital I of Turkish becomes "i", and not the two characters that
 * `toLowerCase` makes of it: so "İade" is the word "iade".
 */
export const inLowerCase = (text: string): string => text.replace(dottedCapital, 'i').toLowerCase();

/** Returns words as they are compared with others: the dotless "ı" is an "i", because its capital is the same letter. */
export const comparedForm = (lower: string): string => lower.replaceAll('\u0131', 'i');
