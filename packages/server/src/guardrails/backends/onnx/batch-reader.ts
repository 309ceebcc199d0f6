import type { ChunkReading, ClassifierReply } from './classifier-task.ts';
import type { Classifier } from './load-classifier.ts';
import { splitText } from './split-text.ts';

/** Rows in one run of the model. */
const BATCH_ROWS = 16;
/** How long the first row of a batch waits for others, in ms. */
const GATHER_MS = 5;

interface PendingText {
  readonly chunks: ChunkReading[];
  left: number;
}
interface ChunkRow {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly number[];
}

/**
 * Reads texts in batches. A run starts with 16 rows, or 5 ms after the first row. Rows that arrive during a run go
 * into the next.
 */
export class BatchReader {
  readonly #classifier: Classifier;
  readonly #reply: (reply: ClassifierReply) => void;
  readonly #waiting = new Map<number, PendingText>();
  #rows: ChunkRow[] = [];
  #isRunning = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(classifier: Classifier, reply: (reply: ClassifierReply) => void) {
    this.#classifier = classifier;
    this.#reply = reply;
  }

  /** Adds a text. Every added text gets one reply. */
  add(id: number, text: string): void {
    try {
      this.#enqueue(id, rowsOf(this.#classifier, id, text));
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Drops the unread rows of a text that nobody waits for. */
  forget(id: number): void {
    if (this.#drop(id)) this.#reply({ kind: 'forgotten', id });
  }

  #enqueue(id: number, rows: readonly ChunkRow[] | undefined): void {
    if (!rows) {
      this.#reply({ kind: 'too_long', id });
      return;
    }
    this.#waiting.set(id, { chunks: [], left: rows.length });
    this.#rows.push(...rows);
    if (this.#isRunning) return;
    if (this.#rows.length >= BATCH_ROWS) void this.#runAll();
    else this.#timer ??= setTimeout(() => void this.#runAll(), GATHER_MS);
  }

  async #runAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isRunning = true;
    while (this.#rows.length > 0) {
      const batch = this.#rows.slice(0, BATCH_ROWS);
      this.#rows = this.#rows.slice(BATCH_ROWS);
      await this.#run(batch);
    }
    this.#isRunning = false;
  }

  async #run(batch: readonly ChunkRow[]): Promise<void> {
    try {
      const readings = await this.#classifier.run(batch.map(({ tokens }) => tokens));
      for (const [index, { id, start, end }] of batch.entries()) {
        this.#keep(id, { start, end, probabilities: readings[index] ?? [] });
      }
    } catch (error) {
      for (const id of new Set(batch.map((row) => row.id))) this.#fail(id, error);
    }
  }

  #keep(id: number, chunk: ChunkReading): void {
    const text = this.#waiting.get(id);
    if (!text) return;
    text.chunks.push(chunk);
    text.left -= 1;
    if (text.left > 0) return;
    this.#waiting.delete(id);
    this.#reply({ kind: 'read', id, chunks: text.chunks });
  }

  #fail(id: number, error: unknown): void {
    this.#drop(id);
    this.#reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }

  /** Drops a text. Returns false if the text already has its reply. */
  #drop(id: number): boolean {
    const isWaiting = this.#waiting.delete(id);
    if (isWaiting) this.#rows = this.#rows.filter((row) => row.id !== id);
    return isWaiting;
  }
}

/** Returns a row for each chunk, or undefined if the text is too long. */
function rowsOf({ maxTokens, tokensOf }: Classifier, id: number, text: string): ChunkRow[] | undefined {
  const whole = tokensOf(text);
  if (whole.length <= maxTokens) return [{ id, start: 0, end: text.length, tokens: whole }];
  const spans = splitText(text, maxTokens, (stretch) => tokensOf(stretch).length);
  return spans?.map(({ start, end }) => {
    const tokens = tokensOf(text.slice(start, end)).slice(0, maxTokens);
    return { id, start, end, tokens };
  });
}
