import { CloseButton, type CSSVariablesResolver, createTheme, DEFAULT_THEME, Menu, Modal, rem } from '@mantine/core';
import { colourTokens, MOTION_MS, RADIUS, spaceTokens, typeTokens } from './tokens.ts';

/** From this luminance on, black letters have the larger contrast, which is then at least 4.5. */
const BLACK_LETTERS_FROM = 0.179;

/** The button that empties a field has no name of its own. A dialog names its own. */
const nameOfClear = { size: 'sm', 'aria-label': 'Clear' } as const;
const motion = { transitionProps: { duration: MOTION_MS } };

const { page, section, body, caption } = typeTokens;
const heading = ({ size, line }: { size: number; line: number }) => ({
  fontSize: rem(size),
  lineHeight: String(line / size),
});
const rems = <Name extends string>(steps: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(steps).map(([name, pixels]) => [name, rem(pixels)])) as Record<
    Name,
    string
  >;

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 7 },
  colors: {
    indigo: [
      '#eef0ff',
      '#e0e3ff',
      '#c7ccff',
      '#a9b0ff',
      '#8f97ff',
      '#6f72f3',
      '#5a55ec',
      '#4f46e5',
      '#4339c4',
      '#352d9b',
    ],
    teal: [
      '#e6f6f3',
      '#ccece7',
      '#99dacf',
      '#66c8b7',
      '#3ccbb6',
      '#16a898',
      '#0f9d8f',
      '#0b7d73',
      '#0a665e',
      '#084f49',
    ],
    red: ['#fdeee8', '#fbdcd0', '#f7b9a1', '#ff9f80', '#ff8a66', '#ee5a2c', '#d9440f', '#b42d08', '#8f260e', '#7a2008'],
    gray: [
      '#f6f7f9',
      '#f0f2f5',
      '#e3e7ec',
      '#d5dbe3',
      '#c3cad5',
      '#98a2b3',
      '#667085',
      '#475467',
      '#344054',
      '#101828',
    ],
    dark: [
      '#f3f5f8',
      '#b5bfcd',
      '#8d98aa',
      '#5d6a80',
      '#243044',
      '#1a2232',
      '#131a28',
      '#0c111c',
      '#090d16',
      '#05080f',
    ],
  },
  autoContrast: true,
  luminanceThreshold: BLACK_LETTERS_FROM,
  respectReducedMotion: true,
  defaultRadius: 'md',
  radius: { sm: rem(4), md: rem(RADIUS), lg: rem(8) },
  spacing: rems(spaceTokens),
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { ...rems({ xs: caption.size, sm: body.size, md: body.size, lg: section.size, xl: page.size }) },
  lineHeights: { xs: '1.38', sm: '1.43', md: '1.43', lg: '1.38', xl: '1.25' },
  headings: {
    fontWeight: '600',
    sizes: { h1: heading(page), h2: heading(section), h3: heading(body), h4: heading(section) },
  },
  components: {
    CloseButton: CloseButton.extend({ defaultProps: nameOfClear }),
    Modal: Modal.extend({ defaultProps: motion }),
    Menu: Menu.extend({ defaultProps: motion }),
  },
});

/** The tokens of a look as variables of CSS. */
const tokensOf = (look: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(colourTokens).map(([name, pair]) => [`--look-${name}`, pair[look]]));

/** What both looks share: the library's own words for our tokens. */
const shared = {
  '--mantine-color-body': 'var(--look-surface)',
  '--mantine-color-text': 'var(--look-ink)',
  '--mantine-color-dimmed': 'var(--look-ink-2)',
  '--mantine-color-placeholder': 'var(--look-ink-3)',
  '--mantine-color-default-border': 'var(--look-line)',
  '--mantine-color-anchor': 'var(--look-accent)',
  '--mantine-color-error': 'var(--look-danger)',
};

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
      ...tokensOf('light'),
      ...letters((name) => `color-mix(in srgb, var(--mantine-color-${name}-9) 65%, black)`),
      ...shared,
    },
    dark: {
      ...tokensOf('dark'),
      ...letters((name) => `var(--mantine-color-${name}-3)`),
      // Its third shade is for borders.
      '--mantine-color-dark-text': 'var(--mantine-color-dark-1)',
      ...shared,
    },
  };
};
