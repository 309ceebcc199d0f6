import type { RunStatus } from '@redoubt/reports';

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

/** Shows the progress of a run. On a terminal it is one live line, otherwise a new line for each tenth of the run. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #shownAt = 0;
  #tenth = -1;
  #latest: Progress | undefined;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(progress: Progress): void {
    this.#latest = progress;
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
    this.#stream.write(`\r\x1b[K${progressText(progress).slice(0, width)}`);
  }
}
