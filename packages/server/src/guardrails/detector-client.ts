import type { Detection } from '@redoubt/contract';
import type {
  CustomEntity,
  GroundingQuestion,
  Located,
  MeasuredAnswer,
  PersonalSpan,
  PiiWanted,
  ReferenceText,
} from '@redoubt/detectors';
import { Failure } from '../errors.ts';
import type {
  DetectionReply,
  DetectionRequest,
  DetectionTask,
  FindingTask,
  LocatingTask,
  Refusals,
} from './detection-task.ts';
import { ComputedTooLong } from './detector-thread.ts';
import type { DetectorThreads, ThreadWork, Worked } from './detector-threads.ts';
import type { EncoderClient, Waiting } from './encoder-client.ts';
import type { IndexedTexts } from './index-texts.ts';
import { type Loc, patternsTooSlow } from './pattern-failures.ts';
import type { RedactedText, Redacting, Restoring } from './redact-text.ts';
import { msOf, weightOf, weightOfAnswer, weightOfLocating } from './weigh-work.ts';

interface Parts {
  readonly threads: DetectorThreads;
  readonly encoder: EncoderClient;
  /** The owner of the work. */
  readonly owner: string;
}

interface Judging extends Pick<DetectionTask, 'detectors' | 'tuning'>, Waiting {}

type ReplyOf<K extends DetectionReply['kind']> = Extract<DetectionReply, { kind: K }>;

/** Lets threads judge the texts of one owner. */
export interface DetectorClient {
  judge(text: string, how: Judging): Promise<Detection>;
  /** Returns undefined for a text that the encoder must read as well. */
  judgeEach(texts: readonly string[], how: Judging): Promise<readonly (Detection | undefined)[]>;
  find(task: Pick<FindingTask, 'text' | 'wanted'>): Promise<readonly PersonalSpan[]>;
  /** The signal gives the work up. */
  locate(task: Omit<LocatingTask, 'kind' | 'id'>, signal?: AbortSignal): Promise<readonly Located[]>;
  redact(text: string, how: Redacting): Promise<RedactedText>;
  /** Returns undefined if the text would become longer than allowed. */
  restore(restoring: Restoring): Promise<string | undefined>;
  measure(question: GroundingQuestion): Promise<MeasuredAnswer>;
  index(texts: readonly ReferenceText[]): Promise<IndexedTexts>;
  compile(patterns: readonly CustomEntity[]): Promise<Refusals>;
}

/** Compiling a pattern takes about as long as reading this many characters. */
const PATTERN_WEIGHT = 4_096;
/** Place of the caller's own entities in a request that judges. `inBody` is the place in one that redacts. */
const inDetectors: Loc = ['body', 'detectors', 'pii', 'custom_entities'];
const inBody: Loc = ['body', 'custom_entities'];

/**
 * Id of the last request to a thread. Ids are unique in the process, because another thread may finish what one began.
 */
let lastId = 0;
function newId(): number {
  lastId += 1;
  return lastId;
}

/** Sends the work of one owner to threads and returns their replies. */
function openRequests({ threads, encoder, owner }: Parts) {
  async function run(work: Omit<ThreadWork, 'owner'>): Promise<Worked> {
    try {
      return await threads.run({ owner, ...work });
    } catch (error) {
      throw error instanceof ComputedTooLong ? textTooSlow(error.budgetMs, error) : error;
    }
  }

  async function ask(request: DetectionRequest, weight: number, characters: number): Promise<DetectionReply> {
    return (await run({ ms: msOf(weight), characters, requestFor: () => request })).reply;
  }

  /**
   * Finishes a task with the encoder's answer. The thread that began it still has its views, unless it had no room. If
   * it has none, is busy or gone, they are computed again.
   */
  async function finish(
    task: DetectionTask,
    { thread, reply }: Worked,
    work: Pick<ThreadWork, 'ms' | 'characters' | 'signal'>,
    isPatient: boolean | undefined,
  ) {
    const { asked, isKept } = as('asks', reply);
    const forget = (error: unknown): never => {
      if (isKept) thread.forget(task.id);
      throw error;
    };
    const answered = await encoder.answer(asked, owner, { signal: work.signal, isPatient }).catch(forget);
    const settled: DetectionTask = { ...task, settled: { asked, answered } };
    const ended = await run({
      ...work,
      begunBy: thread,
      requestFor: (chosen) => (isKept && chosen === thread ? { kind: 'finish', id: task.id, answered } : settled),
    }).catch(forget);
    if (isKept && ended.thread !== thread) thread.forget(task.id);
    return ended.reply;
  }

  return { run, ask, finish };
}

