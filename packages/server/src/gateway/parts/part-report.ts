import type { PartReport, PartsReport } from '../stages/stage-report.ts';
import type { JudgedPart } from './judge-parts.ts';

/** More parts are not reported one by one. */
const MAX_REPORTED = 64;

/** Reports parts. `areMore`: there are more of them, which were not looked at. */
export function reportParts(parts: readonly JudgedPart[], areMore: boolean): PartsReport {
  if (parts.length === 0) return {};
  // Those that matter are reported first, where not all are.
  const reported =
    parts.length > MAX_REPORTED ? parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_REPORTED) : parts;
  const warnings = reported.flatMap(warningOf);
  const left = parts.length - reported.length;
  if (left > 0 || areMore) warnings.push(`${left > 0 && !areMore ? left : 'Many'} further parts are not reported`);
  return { parts: reported.map(reportOf), ...(warnings.length > 0 && { warnings }) };
}

const weightOf = ({ verdict, unread }: JudgedPart): number => (verdict ? 2 : 0) + (unread ? 1 : 0);

const reportOf = ({ part, kind, verdict, unread }: JudgedPart): PartReport => ({
  part: part.place,
  kind,
  is_read: unread === undefined,
  ...(unread && { reason: unread.reason }),
  detected_detectors: verdict?.detected ?? [],
});

function warningOf({ part, kind, unread }: JudgedPart): string[] {
  if (!unread) return [];
  const how = unread.reason === 'partly_read' ? 'was read only in part' : 'is unread';
  return [`${part.place} (${kind}) ${how}: ${unread.message}`];
}
