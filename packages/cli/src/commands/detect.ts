import { text as readStream } from 'node:stream/consumers';
import { type Detection, type DetectorName, detectorSettings } from '@redoubt/contract';
import { Failed, Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { marked } from '../marked.ts';
import { oneOf, parseWords } from '../parse-words.ts';

/** The detectors that run if none are named. They cover the dangers that most applications face. */
const DEFAULT_DETECTORS = 'injection_attack,pii,toxicity';
const COULD_NOT_ASK = 3;
/** The cast is needed because `Object.keys` loses the types of the keys. */
const detectorNames = Object.keys(detectorSettings) as DetectorName[];

const help = `redoubt detect TEXT [options]      judge a text
redoubt detect - < FILE            judge standard input

  --detectors LIST   of ${detectorNames.slice(0, 7).join(', ')},
                     ${detectorNames.slice(7).join(', ')}
                     (default ${DEFAULT_DETECTORS}, and those that --keywords and --topics switch on)
  --keywords LIST    banned words, comma-separated
  --topics LIST      topics the text should be on, comma-separated
  --json             the answer as JSON

Exit codes: 0 nothing was found, 1 something was, 2 the words were not understood, 3 the service could not be asked.`;

const options = {
  ...connectionOptions,
  detectors: { type: 'string' },
  keywords: { type: 'string' },
  topics: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const listed = (words: string): string[] => words.split(',').flatMap((word) => word.trim() || []);

/** `redoubt detect`. Returns 1 if a detector found something. */
export async function detectCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [word, ...rest] = positionals;
  if (word === undefined || rest.length > 0)
    throw new Usage('One text is needed (quote it), or - for standard input', help);
  const text = word === '-' ? await readStream(process.stdin) : word;
  const detectors = detectorsOf(values);
  let cost: string | null = null;
  const client = connect(values, (response) => {
    cost = creditCost(response);
  });
  const detection = await talk(() => client.guardrails.detect({ body: { text, detectors } })).catch(couldNotAsk);
  const found = foundIn(detection);
  console.log(values.json ? JSON.stringify(detection) : marked(pretty(detection, found, cost)));
  if (!values.json) for (const warning of detection.warnings ?? []) console.error(`warning: ${warning}`);
  return found.length > 0 ? 1 : 0;
}

/**
 * Fails with 3, because 1 means a finding. A pipeline must not take an unreachable service for a bad text, nor for a
 * good one.
 */
function couldNotAsk(error: Error): never {
  throw new Failed(error.message, COULD_NOT_ASK, { cause: error });
}

/** The detectors of the request. Throws Usage for an unknown name. */
function detectorsOf({ detectors, keywords, topics }: { detectors?: string; keywords?: string; topics?: string }) {
  const names = listed(detectors ?? DEFAULT_DETECTORS).map((name) => oneOf(detectorNames, name, '--detectors'));
  const named = Object.fromEntries(names.map((name) => [name, { enabled: true }]));
  return {
    ...named,
    ...(keywords && { keyword_detector: { enabled: true, banned_keywords: listed(keywords) } }),
    ...(topics && { topic_detector: { enabled: true, topic: listed(topics) } }),
  };
}

/** The summary keys with a finding: a set flag, a label, or a text that is not on topic. */
function foundIn({ summary }: Detection): string[] {
  return Object.entries(summary)
    .filter(([key, value]) => {
      if (key === 'on_topic') return value === 0;
      return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
    })
    .map(([key]) => key);
}

/** The credits that the call cost. The header is found by its end, because its prefix is the brand. */
function creditCost({ headers }: Response): string | null {
  for (const [name, value] of headers) if (name.endsWith('-credits-cost')) return value;
  return null;
}

function pretty({ summary, details }: Detection, found: string[], cost: string | null): string {
  const lines = Object.entries(summary).map(
    ([key, value]) => `${found.includes(key) ? '✗' : '✓'} ${key}: ${JSON.stringify(value)}`,
  );
  const shown = Object.entries(details).map(([name, detail]) => `${name}: ${JSON.stringify(detail, null, 2)}`);
  return [...lines, '', ...shown, ...(cost === null ? [] : [`\ncost: ${cost} credits`])].join('\n');
}
