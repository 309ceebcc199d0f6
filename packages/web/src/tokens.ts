/** A colour in both looks of the pages. */
interface Pair {
  readonly light: string;
  readonly dark: string;
}

/** Every colour that has a meaning. Letters have a contrast of 4.5 or more on each ground that they are used on. */
export const colourTokens = {
  /** What is behind the cards. */
  ground: { light: '#f6f7f9', dark: '#0c111c' },
  /** Cards, the navigation and dialogs. */
  surface: { light: '#ffffff', dark: '#131a28' },
  /** What lies lower than a card, such as the track of a bar. */
  sunken: { light: '#f0f2f5', dark: '#0f1523' },
  line: { light: '#e3e7ec', dark: '#243044' },
  /** Around what one fills in or ticks. */
  edge: { light: '#b4bcc8', dark: '#56647c' },
  ink: { light: '#101828', dark: '#f3f5f8' },
  /** Letters of second rank. */
  'ink-2': { light: '#475467', dark: '#b5bfcd' },
  /** Letters of third rank: heads of tables, axes. */
  'ink-3': { light: '#5f6a7e', dark: '#8d98aa' },
  /** What one can do, and the first series of a chart. */
  accent: { light: '#4f46e5', dark: '#8f97ff' },
  'accent-soft': { light: '#eef0ff', dark: '#1f2547' },
  /** The second series of a chart. */
  second: { light: '#0e9384', dark: '#3ccbb6' },
  /** Only for an attack that succeeded, a refusal, and what is critical. */
  danger: { light: '#b42d08', dark: '#ff8a66' },
  'danger-soft': { light: '#fdeee8', dark: '#3a1c14' },
  warn: { light: '#945404', dark: '#f0b357' },
  'warn-soft': { light: '#fdf3df', dark: '#33260f' },
  ok: { light: '#067647', dark: '#57d39b' },
  'ok-soft': { light: '#e6f5ee', dark: '#10291f' },
  /** The ramp of rates, from none to all. */
  'ramp-0': { light: '#f4f5f7', dark: '#1a2232' },
  'ramp-1': { light: '#fde9d3', dark: '#3b2a20' },
  'ramp-2': { light: '#fbc99a', dark: '#6a3f26' },
  'ramp-3': { light: '#f59a5c', dark: '#8f4a25' },
  'ramp-4': { light: '#b93f18', dark: '#e5824e' },
  'ramp-5': { light: '#8f260e', dark: '#ffab80' },
  /** Letters on the strong end of the ramp. */
  'on-ramp': { light: '#ffffff', dark: '#1a0d06' },
} as const satisfies Readonly<Record<string, Pair>>;

/** A token as a value of CSS. */
export const colour = (name: keyof typeof colourTokens): string => `var(--look-${name})`;

/** Sizes of type with their lines, in pixels. Nothing is smaller than a caption but keys and the labels of axes. */
export const typeTokens = {
  page: { size: 24, line: 30 },
  section: { size: 16, line: 22 },
  body: { size: 14, line: 20 },
  caption: { size: 13, line: 18 },
} as const;

/** Steps of space, in pixels. Cards are `md` apart. */
export const spaceTokens = { xs: 8, sm: 12, md: 16, lg: 24, xl: 32 } as const;

/** Corners, in pixels. */
export const RADIUS = 6;
/** How long something moves, in ms. Where the reader asked for less motion, nothing does. */
export const MOTION_MS = 150;
