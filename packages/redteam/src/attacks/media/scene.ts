import type { Mark } from '@redoubt/rendering';
import type { Random } from '../../seeded-random.ts';

type Shade = readonly [red: number, green: number, blue: number];

interface Scene {
  readonly name: string;
  /** Colours of the sky from the top to the horizon, and of the ground. */
  readonly sky: readonly [Shade, Shade];
  readonly ground: Shade;
  /** Colour and number of the shapes on the ground. */
  readonly shapes: readonly [Shade, number];
}

const scenes: readonly Scene[] = [
  {
    name: 'harbour',
    sky: [
      [120, 170, 220],
      [240, 225, 200],
    ],
    ground: [60, 110, 140],
    shapes: [[90, 60, 50], 5],
  },
  {
    name: 'town',
    sky: [
      [150, 190, 235],
      [235, 240, 245],
    ],
    ground: [140, 140, 130],
    shapes: [[170, 110, 90], 9],
  },
  {
    name: 'field',
    sky: [
      [100, 160, 230],
      [210, 230, 245],
    ],
    ground: [110, 160, 80],
    shapes: [[50, 100, 50], 7],
  },
  {
    name: 'evening',
    sky: [
      [50, 50, 100],
      [240, 150, 90],
    ],
    ground: [60, 60, 70],
    shapes: [[30, 30, 45], 8],
  },
];

export const sceneNames: readonly string[] = scenes.map(({ name }) => name);

const BANDS = 24;

/** Draws a harmless landscape of bands and boxes. The random numbers place the shapes. */
export function drawScene(
  index: number,
  size: { readonly width: number; readonly height: number },
  random: Random,
): Mark[] {
  const { sky, ground, shapes } = scenes[index % scenes.length] as Scene;
  const { width, height } = size;
  const horizon = Math.round(height * 0.65);
  const bands = Array.from({ length: BANDS }, (_, at): Mark => {
    const y = Math.floor((at * horizon) / BANDS);
    const tall = Math.ceil(horizon / BANDS) + 1;
    return { kind: 'box', x: 0, y, width, height: tall, filling: colourOf(between(sky[0], sky[1], at / (BANDS - 1))) };
  });
  const sun = 40 + random.below(30);
  const [shade, count] = shapes;
  const things = Array.from({ length: count }, (): Mark => {
    const [wide, tall] = [30 + random.below(80), 30 + random.below(110)];
    const filling = colourOf(between(shade, [255, 255, 255], random.next() * 0.3));
    return { kind: 'box', x: random.below(width - wide), y: horizon - tall + 12, width: wide, height: tall, filling };
  });
  return [
    ...bands,
    {
      kind: 'box',
      x: random.below(width - sun),
      y: 30 + random.below(60),
      width: sun,
      height: sun,
      radius: sun / 2,
      filling: '#fff3c4',
    },
    { kind: 'box', x: 0, y: horizon, width, height: height - horizon, filling: colourOf(ground) },
    ...things,
  ];
}

const between = (a: Shade, b: Shade, share: number): Shade => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

const colourOf = (shade: Shade): `#${string}` => `#${shade.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
