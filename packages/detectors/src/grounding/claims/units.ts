/** A unit: its dimension and its size in the base unit of the dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

const table = `
  length 0.001 mm millimetre millimetres millimeter millimeters | length 0.01 cm centimetre centimetres centimeter
  centimeters | length 1 m metre metres meter meters | length 1000 km kilometre kilometres kilometer kilometers |
  length 0.3048 ft foot feet | length 0.0254 inch inches | length 1609.344 mile miles mi | length 0.9144 yard yards |
  mass 0.001 mg milligram milligrams | mass 1 g gram grams gramme grammes | mass 1000 kg kilo kilos kilogram kilograms |
  mass 1000000 ton tons tonne tonnes | mass 28.35 oz ounce ounces | mass 453.6 lb lbs | volume 0.001 ml millilitre
  millilitres milliliter milliliters | volume 0.01 cl | volume 1 l litre litres liter liters | volume 3.785 gallon gallons |
  time 1 second seconds sec secs | time 60 minute minutes min mins | time 3600 hour hours hr hrs h |
  time 86400 day days night nights | time 604800 week weeks | time 1209600 fortnight fortnights |
  time 2629800 month months | time 31557600 year years | time 315576000 decade decades | percent 1 percent % pct |
  euro 1 euro euros eur | dollar 1 dollar dollars usd | pound 1 pound pounds gbp quid | franc 1 franc francs chf |
  mark 1 mark marks | peso 1 peso pesos | yen 1 yen | crown 1 krona kronor kroner crown crowns | rupee 1 rupee rupees |
  cent 1 cent cents | data 1 kb kilobyte kilobytes | data 1000 mb megabyte megabytes | data 1000000 gb gigabyte gigabytes |
  data 1000000000 tb terabyte terabytes | power 1 w watt watts | power 1000 kw kilowatt kilowatts | energy 1 kwh |
  degree 1 degree degrees | celsius 1 celsius | fahrenheit 1 fahrenheit | speed 1 knot knots | area 1 hectare hectares |
  area 0.4047 acre acres | frequency 1 hz hertz | frequency 1000000000 ghz
`;

const units = new Map<string, Unit>();
for (const line of table.split('|')) {
  const [dimension = '', factor = '1', ...names] = line.trim().split(/\s+/);
  for (const name of names) units.set(name, { dimension, factor: Number(factor) });
}

/** Returns the unit that a lower-case word names. */
export const unitOf = (word: string): Unit | undefined => units.get(word);

/** Currencies by their symbols. */
export const currencySigns: Readonly<Record<string, string>> = { $: 'dollar', '€': 'euro', '£': 'pound', '¥': 'yen' };

/** Adverbs and adjectives that name how often something recurs, with the unit of time. */
export const recurring: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hourly: 'hour',
    daily: 'day',
    nightly: 'day',
    weekly: 'week',
    monthly: 'month',
    yearly: 'year',
    annual: 'year',
    annually: 'year',
  }),
);

/** Units of time by their size in seconds. */
const spans: ReadonlyMap<number, string> = new Map([
  [1, 'second'],
  [60, 'minute'],
  [3_600, 'hour'],
  [86_400, 'day'],
  [604_800, 'week'],
  [2_629_800, 'month'],
  [31_557_600, 'year'],
]);

/** Returns the name of the span of time of a word such as `year`, the same for singular and plural. */
export function spanOf(word: string): string | undefined {
  const unit = units.get(word);
  return unit?.dimension === 'time' ? spans.get(unit.factor) : undefined;
}

const weekdays: readonly string[] = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const shortWeekdays: readonly string[] = 'sun mon tue wed thu fri sat'.split(' ');
const monthNames: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');

/** Returns the number of a weekday, 0 for Sunday, of its English name in singular or plural. */
export function weekdayOf(word: string): number | undefined {
  const at = weekdays.indexOf(word.replace(/s$/, ''));
  if (at >= 0) return at;
  const short = shortWeekdays.indexOf(word);
  return short > 0 ? short : undefined;
}

/** Returns the number of a month from 1, of its English name or its first letters. */
export function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const at = monthNames.findIndex((name) => name === word || (word.length <= 4 && name.startsWith(word)));
  return at < 0 ? undefined : at + 1;
}
