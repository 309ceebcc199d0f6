import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Detection } from '@redoubt/contract';
import type { CustomEntity, Measured, ReferenceText } from '@redoubt/detectors';
import type { DetectionReply, DetectionRequest, DetectionTask, FindingTask, Refusals } from './detection-task.ts';
import type { EncoderDesk } from './encoder-desk.ts';
import type { GroundingQuestion } from './ground-answer.ts';
import type { IndexedTexts } from './index-texts.ts';
import type { PersonalSpan } from './personal-data.ts';
import { patternsTooSlow } from './refuse-custom-entities.ts';
import type { Asked } from './second-look.ts';

/** What ends a question; `asks` does not. */
type FinalReply = Exclude<DetectionReply, { kind: 'asks' | 'failed' }>;

/** Of new values a thread keeps no more before it looks which are still needed: more made nothing faster, and each thread grows by it. */
const YOUNG_MB = 16;

interface Waiting {
  readonly resolve: (reply: FinalReply) => void;
  readonly reject: (error: Error) => void;
}

/** Where a caller's own entities stand in a request that judges, and in one that redacts. */
const inDetectors = ['body', 'detectors', 'pii', 'custom_entities'];
const inBody = ['body', 'custom_entities'];

/** A thread that judges texts; it keeps the process alive only while it has work. */
export class DetectorThread {
  readonly #worker: Worker;
  readonly #desk: EncoderDesk;
  readonly #pending = new Map<number, Waiting>();
  #nextId = 0;

  /** `onEnd` is told once the thread can be asked no more. */
  constructor(desk: EncoderDesk, onEnd: () => void) {
    this.#desk = desk;
    this.#worker = new Worker(new URL(`./detector-worker${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.unref();
    const end = (cause: unknown) => {
      onEnd();
      this.#fail(cause);
    };
    this.#worker.on('message', (reply: DetectionReply) => this.#take(reply));
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end(new Error('The detector thread stopped')));
  }

  /** Texts that are judged here or wait for it. */
  get waiting(): number {
    return this.#pending.size;
  }

  async judge(task: Omit<DetectionTask, 'kind' | 'id'>): Promise<Detection> {
    const reply = await this.#send({ kind: 'judge', id: this.#newId(), ...task });
    if (reply.kind === 'slow') throw patternsTooSlow(task.detectors.pii?.custom_entities, reply.index, inDetectors);
    if (reply.kind !== 'judged') throw new Error('The detector thread answered another question');
    return reply.detection;
  }

  async find(task: Omit<FindingTask, 'kind' | 'id'>): Promise<readonly PersonalSpan[]> {
    const reply = await this.#send({ kind: 'find', id: this.#newId(), ...task });
    if (reply.kind === 'slow') throw patternsTooSlow(task.wanted.custom_entities, reply.index, inBody);
    if (reply.kind !== 'found') throw new Error('The detector thread answered another question');
    return reply.spans;
  }

  async measure(question: GroundingQuestion): Promise<Measured> {
    const reply = await this.#send({ kind: 'measure', id: this.#newId(), question });
    if (reply.kind !== 'measured') throw new Error('The detector thread answered another question');
    return reply.measured;
  }

  async index(texts: readonly ReferenceText[]): Promise<IndexedTexts> {
    const reply = await this.#send({ kind: 'index', id: this.#newId(), texts });
    if (reply.kind !== 'indexed') throw new Error('The detector thread answered another question');
    return reply.indexed;
  }

  async compile(patterns: readonly CustomEntity[]): Promise<Refusals> {
    const reply = await this.#send({ kind: 'compile', id: this.#newId(), patterns });
    if (reply.kind !== 'compiled') throw new Error('The detector thread answered another question');
    return reply.refusals;
  }

  #newId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }

  #send(request: DetectionRequest): Promise<FinalReply> {
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
      this.#worker.ref();
      this.#post(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #post(request: DetectionRequest): void {
    this.#worker.postMessage(request);
  }

  #take(reply: DetectionReply): void {
    if (reply.kind === 'asks') {
      this.#ask(reply.id, reply.asked);
      return;
    }
    const waiting = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if (reply.kind === 'failed') waiting?.reject(new Error(reply.message));
    else waiting?.resolve(reply);
  }

  #ask(id: number, asked: Asked): void {
    const answer = this.#desk.answer(asked).then((answered) => this.#post({ kind: 'finish', id, answered }));
    answer.catch((error: unknown) => {
      this.#pending
        .get(id)
        ?.reject(new Error('The detector thread was not told what the encoder said', { cause: error }));
    });
  }

  #fail(cause: unknown): void {
    for (const { reject } of this.#pending.values()) reject(new Error('The detector thread failed', { cause }));
    this.#pending.clear();
  }
}
