import { parentPort, workerData } from 'node:worker_threads';
import type { Detection } from '@redoubt/contract';
import {
  type CustomEntity,
  CustomSearchTooLong,
  compilePattern,
  type EncoderQuestion,
  encoderQuestionOf,
  judgeViews,
  locate,
  lowerThreadPriority,
  measureAnswer,
  personalSpans,
  settle,
  type TextViews,
  viewsOf,
} from '@redoubt/detectors';
import type { DetectionReply, DetectionRequest, DetectionTask, WindowsTask } from './detection-task.ts';
import { indexTexts } from './index-texts.ts';
import { redactText, restoreText } from './redact-text.ts';

/** A text whose verdict waits for the encoder's answer. */
interface Open {
  readonly task: DetectionTask;
  readonly views: TextViews;
  readonly asked: EncoderQuestion;
}

/** Maximum characters of texts that wait here. The views of further texts are computed again when they are finished. */
const MAX_OPEN = 16_000_000;
const open = new Map<number, Open>();
let openCharacters = 0;

lowerThreadPriority();

/**
 * Shared memory in which this thread reports its processor time at the start of its work. It cannot answer messages
 * while it works.
 */
const begunAt = new Float64Array(workerData);

parentPort?.on('message', (request: DetectionRequest) => {
  const { user, system } = process.threadCpuUsage();
  begunAt[0] = user + system;
  parentPort?.postMessage(answer(request));
});

/** The only cast: each kind of request is answered by its own function. */
const answers: {
  [K in DetectionRequest['kind']]: (request: Extract<DetectionRequest, { kind: K }>) => DetectionReply;
} = {
  judge,
  windows: ({ id, texts, ...how }) => ({ kind: 'windows', id, detections: texts.map((text) => byStageOne(text, how)) }),
  find: ({ id, text, wanted }) => ({ kind: 'found', id, spans: personalSpans(viewsOf(text), wanted) }),
  locate: ({ id, text, detectors, tuning }) => ({
    kind: 'located',
    id,
    located: locate(viewsOf(text), detectors, tuning),
  }),
  redact: ({ id, text, ...how }) => ({ kind: 'redacted', id, redacted: redactText(viewsOf(text), how) }),
  restore: ({ id, ...restoring }) => ({ kind: 'restored', id, text: restoreText(restoring) }),
  finish,
  forget: ({ id }) => {
    // A thread that was ended in between has lost the text already.
    if (open.has(id)) letGo(id);
    return { kind: 'forgotten', id };
  },
  measure: ({ id, question }) => ({ kind: 'measured', id, measured: measureAnswer(question) }),
  index: ({ id, texts }) => ({ kind: 'indexed', id, indexed: indexTexts(texts) }),
  compile: ({ id, patterns }) => ({ kind: 'compiled', id, refusals: patterns.map(refusalOf) }),
};

function refusalOf(entity: CustomEntity): string | undefined {
  const compiled = compilePattern(entity);
  return compiled.kind === 'refused' ? compiled.reason : undefined;
}

function answer(request: DetectionRequest): DetectionReply {
  const { id } = request;
  try {
    return answers[request.kind](request as never);
  } catch (error) {
    if (error instanceof CustomSearchTooLong) return { kind: 'slow', id, index: error.index };
    return { kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function judge(task: DetectionTask): DetectionReply {
  const { id, text, detectors, tuning, mode, settled } = task;
  const views = viewsOf(text);
  if (settled && mode) {
    // These views are new, so the question must be computed on them first.
    encoderQuestionOf(views, detectors, mode);
    settle(views, settled.asked, settled.answered);
  }
  const asked = mode && !settled ? encoderQuestionOf(views, detectors, mode) : undefined;
  if (!asked) return { kind: 'judged', id, detection: judgeViews(views, detectors, tuning) };
  const isKept = openCharacters + text.length <= MAX_OPEN;
  if (isKept) {
    open.set(id, { task, views, asked });
    openCharacters += text.length;
  }
  return { kind: 'asks', id, asked, isKept };
}

/** Returns the verdict on a text, or undefined if the first model is not sure. */
function byStageOne(
  text: string,
  { detectors, tuning, mode }: Pick<WindowsTask, 'detectors' | 'tuning' | 'mode'>,
): Detection | undefined {
  const views = viewsOf(text);
  return mode && encoderQuestionOf(views, detectors, mode) ? undefined : judgeViews(views, detectors, tuning);
}

function finish({ id, answered }: Extract<DetectionRequest, { kind: 'finish' }>): DetectionReply {
  const { task, views, asked } = letGo(id);
  settle(views, asked, answered);
  return { kind: 'judged', id, detection: judgeViews(views, task.detectors, task.tuning) };
}

function letGo(id: number): Open {
  const found = open.get(id);
  if (!found) throw new Error(`No text ${id} waits for an answer`);
  open.delete(id);
  openCharacters -= found.task.text.length;
  return found;
}
