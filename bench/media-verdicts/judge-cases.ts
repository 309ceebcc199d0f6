import { wordsRead } from '@redoubt/media/testing/draw-text';
import type { MediaCase } from './cases.ts';

/** What the service says of a picture or a recording. */
export interface JudgedCase extends Omit<MediaCase, 'make'> {
  /** Whether it was found to be an injection. */
  readonly isFound: boolean;
  /** Whether the true text is, sent as a text. Where the two differ, the reading is the cause. */
  readonly isFoundInTrueText: boolean;
  /** The share of the words that were read, from 0 to 1. */
  readonly wordsRead: number;
  readonly read: string;
}

/** A running service, and a key of it. */
export interface JudgingService {
  readonly url: string;
  readonly key: string;
}

/** One owner gets all processes but one that read files. */
const AT_ONCE = 3;
const detectors = { injection_attack: { enabled: true } };
const fields = { image: 'image_data', audio: 'audio_data' } as const;

/** Sends all cases, and the true text of each once. Rejects if one of them is not answered 200. */
export async function judgeCases(
  cases: readonly MediaCase[],
  service: JudgingService,
  onJudged: (judged: JudgedCase, done: number) => void = () => undefined,
): Promise<JudgedCase[]> {
  const inTexts = new Map<string, boolean>();
  for (const { text } of cases) if (!inTexts.has(text)) inTexts.set(text, await isFoundInText(text, service));
  const judged: JudgedCase[] = [];
  const waiting = cases.entries();
  let done = 0;
  const work = async () => {
    for (const [at, each] of waiting) {
      const { make: _, ...told } = each;
      const found = { ...told, ...(await judge(each, service)), isFoundInTrueText: inTexts.get(each.text) ?? false };
      judged[at] = found;
      done += 1;
      onJudged(found, done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return judged;
}

async function isFoundInText(text: string, service: JudgingService): Promise<boolean> {
  const { summary } = await post('/guardrails/detect', { text }, service);
  return summary.injection_attack === 1;
}

async function judge({ medium, text, make }: MediaCase, service: JudgingService) {
  const data = Buffer.from(await make()).toString('base64');
  const answer = await post(`/guardrails/detect-${medium}`, { [fields[medium]]: data }, service);
  const read = answer.extracted_text ?? '';
  return { isFound: answer.summary.injection_attack === 1, read, wordsRead: wordsRead(text, read) };
}

interface Answer {
  readonly summary: { readonly injection_attack?: number };
  readonly extracted_text?: string;
  /** The length of a recording. */
  readonly seconds?: number;
}

async function post(path: string, body: object, { url, key }: JudgingService): Promise<Answer> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ ...body, detectors }) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Sends recordings one after the other, and returns how many seconds they last. */
export async function sendSpeech(cases: readonly MediaCase[], service: JudgingService): Promise<number> {
  let seconds = 0;
  for (const { medium, make } of cases) {
    const data = Buffer.from(await make()).toString('base64');
    seconds += (await post(`/guardrails/detect-${medium}`, { [fields[medium]]: data }, service)).seconds ?? 0;
  }
  return seconds;
}

/** Whether an injection was missed or a harmless text was found. */
export const isWrong = ({ isFound, isInjection }: JudgedCase): boolean => isFound !== isInjection;

/** The share of the cases that are found. */
export const shareFound = (cases: readonly JudgedCase[]): number =>
  cases.filter(({ isFound }) => isFound).length / cases.length;
