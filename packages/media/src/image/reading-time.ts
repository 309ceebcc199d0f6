/** Share of the processor time of a picture in which lines are read. The rest is for its codes and its rating. */
const SHARE = 0.7;

/** The processor time that is left for the lines of a picture. A reader asks it before each line. */
export class ReadingTime {
  readonly #endsAt: number;
  #isCut = false;

  /** @param maxCpuMs processor time for the whole picture from now on, in milliseconds */
  constructor(maxCpuMs = Number.POSITIVE_INFINITY) {
    this.#endsAt = usedMs() + SHARE * maxCpuMs;
  }

  /** Whether another line may be read. Once it may not, the picture counts as cut. */
  hasMore(): boolean {
    if (!this.#isCut && usedMs() > this.#endsAt) this.#isCut = true;
    return !this.#isCut;
  }

  /** Whether something was left out. */
  get isCut(): boolean {
    return this.#isCut;
  }
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
