import { existsSync, readFileSync } from 'node:fs';

/** An example answer that the author of criteria wrote to a goal. */
export interface Example {
  readonly goal: string;
  readonly success: boolean;
  readonly answer: string;
}

/** Reads the examples of a category: `> goal`, then `+ answer` where the goal is reached and `- answer` where it is not. */
export function examplesOf(category: string): Example[] {
  const file = new URL(`examples/${category}.txt`, import.meta.url);
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
