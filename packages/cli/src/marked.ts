import { styleText } from 'node:util';

/** What others wrote may hold what a terminal would obey; it is shown as what it is not. */
export const shown = (text: string): string => text.replace(/\p{C}/gu, '\uFFFD');

/**
 * Lines that begin with ✗ in red and those with ✓ in green, where the stream is a terminal that shows colours;
 * NO_COLOR and FORCE_COLOR are heeded (no-color.org).
 */
export function marked(text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return text.replace(/^[✗✓].*$/gm, (line) => styleText(line.startsWith('✗') ? 'red' : 'green', line, { stream }));
}

/** A mistake or a failure, in red likewise. */
export const inRed = (text: string): string => styleText('red', text, { stream: process.stderr });
