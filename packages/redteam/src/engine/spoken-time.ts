/** Says a time in milliseconds with the unit that fits it, such as `40 seconds` and `3 minutes`. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
