import { existsSync, readFileSync } from 'node:fs';

/** One of the four walks in ARCHITECTURE.md. */
interface Walk {
  readonly name: string;
  /** The number of steps in its heading. */
  readonly told: number;
  /** The number of steps in its text. The steps of the charge count if the text refers to them. */
  readonly counted: number;
  /** Steps whose function is not in the named file, and files that are named twice. */
  readonly wrong: readonly string[];
}

/** The walks of the page, in order. */
export function walksOf(page: string): Walk[] {
  const section = page.slice(page.indexOf('\n## Four walks\n') + 1).split(/\n(?=## )/)[0] ?? '';
  const [, ...walks] = section.split(/\n### /);
  return walks.map(walkOf);
}

function walkOf(text: string): Walk {
  const [, name = '', told = ''] = /^(.+): (\d+) steps$/m.exec(text) ?? [];
  const steps = [...text.matchAll(/`(\w+)` \(`([\w/.-]+\.ts)`\)/g)].map(([, step = '', file = '']) => ({ step, file }));
  const charges = text.includes('](#a-charge-4-steps)') ? 4 : 0;
  const files = steps.map(({ file }) => file);
  return {
    name,
    told: Number(told),
    counted: steps.length + charges,
    wrong: [
      ...steps.filter(({ step, file }) => !isIn(step, file)).map(({ step, file }) => `${step} is not in ${file}`),
      ...files.filter((file, at) => files.indexOf(file) < at).map((file) => `${file} is named twice`),
    ],
  };
}

/** Whether a function is in a file. `store/ledger/draft.ts` means `packages/store/src/ledger/draft.ts`. */
function isIn(step: string, file: string): boolean {
  const path = `packages/${file.replace('/', '/src/')}`;
  return existsSync(path) && new RegExp(`\\b${step}\\b`).test(readFileSync(path, 'utf8'));
}
