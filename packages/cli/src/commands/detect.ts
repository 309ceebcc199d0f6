import { text as readStream } from 'node:stream/consumers';
import type { Detection } from '@redoubt/contract';
import { connect, connectionOptions, talk } from '../connect.ts';
import { parseWords } from '../parse-words.ts';
import { Usage } from '../usage.ts';

const help = `redoubt detect TEXT [options]      judge a text
redoubt detect - < FILE            judge standard input

  --detectors LIST   of pii, injection_attack, toxicity, nsfw, sponge_attack, keyword_detector, topic_detector
                     (default pii,sponge_attack, and those that --keywords and --topics switch on)
  --keywords LIST    banned words, comma-separated
  --topics LIST      topics the text should be on, comma-separated
  --json             the answer as JSON

Exit code 1 when something is found, 0 when nothing is.`;

const options = {
  ...connectionOptions,
  detectors: { type: 'string' },
  keywords: { type: 'string' },
  topics: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const listed = (words: string): string[] => words.split(',').flatMap((word) => word.trim() || []);

/** `redoubt detect`: 1 when a detector found something. */
export async function detectCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [word, ...rest] = positionals;
  if (word === undefined || rest.length > 0)
    throw new Usage(`One text is needed (quote it), or - for standard input\n\n${help}`);
  const text = word === '-' ? await readStream(process.stdin) : word;
  const detectors = detectorsOf(values);
  let cost: string | null = null;
  const client = connect(values, (response) => {
    cost = creditCost(response);
  });
  const detection = await talk(() => client.guardrails.detect({ body: { text, detectors } }));
  const found = foundIn(detection);
  console.log(values.json ? JSON.stringify(detection) : pretty(detection, found, cost));
  return found.length > 0 ? 1 : 0;
}

/** The request's detectors; names that the service does not know are its to refuse. */
function detectorsOf({ detectors, keywords, topics }: { detectors?: string; keywords?: string; topics?: string }) {
  const named = Object.fromEntries(listed(detectors ?? 'pii,sponge_attack').map((name) => [name, { enabled: true }]));
  return {
    ...named,
    ...(keywords && { keyword_detector: { enabled: true, banned_keywords: listed(keywords) } }),
    ...(topics && { topic_detector: { enabled: true, topic: listed(topics) } }),
  };
}

/** The summary keys that stand for a finding: a flag that is up, a label, or a text that is off its topics. */
function foundIn({ summary }: Detection): string[] {
  return Object.entries(summary)
    .filter(([key, value]) => {
      if (key === 'on_topic') return value === 0;
      return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
    })
    .map(([key]) => key);
}

/** The brand names the header, so it is found by its end. */
function creditCost({ headers }: Response): string | null {
  for (const [name, value] of headers) if (name.endsWith('-credits-cost')) return value;
  return null;
}

function pretty({ summary, details }: Detection, found: string[], cost: string | null): string {
  const lines = Object.keys(summary).map(
    (key) => `${found.includes(key) ? '✗' : '✓'} ${key}: ${JSON.stringify(summary[key])}`,
  );
  const shown = Object.entries(details).map(([name, detail]) => `${name}: ${JSON.stringify(detail, null, 2)}`);
  return [...lines, '', ...shown, ...(cost === null ? [] : [`\ncost: ${cost} credits`])].join('\n');
}
