import { type Cell, percent, table } from '../../ml/evaluate/markdown-table.ts';
import { share } from '../../ml/evaluate/metrics/interval.ts';
import type { Measure } from '../measure.ts';
import type { HandText } from './hand-set.ts';

/** One finder on the hand set: how many texts it flags of each kind, and how fast it reads two kinds of texts. */
export interface PiiStanding {
  readonly name: string;
  readonly version: string;
  readonly isOurs: boolean;
  readonly flagged: number;
  readonly personal: number;
  readonly falsePositives: number;
  readonly harmless: number;
  /** Texts that it threw on; they count as not flagged. */
  readonly failures: number;
  /** Million characters of a CPU second. */
  readonly shortTexts: number;
  readonly longTexts: number;
}

/** A finder that gave no answer. */
export interface Missing {
  readonly name: string;
  readonly reason: string;
}

/** Flagged and false positives of one finder's verdicts over the hand set. */
export function countFlags(texts: readonly HandText[], flags: readonly boolean[]) {
  const count = (isPersonal: boolean, isFlagged?: true): number =>
    texts.filter((text, at) => text.isPersonal === isPersonal && (!isFlagged || flags[at] === true)).length;
  return {
    flagged: count(true, true),
    personal: count(true),
    falsePositives: count(false, true),
    harmless: count(false),
  };
}

/** The share of personal texts that are flagged less the share of harmless ones. */
const informedness = ({ flagged, personal, falsePositives, harmless }: PiiStanding): number =>
  flagged / personal - falsePositives / harmless;

/** What ours are called. */
export const ourNames = {
  whole: 'Redoubt',
  structured: 'Redoubt, without names',
  undecoded: 'Redoubt, without names and decoding',
} as const;

/** Whose speed each of ours is held against: with decoding against with, without against without. */
const speedRivals = [
  [ourNames.undecoded, '@openai/guardrails (pii)'],
  [ourNames.structured, '@openai/guardrails (pii, encoded too)'],
] as const;

/** Ours against the best of the others, and against the one that the speed is held against. */
export function measuresOf(standings: readonly PiiStanding[]): Measure[] {
  const ours = standings.filter(({ isOurs }) => isOurs);
  const [best] = bestFirst(standings.filter(({ isOurs }) => !isOurs));
  const quality = ours.flatMap((row): Measure[] => [
    { name: `${row.name}: personal texts flagged`, value: (row.flagged / row.personal) * 100, unit: '%' },
    { name: `${row.name}: harmless texts flagged`, value: (row.falsePositives / row.harmless) * 100, unit: '%' },
    { name: `${row.name}: flagged minus false positives`, value: informedness(row) * 100, unit: '%' },
    ...(best
      ? [
          {
            name: `${row.name}: the same, of the best package's (${best.name} ${best.version})`,
            value: informedness(row) / informedness(best),
            unit: '×',
            bar: { atLeast: 2 },
          },
        ]
      : []),
  ]);
  return [...quality, ...speedMeasures(standings)];
}

function speedMeasures(standings: readonly PiiStanding[]): Measure[] {
  return speedRivals.flatMap(([name, rivalName]): Measure[] => {
    const ours = standings.find((row) => row.name === name);
    const rival = standings.find((row) => row.name === rivalName);
    if (!ours || !rival) return [];
    const against = `${name}: characters a CPU second, of ${rivalName}'s`;
    const bar = { atLeast: 2 };
    return [
      { name: `${against}, hand set`, value: ours.shortTexts / rival.shortTexts, unit: '×', bar },
      { name: `${against}, texts of 1,000 characters`, value: ours.longTexts / rival.longTexts, unit: '×', bar },
    ];
  });
}

/** The comparison in Markdown, the best first. */
export function piiTable(standings: readonly PiiStanding[], missing: readonly Missing[]): string {
  const [first] = standings;
  const rows = bestFirst(standings).map((row): Cell[] => [
    row.isOurs ? `**${row.name}**` : row.name,
    row.version,
    percent(share(row.flagged, row.personal)),
    percent(share(row.falsePositives, row.harmless)),
    (informedness(row) * 100).toFixed(1),
    row.failures,
    row.shortTexts.toFixed(2),
    row.longTexts.toFixed(2),
  ]);
  const head = ['Finder', 'Version', 'Flagged', 'False positives', 'Difference', 'Threw on'];
  const absent = missing.map(({ name, reason }) => `- ${name}: not measured, ${reason}`).join('\n');
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}; ${first?.personal ?? 0} personal and ${first?.harmless ?? 0} harmless texts.\n\n${table([...head, 'Million characters a CPU second, hand set', 'texts of 1,000 characters'], rows)}\n${absent}`;
}

const bestFirst = (standings: readonly PiiStanding[]): PiiStanding[] =>
  standings.toSorted((a, b) => informedness(b) - informedness(a));
