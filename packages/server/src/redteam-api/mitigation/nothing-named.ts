import type { RunSummary } from '@redoubt/contract';
import { percent } from './share-text.ts';

/**
 * Says why nothing can be derived from a summary that names no category and no attack that succeeded. A summary whose
 * rates are missing shows nothing, so only one with rates is called clean.
 */
export function nothingNamed({ overall, categories, attacks }: RunSummary): string {
  if ((overall?.asr ?? 0) > 0) {
    return `The summary has a success rate of ${percent(overall?.asr ?? 0)} and names no category or attack that succeeded; send \`categories\` and \`attacks\`, or the \`run_id\``;
  }
  if ([...(categories ?? []), ...(attacks ?? []), ...(overall ? [overall] : [])].some(isRated)) {
    return 'The summary names no attack that succeeded';
  }
  return 'The summary has no success rate that can be read; send what the results of a run answer, or its `run_id`';
}

const isRated = ({ asr, successes }: { asr?: number | null | undefined; successes?: number | null | undefined }) =>
  asr != null || successes != null;
