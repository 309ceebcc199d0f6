import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type TourStop, takeTour } from './api-tour/take-tour.ts';

const file = 'packages/server/src/http/reference-answers.json';
const MAX_ITEMS = 2;
const MAX_TEXT = 400;
const MAX_EVENTS = 3;

/** An answer that is short enough to be read: lists of two, and texts of a few lines. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

function shortText(text: string): string {
  const withoutKey = text.replace(/^sk_service_[\w-]{20,}$/, 'sk_service_shown-this-once');
  return withoutKey.length > MAX_TEXT ? `${withoutKey.slice(0, MAX_TEXT)}…` : withoutKey;
}

/** The example of an answer: its JSON, or the first events of a stream. Files have none. */
function exampleOf({ contentType, body }: TourStop): unknown {
  if (contentType === 'application/json') return shortened(JSON.parse(body));
  if (contentType !== 'text/event-stream') return undefined;
  return body
    .split('\n\n')
    .slice(0, MAX_EVENTS)
    .map((event) => `${event}\n\n`)
    .join('');
}

const { stops } = await takeTour();
const answers: Record<string, unknown> = {};
for (const stop of stops) {
  const { operationId } = stop.operation;
  const example = stop.status < 300 ? exampleOf(stop) : undefined;
  if (example !== undefined && !operationId.includes('.alias')) answers[operationId] ??= example;
}
const sorted = Object.fromEntries(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, JSON.stringify(sorted));
execFileSync('biome', ['format', '--write', file], { stdio: 'inherit' });
console.log(`${Object.keys(answers).length} answers are in ${file}.`);
