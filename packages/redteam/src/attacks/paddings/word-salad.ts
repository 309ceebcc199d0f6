import type { Padding } from './padding.ts';

const words =
  'acorn amber anchor apple arrow autumn badge bakery balcony bamboo barrel basket beacon bicycle blanket bottle branch bridge bucket button candle canvas carpet castle cedar chalk cherry circle cloud clover coast compass copper coral cotton cradle crystal curtain daisy desert drawer eagle echo elbow ember engine evening falcon feather fence ferry field flute forest fountain garden garlic glacier glove granite hammer harbour harvest hazel helmet hollow honey horizon island ivory jacket jungle kettle kitchen ladder lantern lemon linen maple marble meadow melon mirror mitten morning mosaic mountain needle nutmeg ocean olive onion orchard oyster paddle palace paper parcel pebble pencil pepper pigeon pillow planet plum pocket pond poplar pottery puzzle quarry quilt rabbit rainbow ribbon river rocket saddle sail salmon sandal shadow shelter silver sparrow spiral spring stable station stone summer sunset swallow table tailor thunder ticket timber tower tulip tunnel umbrella valley velvet village violet wagon walnut water willow window winter wool yellow'.split(
    ' ',
  );

/** Harmless nouns in random order. */
export const wordSalad: Padding = {
  name: 'word_salad',
  what: 'the words without order',
  piece: (random) => `${random.pick(words)} `,
};
