import { type Results, Severity, titleOfCategory } from '@redoubt/contract';
import { intervalText, rateText } from './rate-text.ts';
import type { BarChart } from './report-document.ts';
import type { ToldFinding } from './told-findings.ts';

type Rate = Pick<Results['overall'], 'asr' | 'asr_ci95' | 'attempts' | 'insufficient'>;

/** A run against the same target, for the chart of runs. */
export interface EarlierRun {
  /** When it ended, ISO 8601. */
  readonly at: string;
  readonly asr: number | null;
  readonly asr_ci95: readonly [number, number] | null;
  readonly isThis: boolean;
}

/** Bars of a chart. The note counts the rest. */
const MAX_BARS = 8;

interface Charted {
  readonly results: Results;
  readonly told: readonly ToldFinding[];
  /** Oldest first, this run among them. */
  readonly history: readonly EarlierRun[];
}

/** Success by risk, by attack, and over the runs against the target, or the severities where there is one run. */
export function executiveCharts({ results, told, history }: Charted): BarChart[] {
  const { categories, attacks } = results;
  const most = scaleOf([...categories, ...attacks, ...history]);
  const rates = [
    rateChart(
      'By risk',
      most,
      categories.map((rate) => ({ ...rate, label: titleOfCategory(rate.id) })),
    ),
    rateChart(
      'By attack',
      most,
      attacks.map((rate) => ({ ...rate, label: rate.id })),
    ),
  ];
  return [...rates, history.length > 1 ? historyChart(history, most) : severityChart(told)];
}

/** The end of the scale: the next tenth above every interval, so that small rates can be told apart. */
function scaleOf(rates: readonly Pick<Rate | EarlierRun, 'asr' | 'asr_ci95'>[]): number {
  const ends = rates.map(({ asr, asr_ci95 }) => Math.max(asr ?? 0, asr_ci95?.[1] ?? 0));
  return Math.min(1, Math.max(0.1, Math.ceil(Math.max(0, ...ends) * 10) / 10));
}

function rateChart(title: string, most: number, rates: readonly (Rate & { readonly label: string })[]): BarChart {
  const sorted = rates.toSorted((a, b) => (b.asr ?? -1) - (a.asr ?? -1) || b.attempts - a.attempts);
  const bars = sorted.slice(0, MAX_BARS).map((rate) => ({
    label: rate.label,
    value: rate.asr,
    interval: rate.asr_ci95 ?? undefined,
    text: rate.asr === null ? 'nothing decided' : `${rateText(rate)} (${intervalText(rate.asr_ci95)})`,
  }));
  const left = sorted.length - bars.length;
  return { title, most, bars, note: scaleNote(most) + (left > 0 ? ` ${left} more in the technical report.` : '') };
}

const scaleNote = (most: number): string => `The scale ends at ${Math.round(most * 100)} %.`;

function historyChart(history: readonly EarlierRun[], most: number): BarChart {
  const bars = history.slice(-MAX_BARS).map(({ at, asr, asr_ci95, isThis }) => ({
    label: at.slice(0, 10) + (isThis ? ' (this run)' : ''),
    value: asr,
    interval: asr_ci95 ?? undefined,
    text: asr === null ? 'nothing decided' : `${rateText({ asr, insufficient: false })} (${intervalText(asr_ci95)})`,
  }));
  const left = history.length - bars.length;
  return {
    title: 'Runs against this target',
    most,
    bars,
    note: `${scaleNote(most)} Runs may differ in their attacks.${left > 0 ? ` ${left} earlier.` : ''}`,
  };
}

function severityChart(told: readonly ToldFinding[]): BarChart {
  const counts = Severity.options.toReversed().map((severity) => ({
    label: severity,
    value: told.filter((finding) => finding.severity === severity && finding.what !== undefined).length,
  }));
  return {
    title: 'Findings by severity',
    most: Math.max(1, ...counts.map(({ value }) => value)),
    bars: counts.map(({ label, value }) => ({ label, value, text: String(value) })),
    note: 'There is no earlier run against this target.',
  };
}
