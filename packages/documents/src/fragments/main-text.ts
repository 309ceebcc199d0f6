const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The part of a page that an element belongs to: its content, what is around it, or neither is said. */
export type Region = 'main' | 'around' | undefined;

const mainElements = words('main article');
const aroundElements = words('nav aside header footer');
const mainRoles = words('main article');
const aroundRoles = words('navigation banner contentinfo complementary search menu menubar');
/** An article has these of its own. */
const ofArticles = words('header footer');

/** The region of an element within the region of its parent. */
export function regionOf(name: string, role: string | undefined, parent: Region): Region {
  const named = role?.trim().toLowerCase() ?? '';
  if (aroundRoles.has(named)) return 'around';
  if (aroundElements.has(name) && !(parent === 'main' && ofArticles.has(name))) return 'around';
  const isMain = mainElements.has(name) || mainRoles.has(named);
  return isMain && parent === undefined ? 'main' : parent;
}

/** The longest text that is kept. */
const MAX_CHARACTERS = 20_000;
/** A region with less text is not what the page is about. */
const MIN_MAIN = 140;

/** Collects what a page is about: the blocks of its main part, or else all but those around it. */
export class MainText {
  readonly #main: string[] = [];
  readonly #other: string[] = [];
  readonly #length = { main: 0, other: 0 };

  /** Adds a block of text that a reader sees. Blocks that are nothing but links or forms are no content. */
  add(text: string, region: Region): void {
    if (region === 'around') return;
    const kept = region === 'main' ? 'main' : 'other';
    if (this.#length[kept] > MAX_CHARACTERS) return;
    const spaced = text.replace(/\s+/g, ' ').trim();
    if (spaced === '') return;
    (kept === 'main' ? this.#main : this.#other).push(spaced);
    this.#length[kept] += spaced.length;
  }

  /** The text, a block a line. */
  get text(): string {
    const isEnough = this.#length.main >= MIN_MAIN || this.#length.main >= this.#length.other;
    return (isEnough ? this.#main : [...this.#main, ...this.#other]).join('\n').slice(0, MAX_CHARACTERS).toWellFormed();
  }
}
