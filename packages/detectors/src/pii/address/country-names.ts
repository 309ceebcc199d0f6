const shortNames = [
  'usa',
  'us',
  'uk',
  'uae',
  'holland',
  'republic of ireland',
  'czech republic',
  'kingdom of the netherlands',
];
let names: ReadonlySet<string> | undefined;

/** Whether a text is the English name of a country, in lower case. The list comes from `Intl`. */
export function isCountry(name: string): boolean {
  names ??= readNames();
  return names.has(name);
}

function readNames(): ReadonlySet<string> {
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.flatMap((second) => regions.of(first + second) ?? []));
  return new Set([...shortNames, ...all.map((name) => name.toLowerCase())]);
}
