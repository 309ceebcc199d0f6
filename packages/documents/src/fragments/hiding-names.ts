import { declarationsOf, isHiding } from './hiding-style.ts';

/** The largest number of names that are kept of a page's style sheets. */
const MAX_NAMES = 10_000;
/** A selector of one class or one id, with or without the name of an element. */
const simple = /^[a-z][\w-]*?([.#][\w-]+)$|^([.#][\w-]+)$/i;

/**
 * Adds the classes (`.name`) and ids (`#name`) whose elements a style sheet hides. Rules within `@media` and the like
 * are left out, because they hold for some readers only. Takes linear time.
 */
export function addHidingNames(css: string, names: Set<string>): void {
  for (const { selectors, body } of rulesOf(withoutComments(css))) {
    if (names.size >= MAX_NAMES) return;
    if (isHiding(declarationsOf(body), undefined)) for (const name of namesIn(selectors)) names.add(name);
  }
}

const namesIn = (selectors: string): string[] =>
  selectors.split(',').flatMap((selector) => {
    const [, ofElement, alone] = simple.exec(selector.trim()) ?? [];
    return ofElement ?? alone ?? [];
  });

/** Whether an element has a class or an id that a style sheet hides. */
export function hasHidingName(
  names: ReadonlySet<string>,
  { class: classes = '', id }: Readonly<Record<string, string>>,
) {
  if (names.size === 0) return false;
  if (id !== undefined && names.has(`#${id}`)) return true;
  return classes.split(/\s+/).some((name) => names.has(`.${name}`));
}

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : afterComment(part)))
    .join(' ');

function afterComment(part: string): string {
  const end = part.indexOf('*/');
  return end < 0 ? '' : part.slice(end + 2);
}

/** The rules that are not within another block. */
function* rulesOf(css: string): Generator<{ selectors: string; body: string }> {
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const before = depth;
    depth = Math.max(depth + (brace === '{' ? 1 : -1), 0);
    const isOuter = Math.max(before, depth) <= 1;
    if (!isOuter) continue;
    const text = css.slice(start, index);
    start = index + 1;
    if (depth === 1) selectors = text;
    else if (before === 1 && !selectors.includes('@')) yield { selectors, body: text };
  }
}
