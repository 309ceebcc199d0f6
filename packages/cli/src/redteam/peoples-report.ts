import { readBytes, routes } from '@redoubt/client';
import { FrameworkId, ReportKind } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { type Connection, clientOptionsOf, talk } from '../connect.ts';
import { oneOf } from '../read-words.ts';
import { writeOut } from './write-out.ts';

/** The words of a command that asks for a report for people. */
interface Asked {
  readonly format: string;
  readonly kind?: string | undefined;
  readonly framework?: string | undefined;
  readonly out?: string | undefined;
}

/** A report that the service writes. The values are sent as they are. */
export interface PeoplesReport {
  readonly kind: ReportKind;
  readonly format: 'html' | 'pdf';
  readonly framework?: FrameworkId;
}

/**
 * The report for people that a command asks for. Undefined for the other formats, and for HTML without a kind, which
 * this command writes itself.
 */
export function peoplesReport(asked: Asked): PeoplesReport | undefined {
  refuseUnfit(asked);
  const { format, kind: named, framework } = asked;
  if (format !== 'pdf' && (format !== 'html' || named === undefined)) return undefined;
  const kind = oneOf(ReportKind.options, named ?? 'executive', '--kind');
  if (kind !== 'framework') return { kind, format };
  return { kind, format, framework: oneOf(FrameworkId.options, framework, '--framework') };
}

/** Throws Usage for options that do not go together. */
function refuseUnfit({ format, kind, framework, out }: Asked): void {
  const isForPeople = format === 'html' || format === 'pdf';
  if (!isForPeople && kind !== undefined) throw new Usage('--kind goes with --format html and --format pdf');
  if (kind !== 'framework' && framework !== undefined) throw new Usage('--framework goes with --kind framework');
  if (format === 'pdf' && out === undefined) throw new Usage('--format pdf needs --out FILE');
}

/** Writes a report for people as the service answers it. */
export async function writeForPeople(
  run_id: string,
  query: PeoplesReport,
  options: Connection & { readonly out?: string | undefined },
): Promise<void> {
  const accept = query.format === 'pdf' ? 'application/pdf' : 'text/html';
  const call = { params: { run_id }, query: { ...query }, accept };
  const bytes = await talk(() => readBytes(clientOptionsOf(options), routes.rt.getReport, call));
  await writeOut([bytes], options.out);
}
