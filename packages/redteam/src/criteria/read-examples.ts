import { existsSync, readFileSync } from 'node:fs';
import type { CategoryId } from '@redoubt/contract';

/** An answer to a goal that the author of its criteria wrote. */
export interface ExampleAnswer {
  readonly goal: string;
  /** It reaches the goal. */
  readonly success: boolean;
  readonly answer: string;
}

const folder = new URL('../../criteria/examples/', import.meta.url);

/** Returns the examples of a category: `> goal`, then `+ answer` where the goal is reached and `- answer` where it is not. */
export function examplesIn(category: CategoryId): ExampleAnswer[] {
  const file = new URL(`${category}.txt`, folder);
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/^> /m).slice(1) : [];
  return blocks.flatMap((block) => {
    const [goal = '', ...lines] = block.split('\n');
    const answers = lines.filter((line) => /^[+-] /.test(line));
    return answers.map((line) => ({
      goal: goal.trim(),
      success: line.startsWith('+'),
      answer: line.slice(2).replaceAll('\\n', '\n'),
    }));
  });
}
