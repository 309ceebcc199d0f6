import type { RunStatus } from '@redoubt/reports';
import type { Output } from '../io.ts';

type Progress = RunStatus['progress'];

const CELLS = 24;
const EVERY_MS = 100;

/** The progress as text, such as `[######··················]  25 %  50/200  3 successes, 1 error`. */
export function progressText({ total, done, failed, succeeded }: Progress): string {
  const share = total === 0 ? 0 : done / total;
  const filled = Math.floor(share * CELLS);
  const percent = String(Math.floor(share * 100)).padStart(3);
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const outcome = `${count(succeeded, 'success', 'successes')}, ${count(failed, 'error', 'errors')}`;
  return `[${'#'.repeat(filled)}${'·'.repeat(CELLS - filled)}] ${percent} %  ${done}/${total}  ${outcome}`;
}

/** A run that has just begun says little about how long it takes. */
const LEAST_MS = 2_000;

/** How long it takes if it goes on as it did: ` about 40 s to go`. Empty where nothing can be said yet. */
export function timeToGo(
  { total, done }: Pick<Progress, 'total' | 'done'>,
  doneBefore: number,
  elapsedMs: number,
): string {
  const passed = done - doneBefore;
  if (passed <= 0 || done >= total || elapsedMs < LEAST_MS) return '';
  const seconds = Math.ceil(((total - done) * elapsedMs) / passed / 1_000);
  return seconds < 100 ? `  about ${seconds} s to go` : `  about ${Math.ceil(seconds / 60)} min to go`;
}

/** Shows the progress of a run. On a terminal it is one live line, otherwise a new line for each tenth of the run. */
export class ProgressLine {
  readonly #stream: Output;
  #shownAt = 0;
  #tenth = -1;
  #latest: Progress | undefined;
  /** When the first progress came, and how much was done then. */
  #begun: { readonly at: number; readonly done: number } | undefined;

  constructor(stream: Output) {
    this.#stream = stream;
  }

  show(progress: Progress): void {
    this.#latest = progress;
    this.#begun ??= { at: performance.now(), done: progress.done };
    if (this.#stream.isTTY) this.#showLive(progress);
    else this.#showTenth(progress);
  }

  #showTenth(progress: Progress): void {
    const tenth = progress.total === 0 ? 0 : Math.floor((progress.done * 10) / progress.total);
    if (tenth !== this.#tenth) this.#stream.write(`${progressText(progress)}\n`);
    this.#tenth = tenth;
  }

  /** Prints a sentence on its own line. The live line continues below it. */
  say(sentence: string): void {
    this.#stream.write(`${this.#stream.isTTY ? '\r\x1b[K' : ''}${sentence}\n`);
  }

  /** Prints the last state and ends the live line. */
  end(): void {
    if (!this.#stream.isTTY || !this.#latest) return;
    this.#shownAt = 0;
    this.#showLive(this.#latest);
    this.#stream.write('\n');
  }

  #showLive(progress: Progress): void {
    const now = performance.now();
    if (this.#shownAt > 0 && now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    // A line that wraps could not be overwritten. Some terminals report 0 columns.
    const width = (this.#stream.columns || 80) - 1;
    const { at, done } = this.#begun ?? { at: now, done: 0 };
    const text = progressText(progress) + timeToGo(progress, done, now - at);
    this.#stream.write(`\r\x1b[K${text.slice(0, width)}`);
  }
}
