import type { StreamedForm } from '@redoubt/contract';
import type { Implementation } from './implement.ts';

type Write = (response: unknown) => string;

/** How an answer is written whose work reports while it runs. */
export interface ReportForm {
  readonly headers: Readonly<Record<string, string>>;
  /** Written before the work, so that the answer starts. */
  readonly opening: string;
  report(name: string, data: unknown): string;
  /** Returns what writes the response of the work. `write` does so for callers who wait for all of it. */
  writer(implementation: Implementation, write: Write): Write;
  /** Ends the answer with a written response. */
  end(written: string): string;
}

// Proxies in between must forward what is written without buffering.
const unbuffered = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const;

const eventOf = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

const events: ReportForm = {
  headers: { 'content-type': 'text/event-stream', ...unbuffered },
  opening: ': the work begins\n\n',
  report: (name, data) => eventOf(name, JSON.stringify(data)),
  writer: (_, write) => write,
  end: (written) => eventOf('result', written),
};

/** Reports are lines as they are. Lines of the service itself are objects with one key: `credits`, or `error`. */
const lines: ReportForm = {
  headers: { 'content-type': 'application/x-ndjson', ...unbuffered },
  opening: '',
  report: (name, data) => `${JSON.stringify(name === 'credits' || name === 'error' ? { [name]: data } : data)}\n`,
  writer: ({ lastLine }, write) => (lastLine ? (response) => JSON.stringify(lastLine(response as never)) : write),
  end: (written) => `${written}\n`,
};

/** Returns how reports are written in a form that the caller asked for. */
export const reportFormOf = (form: StreamedForm): ReportForm => (form === 'application/x-ndjson' ? lines : events);
