/** A text in single quotes of a shell. */
export const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
