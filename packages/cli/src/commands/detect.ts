import { isUtf8 } from 'node:buffer';
import { createReadStream, existsSync } from 'node:fs';
import { buffer as readBytes, text as readStream } from 'node:stream/consumers';
import { Option } from '@commander-js/extra-typings';
import { creditsOf } from '@redoubt/client';
import { type Detection, type DetectorName, detectorSettings } from '@redoubt/contract';
import { takingList } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, io, pathOf, print, warn } from '../io.ts';
import { marked } from '../marked.ts';
import { listed, oneOf } from '../read-words.ts';

/** The detectors that run if none are named. They cover the dangers that most applications face. */
const DEFAULT_DETECTORS = 'injection_attack,pii,toxicity';
/** The cast is needed because `Object.keys` loses the types of the keys. */
const detectorNames = Object.keys(detectorSettings) as DetectorName[];

const exitCodes = `
Exit codes: 0 nothing was found, 1 something was, 2 the words were not understood, 3 the service could not be asked.`;

/** `redoubt detect`. Its exit code is 1 if a detector found something. */
export const detectCommand = () =>
  serviceCommand('detect')
    .description('Judges a text by the detectors that are named.')
    .argument('[text]', 'the text, in quotes; - reads standard input')
    .option('--file <path>', 'judge the text of this file; - reads standard input')
    .addOption(
      takingList(
        new Option(
          '--detectors <list>',
          `of ${detectorNames.join(', ')} (default ${DEFAULT_DETECTORS}, and those that --keywords and --topics switch on)`,
        ),
        detectorNames,
      ),
    )
    .option('--keywords <list>', 'banned words, comma-separated')
    .option('--topics <list>', 'topics that the text should be on, comma-separated')
    .addHelpText('after', exitCodes)
    .action(async (word, options) => {
      const text = await textOf(word, options.file);
      const found = await judge(text, options);
      exitWith(found.length > 0 ? 1 : 0);
    });

/** Returns the text to judge. Throws Usage if there is none, or two. */
async function textOf(word: string | undefined, file: string | undefined): Promise<string> {
  const named = word ?? file;
  if (named === undefined || (word !== undefined && file !== undefined)) {
    throw new Usage('give a text in quotes, or --file with the path of one, and not both', 'detect');
  }
  const text = named === '-' ? await readStream(io().input) : file === undefined ? named : await readFile(file);
  if (text.trim() === '') throw new Usage('what is to be judged is empty; give a text, or a file with one', 'detect');
  if (word !== undefined && word !== '-' && existsSync(pathOf(word))) noteFile(word);
  return text;
}

const noteFile = (path: string): void =>
  warn(`note: "${path}" was judged as a text; there is a file of that name: --file ${path} judges what it holds`);

/** Longest text that any service takes, by the bounds of its settings. A device may have no end. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;

/** Reads a file as UTF-8. Throws Usage if it cannot be read, or holds something else. */
async function readFile(path: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(createReadStream(pathOf(path), { end: MAX_FILE_BYTES }));
  } catch (error) {
    throw new Usage(`--file ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`, 'detect');
  }
  if (bytes.length > MAX_FILE_BYTES) {
    throw new Usage(`--file ${path} has more than ${MAX_FILE_BYTES} bytes; split the text`, 'detect');
  }
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new Usage(
    `--file ${path} holds no UTF-8 text; "redoubt call" sends pictures, recordings and PDFs to their own calls`,
    'detect',
  );
}

interface Chosen {
  readonly detectors?: string | undefined;
  readonly keywords?: string | undefined;
  readonly topics?: string | undefined;
}

/** Judges a text and prints the answer. Returns what was found. */
async function judge(text: string, options: Chosen & Connection & { readonly json?: boolean | undefined }) {
  const detectors = detectorsOf(options);
  const client = connect(options);
  const detection = await talk(() => client.guardrails.detect({ body: { text, detectors } }));
  const found = foundIn(detection);
  if (options.json) print(JSON.stringify(detection));
  else {
    print(marked(pretty(detection, found, creditsOf(detection)?.cost)));
    for (const warning of detection.warnings ?? []) warn(`warning: ${warning}`);
  }
  return found;
}

/** The detectors of the request. Throws Usage for an unknown name. */
function detectorsOf({ detectors, keywords, topics }: Chosen) {
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

function pretty({ summary, details }: Detection, found: string[], cost: number | undefined): string {
  const lines = Object.entries(summary).map(
    ([key, value]) => `${found.includes(key) ? '✗' : '✓'} ${key}: ${JSON.stringify(value)}`,
  );
  const shown = Object.entries(details).map(([name, detail]) => `${name}: ${JSON.stringify(detail, null, 2)}`);
  return [...lines, '', ...shown, ...(cost === undefined ? [] : [`\ncost: ${cost} credits`])].join('\n');
}
