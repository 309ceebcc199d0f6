import type { OwnPassage } from './own-passage.ts';
import { passagesOne } from './passages-one.ts';
import { passagesThree } from './passages-three.ts';
import { passagesTwo } from './passages-two.ts';
import type { ProtectedPrompt } from './protected-prompt.ts';
import { systemPromptsOne } from './system-prompts-one.ts';
import { systemPromptsThree } from './system-prompts-three.ts';
import { systemPromptsTwo } from './system-prompts-two.ts';

/** Thresholds were set on the first half; the second was kept aside until they stood. */
export type Half = 'seen' | 'kept aside';

const halfOf = (index: number): Half => (index % 2 === 0 ? 'seen' : 'kept aside');
/** The rows of one half. */
export const onlyHalf = <Row>(rows: readonly Row[], half: Half): Row[] =>
  rows.filter((_, index) => halfOf(index) === half);

/** Our own system prompts, of one half. */
export const promptsOf = (half: Half): ProtectedPrompt[] =>
  onlyHalf([...systemPromptsOne, ...systemPromptsTwo, ...systemPromptsThree], half);

/** Our own passages, of one half. */
export const passagesOf = (half: Half): OwnPassage[] =>
  onlyHalf([...passagesOne, ...passagesTwo, ...passagesThree], half);
