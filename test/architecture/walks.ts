import { existsSync, readFileSync } from 'node:fs';

/** One of the four walks as ARCHITECTURE.md tells it. */
interface Walk {
  readonly name: string;
  /** How many steps its heading says. */
  readonly told: number;
  /** How many it names; those of the charge count where it points to them. */
  readonly counted: number;
  /** Steps whose function is not in the file that is named, and files that are named twice. */
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

/** `store/ledger/draft.ts` is `packages/store/src/ledger/draft.ts`. */
function isIn(step: string, file: string): boolean {
  const path = `packages/${file.replace('/', '/src/')}`;
  return existsSync(path) && new RegExp(`\\b${step}\\b`).test(readFileSync(path, 'utf8'));
}
