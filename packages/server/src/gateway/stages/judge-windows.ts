import { AT_ONCE, FEW_CHARACTERS, plainStretch, windowsOf } from '@redoubt/guard/parts';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { judged, type TextVerdict } from './judged.ts';

/** A complete text of an answer. */
export interface WholeText {
  readonly text: string;
  readonly isJson: boolean;
}

/** How windows are made and judged. */
interface Windowing {
  readonly pool: Pick<DetectorPool, 'detectEach'>;
  readonly holdBack: number;
  /** Gives the judging up, with its reason. */
  readonly signal: AbortSignal | undefined;
}

/** Returns whether these texts have too many windows for the event loop. */
export function areMany(texts: readonly { readonly text: string }[]): boolean {
  let characters = 0;
  for (const { text } of texts) characters += text.length;
  return characters > FEW_CHARACTERS;
}

/** Returns the verdict on the first group's window that has a finding. Threads judge the windows, a few at a time. */
export async function judgeWindows(
  texts: readonly WholeText[],
  { detectors, tuning }: ReadyDetectors,
  { pool, holdBack, signal }: Windowing,
): Promise<TextVerdict | undefined> {
  for (const windows of grouped(texts, holdBack)) {
    const verdicts = await pool.detectEach(windows, detectors, { tuning, signal });
    const found = verdicts.map(judged).find(({ detected }) => detected.length > 0);
    if (found) return found;
  }
  return undefined;
}

/** Yields groups of windows in the form that detectors read, without JSON escapes. */
function* grouped(texts: readonly WholeText[], holdBack: number): Generator<string[], void> {
  let group: string[] = [];
  let characters = 0;
  for (const { text, isJson } of texts) {
    for (const window of windowsOf(text, holdBack)) {
      group.push(isJson ? plainStretch(window).text : window);
      characters += window.length;
      if (characters < AT_ONCE) continue;
      yield group;
      group = [];
      characters = 0;
    }
  }
  if (group.length > 0) yield group;
}