/** Creates a client for one owner. */
export function createDetectorClient(parts: Parts): DetectorClient {
  const { encoder } = parts;
  const { run, ask, finish } = openRequests(parts);

  return {
    async judge(text, { signal, isPatient, ...how }) {
      const task: DetectionTask = { kind: 'judge', id: newId(), text, ...how, mode: encoder.mode() };
      const work = { ms: msOf(weightOf(text, how.detectors)), characters: text.length, signal };
      const begun = await run({ ...work, requestFor: () => task });
      const reply = begun.reply.kind === 'asks' ? await finish(task, begun, work, isPatient) : begun.reply;
      refuseSlow(reply, how.detectors.pii, inDetectors);
      return as('judged', reply).detection;
    },
    async judgeEach(texts, { signal, isPatient: _, ...how }) {
      const weight = texts.reduce((sum, text) => sum + weightOf(text, how.detectors), 0);
      const request = { kind: 'windows', id: newId(), texts, ...how, mode: encoder.mode() } as const;
      const work = { ms: msOf(weight), characters: lengthOf(texts), signal, requestFor: () => request };
      const { reply } = await run(work);
      refuseSlow(reply, how.detectors.pii, inDetectors);
      return as('windows', reply).detections;
    },
    async find(task) {
      const { length } = task.text;
      const reply = await ask({ kind: 'find', id: newId(), ...task }, length, length);
      refuseSlow(reply, task.wanted, inBody);
      return as('found', reply).spans;
    },
    async locate(task, signal) {
      const { text, detectors } = task;
      const request = { kind: 'locate', id: newId(), ...task } as const;
      const work = { ms: msOf(weightOfLocating(text, detectors)), characters: text.length, signal };
      const { reply } = await run({ ...work, requestFor: () => request });
      refuseSlow(reply, detectors.pii, inDetectors);
      return as('located', reply).located;
    },
    async redact(text, how) {
      const characters = text.length + (how.map?.length ?? 0);
      const reply = await ask({ kind: 'redact', id: newId(), text, ...how }, characters, characters);
      refuseSlow(reply, how.wanted, inBody);
      return as('redacted', reply).redacted;
    },
    async restore(restoring) {
      const characters = restoring.text.length + restoring.map.length;
      return as('restored', await ask({ kind: 'restore', id: newId(), ...restoring }, characters, characters)).text;
    },
    async measure(question) {
      const weight = weightOfAnswer(question);
      return as('measured', await ask({ kind: 'measure', id: newId(), question }, weight, weight)).measured;
    },
    async index(texts) {
      const characters = lengthOf(texts.map(({ text }) => text));
      return as('indexed', await ask({ kind: 'index', id: newId(), texts }, characters, characters)).indexed;
    },
    async compile(patterns) {
      const weight = PATTERN_WEIGHT * patterns.length;
      return as('compiled', await ask({ kind: 'compile', id: newId(), patterns }, weight, weight)).refusals;
    },
  };
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Throws if the caller's own patterns took too long. This is the caller's mistake and not the thread's. */
function refuseSlow(reply: DetectionReply, wanted: PiiWanted | undefined, loc: Loc): void {
  if (reply.kind === 'slow') throw patternsTooSlow(wanted?.custom_entities, reply.index, loc);
}

/** The only cast: the kind was checked. */
function as<K extends DetectionReply['kind']>(kind: K, reply: DetectionReply): ReplyOf<K> {
  if (reply.kind === kind) return reply as ReplyOf<K>;
  throw new Error(
    reply.kind === 'failed' ? reply.message : `The detector thread answered "${reply.kind}" and not "${kind}"`,
  );
}

/**
 * Returns the 422 for work that took more processor time than allowed. The caller's own text caused it, so it is
 * charged.
 */
function textTooSlow(budgetMs: number, cause: unknown): Failure {
  const message = `body: judging it took more than ${Math.round(budgetMs)} ms of a processor; send it in parts, or enable fewer detectors and rules`;
  const detail = [{ type: 'text_too_slow', loc: ['body'], msg: message, input: null }];
  return new Failure('invalid_request', message, { detail, cause, isCharged: true });
}
