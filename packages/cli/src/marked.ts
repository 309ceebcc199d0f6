import { styleText } from 'node:util';
import { io, type Output } from './io.ts';

/** Replaces control characters in texts of others by U+FFFD, so that the terminal does not obey them. */
export const shown = (text: string): string => text.replace(/\p{C}/gu, '\uFFFD');

/**
 * Colours lines that begin with ✗ red and those that begin with ✓ green, if the stream is a terminal with colours.
 * Follows NO_COLOR and FORCE_COLOR (no-color.org).
 */
export function marked(text: string, stream: Output = io().out): string {
  return text.replace(/^[✗✓].*$/gm, (line) => styleText(line.startsWith('✗') ? 'red' : 'green', line, { stream }));
}

/** Whether colours reach a stream: a terminal takes them, and NO_COLOR and FORCE_COLOR are followed. */
export const takesColours = (stream: Output): boolean => styleText('bold', '.', { stream }) !== '.';

const changeColours = { '+': 'green', '~': 'yellow', '-': 'red' } as const;

/** Colours the first line of a change: green for what is added, yellow for what is changed, red for what is deleted. */
export function inChangeColours(text: string): string {
  const colour = changeColours[text.charAt(0) as keyof typeof changeColours];
  return text.replace(/^.*/, (line) => styleText(colour ?? 'reset', line, { stream: io().out }));
}

/** Prints a text bold, if standard output is a terminal with colours. */
export const inBold = (text: string): string => styleText('bold', text, { stream: io().out });

/** Colours a mistake or a failure red. */
export const inRed = (text: string): string => styleText('red', text, { stream: io().err });
