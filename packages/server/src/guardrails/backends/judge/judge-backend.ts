import { createHash } from 'node:crypto';
import {
  completionText,
  EgressRefused,
  type HttpAnswer,
  type HttpClient,
  jsonFormat,
  jsonOfWords,
  postCompletion,
  refusedFormat,
  TransportFailed,
} from '@redoubt/providers';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  type Backend,
  type BackendDetector,
  BackendFailure,
  type BackendState,
  type Opinion,
  toxicLabels,
} from '../backend.ts';
import type { ChosenBackend } from '../read-backends.ts';
import { judgePrompt } from './judge-prompt.ts';

type ChosenJudge = Extract<ChosenBackend, { kind: 'judge' }>;

const MAX_ANSWER_BYTES = 65_536;
/** Maximum number of concurrent questions to one judge. Beyond it, the embedded verdict applies. */
const MAX_IN_FLIGHT = 32;

/** Creates a judge with the OpenAI chat interface, for one detector. */
export function createJudgeBackend(chosen: ChosenJudge, http: HttpClient): Backend {
  const { detector, model, threshold } = chosen;
  // Each detector and judge has its own cache, so the text's digest is enough as a key.
  const answers = new AnswerCache();
  let state: BackendState = { status: 'idle' };
  let takesSchema = true;
  let inFlight = 0;

  async function question(text: string, signal: AbortSignal): Promise<Opinion> {
    let answer = await post(chosen, bodyOf(chosen, text, takesSchema), http, signal);
    if (takesSchema && refusedFormat.includes(answer.status)) {
      answer = await post(chosen, bodyOf(chosen, text, false), http, signal);
      // Remembered only if the retry succeeded, since the judge may have refused the text itself.
      takesSchema = answer.status !== 200;
    }
    if (answer.status !== 200) throw new BackendFailure('http_error', `The judge answered ${answer.status}`);
    const opinion = readJudgeAnswer(answer.body.toString(), detector, threshold);
    answers.set(text, opinion);
    return opinion;
  }

  return {
    name: `judge:${model}`,
    kind: 'judge',
    state: () => state,
    async ask(text, signal) {
      const known = answers.get(text);
      if (known) return known;
      if (inFlight >= MAX_IN_FLIGHT) throw new BackendFailure('busy', `${MAX_IN_FLIGHT} questions are under way`);
      inFlight += 1;
      try {
        const opinion = await question(text, signal);
        state = { status: 'ready' };
        return opinion;
      } finally {
        inFlight -= 1;
      }
    },
  };
}

function bodyOf(
  { detector, model }: ChosenJudge,
  text: string,
  withSchema: boolean,
): Readonly<Record<string, unknown>> {
  const { messages, schema } = judgePrompt(detector, text);
  return { model, temperature: 0, messages, ...(withSchema && { response_format: jsonFormat('judgement', schema) }) };
}

async function post(
  { base_url, apiKey, budget_ms }: ChosenJudge,
  body: Readonly<Record<string, unknown>>,
  http: HttpClient,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const endpoint = { baseUrl: base_url, apiKey, timeoutMs: budget_ms };
  try {
    return await postCompletion(endpoint, body, { http, signal, maxAnswerBytes: MAX_ANSWER_BYTES });
  } catch (cause) {
    if (signal.aborted) throw cause;
    const said = cause instanceof TransportFailed ? `: ${cause.says}` : '';
    const why = cause instanceof EgressRefused ? cause.message : `The connection failed${said}`;
    throw new BackendFailure('unreachable', why, { cause });
  }
}

/** At most about 1 kB each. */
const MAX_KEPT = 2_000;

/** Caches the last 2,000 opinions of one judge by a digest of the text. The texts are not kept. */
class AnswerCache {
  readonly #kept = new LRUCache<string, Opinion>({ max: MAX_KEPT });

  get(text: string): Opinion | undefined {
    return this.#kept.get(digestOf(text));
  }

  set(text: string, opinion: Opinion): void {
    this.#kept.set(digestOf(text), opinion);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const MAX_REASON = 500;

const share = z.number().min(0).max(1);
const Judgement = z.object({
  flagged: z.boolean(),
  score: share,
  reason: z.string().transform((reason) => reason.slice(0, MAX_REASON)),
});
/** What is requested in addition to the verdict, by detector. */
const judgements = {
  toxicity: Judgement.extend({ labels: z.record(z.enum(toxicLabels), share) }),
  policy_violation: Judgement.extend({ rule: z.string().transform((rule) => rule.slice(0, MAX_REASON)) }),
  adherence: Judgement.extend({ facts: z.array(z.int().min(0).max(2)).max(64) }),
  relevancy: Judgement.extend({ facts: z.array(z.int().min(0).max(1)).max(64) }),
};
const judgementOf = (detector: BackendDetector) =>
  detector in judgements ? judgements[detector as keyof typeof judgements] : Judgement;

/** Reads the body of a chat completion as the judge's opinion. @throws BackendFailure if it cannot be read */
function readJudgeAnswer(body: string, detector: BackendDetector, threshold: number | undefined): Opinion {
  const words = completionText(body);
  if (words === undefined) throw new BackendFailure('bad_answer', 'The answer is no chat completion');
  const judgement = judgementOf(detector).safeParse(jsonOfWords(words));
  if (!judgement.success)
    throw new BackendFailure('bad_answer', "The judge's words are not the JSON that it was asked for");
  const { flagged, score, ...rest } = judgement.data;
  return { ...rest, score, isFlagged: threshold === undefined ? flagged : score >= threshold };
}
