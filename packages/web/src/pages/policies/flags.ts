import type { api } from '../../api.ts';
import { detectorLabel } from '../../detectors/detector-rows.ts';

type Summary = Awaited<ReturnType<typeof api.guardrails.policyDetect>>['summary'];

/** The keys of a summary that say that something was found. */
export function raisedIn(summary: Summary): string[] {
  return Object.entries(summary).flatMap(([key, value]) => {
    // A text that is on none of the topics is what the topic detector looks for.
    if (key === 'on_topic') return value === 0 ? [key] : [];
    return (Array.isArray(value) ? value.length > 0 : Number(value) > 0) ? [key] : [];
  });
}

/** Keys of a summary that are not the name of their detector. */
const detectorOfKey: Readonly<Record<string, string>> = {
  keyword_detected: 'keyword_detector',
  on_topic: 'topic_detector',
  copyright_ip_similarity: 'copyright_ip',
  system_prompt_similarity: 'system_prompt',
};

/** A key of a summary in the words of people. */
export const labelOfFlag = (key: string): string => detectorLabel(detectorOfKey[key] ?? key);
