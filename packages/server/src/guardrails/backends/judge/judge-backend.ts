import {
  EgressRefused,
  type HttpAnswer,
  type HttpClient,
  jsonFormat,
  postCompletion,
  refusedFormat,
  TransportFailed,
} from '@redoubt/providers';
import { type Backend, BackendFailure, type BackendState, type Opinion } from '../backend.ts';
import type { ChosenBackend } from '../read-backends.ts';
import { AnswerCache } from './answer-cache.ts';
import { readJudgeAnswer } from './judge-answer.ts';
import { judgePrompt } from './judge-prompt.ts';

type ChosenJudge = Extract<ChosenBackend, { kind: 'judge' }>;

const MAX_ANSWER_BYTES = 65_536;
/** Questions under way at one judge; beyond it the embedded verdict stands. */
const MAX_IN_FLIGHT = 32;

/** A judge behind the OpenAI chat interface, for one detector. */
export function createJudgeBackend(chosen: ChosenJudge, http: HttpClient): Backend {
  const { detector, model, threshold } = chosen;
  // One cache a detector and judge: they make the key together with the text's digest.
  const answers = new AnswerCache();
  let state: BackendState = { status: 'idle' };
  let takesSchema = true;
  let inFlight = 0;

  async function question(text: string, signal: AbortSignal): Promise<Opinion> {
    let answer = await post(chosen, bodyOf(chosen, text, takesSchema), http, signal);
    if (takesSchema && refusedFormat.includes(answer.status)) {
      answer = await post(chosen, bodyOf(chosen, text, false), http, signal);
      // Remembered only where it helped: the text itself may have been what was refused.
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
