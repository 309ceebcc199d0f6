/** Props of a field for what machines read. */
export const monospace = {
  spellCheck: false,
  styles: { input: { fontFamily: 'var(--mantine-font-family-monospace)' } },
} as const;
