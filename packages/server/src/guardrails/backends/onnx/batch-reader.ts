import type { ChunkReading, ClassifierReply } from './classifier-task.ts';
import type { Classifier } from './load-classifier.ts';
import { splitText } from './split-text.ts';

/** Rows of one run of the model. */
const BATCH_ROWS = 16;
/** How long the first of a batch waits for others. */
const GATHER_MS = 5;

interface Waiting {
  readonly chunks: ChunkReading[];
  left: number;
}
interface Row {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly number[];
}

/** Reads texts in batches: chunks of all texts that wait share the runs of the model. */
export interface BatchReader {
  add(id: number, text: string): void;
  /** Drops what is not read yet of a text that nobody waits for. */
  forget(id: number): void;
}

/** A run begins with 16 rows, or 5 ms after the first; what comes while the model runs goes into the next. */
export function createBatchReader(classifier: Classifier, reply: (reply: ClassifierReply) => void): BatchReader {
  const waiting = new Map<number, Waiting>();
  let rows: Row[] = [];
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    isRunning = true;
    while (rows.length > 0) {
      const batch = rows.slice(0, BATCH_ROWS);
      rows = rows.slice(BATCH_ROWS);
      await runBatch(batch);
    }
    isRunning = false;
  }

  async function runBatch(batch: readonly Row[]): Promise<void> {
    try {
      const readings = await classifier.run(batch.map(({ tokens }) => tokens));
      for (const [index, { id, start, end }] of batch.entries()) {
        keep(id, { start, end, probabilities: readings[index] ?? [] });
      }
    } catch (error) {
      for (const id of new Set(batch.map((row) => row.id))) fail(id, error);
    }
  }

  function keep(id: number, chunk: ChunkReading): void {
    const text = waiting.get(id);
    if (!text) return;
    text.chunks.push(chunk);
    text.left -= 1;
    if (text.left > 0) return;
    waiting.delete(id);
    reply({ kind: 'read', id, chunks: text.chunks });
  }

  function fail(id: number, error: unknown): void {
    forget(id);
    reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }

  function forget(id: number): void {
    if (waiting.delete(id)) rows = rows.filter((row) => row.id !== id);
  }

  function add(id: number, text: string): void {
    const added = rowsOf(classifier, id, text);
    if (!added) {
      reply({ kind: 'too_long', id });
      return;
    }
    waiting.set(id, { chunks: [], left: added.length });
    rows.push(...added);
    if (isRunning) return;
    if (rows.length >= BATCH_ROWS) void runAll();
    else timer ??= setTimeout(() => void runAll(), GATHER_MS);
  }

  return {
    add(id, text) {
      try {
        add(id, text);
      } catch (error) {
        fail(id, error);
      }
    },
    forget,
  };
}

/** A row for each chunk; undefined of a text that is too long. */
function rowsOf({ maxTokens, tokensOf }: Classifier, id: number, text: string): Row[] | undefined {
  const spans = splitText(text, maxTokens, (stretch) => tokensOf(stretch).length);
  return spans?.map(({ start, end }) => {
    const tokens = tokensOf(text.slice(start, end)).slice(0, maxTokens);
    return { id, start, end, tokens };
  });
}
