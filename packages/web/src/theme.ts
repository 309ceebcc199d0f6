import { type CSSVariablesResolver, createTheme, DEFAULT_THEME } from '@mantine/core';

/** From this luminance on, black letters have the larger contrast, which is then at least 4.5. */
const BLACK_LETTERS_FROM = 0.179;

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  luminanceThreshold: BLACK_LETTERS_FROM,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontWeight: '600' },
});

/** The library's shades of letters are too pale for small text (WCAG 2.2, 1.4.3). These have a contrast of 4.5 or more. */
export const colours: CSSVariablesResolver = () => {
  const names = Object.keys(DEFAULT_THEME.colors);
  const letters = (shade: (name: string) => string) =>
    Object.fromEntries(
      names.flatMap((name) =>
        ['text', 'light-color', 'outline'].map((use) => [`--mantine-color-${name}-${use}`, shade(name)]),
      ),
    );
  return {
    variables: {},
    light: {
      ...letters((name) => `color-mix(in srgb, var(--mantine-color-${name}-9) 65%, black)`),
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
      '--mantine-color-anchor': 'var(--mantine-color-indigo-8)',
      '--mantine-color-error': 'var(--mantine-color-red-9)',
    },
    dark: {
      ...letters((name) => `var(--mantine-color-${name}-3)`),
      '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
      '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
      '--mantine-color-anchor': 'var(--mantine-color-indigo-3)',
      '--mantine-color-error': 'var(--mantine-color-red-3)',
    },
  };
};
