import '@mantine/core/styles.css';
import { Anchor, Button, DEFAULT_THEME, MantineProvider, Text } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge, type Tone } from './shown/badge.tsx';
import { colours, theme } from './theme.ts';
import { colour } from './tokens.ts';

/** The least contrast of small letters (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** What the screen makes of a colour, whichever way CSS writes it. */
function rgbaOf(colour: string): Rgba {
  if (!canvas) throw new Error('The browser draws nothing');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** A colour over another. */
const over = ([r, g, b, a]: Rgba, [red, green, blue]: Rgba): Rgba => [
  r * a + red * (1 - a),
  g * a + green * (1 - a),
  b * a + blue * (1 - a),
  1,
];

/** The luminance of a colour, as WCAG defines it. */
function luminanceOf([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What is behind the letters of an element: the backgrounds of its ancestors, on top of each other. */
function groundOf(element: Element): Rgba {
  const own = rgbaOf(getComputedStyle(element).backgroundColor);
  if (own[3] === 1) return own;
  return over(own, element.parentElement ? groundOf(element.parentElement) : [255, 255, 255, 1]);
}

const lettersOf = (element: Element): Rgba => over(rgbaOf(getComputedStyle(element).color), groundOf(element));

/** Dark, which other shades are made of, colours no words of a page. */
const names = Object.keys(DEFAULT_THEME.colors).filter((name) => name !== 'dark');

const tones: readonly Tone[] = ['plain', 'accent', 'good', 'warning', 'danger'];
const grounds = ['ground', 'surface', 'sunken'] as const;
const letters = ['ink', 'ink-2', 'ink-3', 'accent', 'danger', 'warn', 'ok'] as const;

const shown = (
  <>
    <Text data-words="dimmed" c="dimmed">
      dimmed
    </Text>
    <Text data-words="error" c="var(--mantine-color-error)">
      error
    </Text>
    <Anchor data-words="anchor" href="#">
      anchor
    </Anchor>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone} data-words={`badge ${tone}`}>
        {tone}
      </Badge>
    ))}
    {grounds.map((ground) => (
      <div key={ground} style={{ background: colour(ground) }}>
        {letters.map((name) => (
          <span key={name} data-words={`${name} on ${ground}`} style={{ color: colour(name) }}>
            {name}
          </span>
        ))}
      </div>
    ))}
    {names.map((name) => (
      <div key={name}>
        <Text data-words={`text ${name}`} c={name}>
          {name}
        </Text>
        <Button color={name}>
          <span data-words={`button ${name}`}>{name}</span>
        </Button>
        <Button color={name} variant="subtle">
          <span data-words={`subtle button ${name}`}>{name}</span>
        </Button>
      </div>
    ))}
  </>
);

describe('the colours of the pages', () => {
  test.each([
    { name: 'white', colour: 'white', contrast: 21 },
    { name: 'mid grey', colour: '#767676', contrast: 4.54 },
    { name: 'red', colour: 'rgb(255 0 0)', contrast: 5.25 },
  ])('are measured as WCAG says: $name', ({ name, colour, contrast }) => {
    const ground = rgbaOf(name === 'mid grey' ? 'white' : 'black');
    expect(contrastOf(rgbaOf(colour), ground)).toBeCloseTo(contrast, 1);
  });

  test.each(['light', 'dark'] as const)('give letters enough contrast where the screen is %s', async (scheme) => {
    const { container } = await render(
      <MantineProvider theme={theme} cssVariablesResolver={colours} forceColorScheme={scheme}>
        <div style={{ background: 'var(--mantine-color-body)' }}>{shown}</div>
      </MantineProvider>,
    );
    const pale = [...container.querySelectorAll<HTMLElement>('[data-words]')].flatMap((element) => {
      const contrast = contrastOf(lettersOf(element), groundOf(element));
      return contrast < LEAST ? [`${element.dataset.words}: ${contrast.toFixed(2)}`] : [];
    });
    expect(pale).toEqual([]);
  });
});
