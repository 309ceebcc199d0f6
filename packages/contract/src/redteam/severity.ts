import { z } from 'zod';

/** How much harm a granted goal does, from the least to the worst. */
export const Severity = z.enum(['low', 'medium', 'high', 'critical']);
export type Severity = z.output<typeof Severity>;

/** The place of a severity: 1 for the least, 4 for the worst. */
export const severityRank = (severity: Severity): number => Severity.options.indexOf(severity) + 1;

/** The severity of a rank. Undefined for what is no rank. */
export const severityOfRank = (rank: number): Severity | undefined => Severity.options[rank - 1];

/** The worst of some severities. Undefined if there are none. */
export const worstSeverity = (severities: Iterable<Severity>): Severity | undefined =>
  [...severities].toSorted((a, b) => severityRank(b) - severityRank(a))[0];
