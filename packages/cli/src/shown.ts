/** What others wrote may hold what a terminal would obey; it is shown as what it is not. */
export const shown = (text: string): string => text.replace(/\p{C}/gu, '\uFFFD');
