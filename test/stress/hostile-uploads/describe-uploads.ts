import type { HostileUploads, Phase } from './hostile-uploads.ts';
import type { FileAnswer } from './send-file.ts';

const MAX_TIMES_HARMLESS = 2;
const MAX_MORE_MB = 150;
const MAX_MORE_THREADS = 4;

/** What a run did wrong, one sentence each. */
export function faultsOf({
  answers,
  besideHarmless,
  besideHostile,
  afterwards,
  before,
  left,
}: HostileUploads): string[] {
  const phases = [besideHarmless, besideHostile, afterwards];
  return [
    ...answers.flatMap(({ name, target, fault }) => (fault ? [`${target}, ${name}: ${fault}`] : [])),
    ...phases
      .flatMap(({ statuses }) => statuses.filter((status) => status !== 200))
      .map((each) => `a text call: ${each}`),
    ...(left.processes > 0 ? [`${left.processes} processes are left`] : []),
    ...(left.threads > before.threads + MAX_MORE_THREADS ? [`${before.threads} threads became ${left.threads}`] : []),
    ...(left.megabytes > before.megabytes + MAX_MORE_MB ? [`${left.megabytes} MB from ${before.megabytes}`] : []),
    ...(besideHostile.p99Ms > MAX_TIMES_HARMLESS * besideHarmless.p99Ms
      ? [`text calls: p99 ${besideHostile.p99Ms} ms, ${besideHarmless.p99Ms} ms beside harmless files`]
      : []),
  ];
}

/** A table of the statuses by kind of file and endpoint, and a line for each phase. */
export function tableOf(uploads: HostileUploads): string[] {
  const groups = Map.groupBy(uploads.answers, ({ kind, target }) => `${kind} to ${target}`);
  const { alone, besideHarmless, besideHostile, afterwards, before, left } = uploads;
  return [
    ...[...groups].map(([name, answers]) => `${name}: ${countsOf(answers)}; the slowest ${slowest(answers)} s`),
    phaseLine('text calls alone', alone),
    phaseLine('text calls beside harmless files', besideHarmless),
    phaseLine('text calls beside hostile files', besideHostile),
    phaseLine('text calls afterwards', afterwards),
    `processes left: ${left.processes}; threads ${before.threads} before, ${left.threads} after; ` +
      `memory ${Math.round(before.megabytes)} MB before, ${Math.round(left.megabytes)} MB after`,
  ];
}

/** How often each status and reason came. */
export function countsOf(answers: readonly FileAnswer[]): string {
  const groups = Map.groupBy(answers, ({ status, reason }) => (reason ? `${status} ${reason}` : `${status}`));
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return sorted.map(([name, group]) => `${group.length} × ${name}`).join(', ');
}

const slowest = (answers: readonly FileAnswer[]): string =>
  (Math.max(...answers.map(({ ms }) => ms)) / 1_000).toFixed(1);

const phaseLine = (name: string, { calls, p99Ms, slowestMs, busy, seconds, heldMs }: Phase): string =>
  `${name}: p99 ${p99Ms.toFixed(1)} ms, slowest ${slowestMs.toFixed(0)} ms of ${calls} calls in ${seconds.toFixed(0)} s; ` +
  `cores ${Math.round(100 * busy)} % busy; event loop held ${heldMs.toFixed(0)} ms at most`;
