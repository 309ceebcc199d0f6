import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningWork } from '../context.ts';

/** Counts what is worked on for callers. */
export function openRunningWork(): RunningWork {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    begin() {
      let isOver = false;
      running += 1;
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        if (running === 0) for (const tell of waiting.splice(0)) tell();
      };
    },
    async settled(withinMs) {
      if (running === 0) return;
      const ended = new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.race([ended, sleep(withinMs, undefined, { ref: false })]);
    },
  };
}
