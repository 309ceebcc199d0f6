import type { Block, BlockKind, ReadBlocks } from './document.ts';
import { isBullet, listMarkerLength } from './list-marker.ts';
import { singleSpaced } from './single-spaced.ts';

type Attributes = Readonly<Record<string, string>>;

/** Elements of WordprocessingML (ISO/IEC 29500-1) whose text is not visible on the page or is there twice. */
const unread: ReadonlySet<string> = new Set(['mc:Fallback', 'w:del', 'w:moveFrom']);

/** Collects the blocks of a Word document's body while its elements open and close. */
export class DocxBody {
  readonly #styles: ReadonlyMap<string, string>;
  readonly #blocks: Block[] = [];
  #text = '';
  #style = '';
  #listDepth = 0;
  #cells = 0;
  #unread = 0;
  #page = 1;
  #isTextOnPage = false;
  #continues = false;
  #takesText = false;

  /** `styles` maps style ids to style names. */
  constructor(styles: ReadonlyMap<string, string>) {
    this.#styles = styles;
  }

  open(name: string, attributes: Attributes): void {
    if (unread.has(name)) this.#unread += 1;
    if (this.#unread > 0) return;
    this.#openers[name]?.(attributes);
  }

  text(data: string): void {
    if (!this.#takesText || this.#unread > 0) return;
    this.#text += data;
    if (data.trim()) this.#isTextOnPage = true;
  }

  close(name: string): void {
    if (unread.has(name)) this.#unread -= 1;
    else if (name === 'w:t') this.#takesText = false;
    else if (name === 'w:tc') this.#cells -= 1;
    else if (name === 'w:p') this.#endParagraph();
  }

  finish(): ReadBlocks {
    this.#endParagraph();
    return { blocks: this.#blocks, pageCount: this.#page };
  }

  readonly #openers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    'w:p': () => this.#endParagraph(),
    'w:pStyle': (attributes) => {
      const id = attributes['w:val'] ?? '';
      this.#style = this.#styles.get(id) ?? id.toLowerCase();
    },
    'w:numId': (attributes) => {
      if (attributes['w:val'] !== '0') this.#listDepth = Math.max(this.#listDepth, 1);
    },
    'w:ilvl': (attributes) => {
      this.#listDepth = (Number(attributes['w:val']) || 0) + 1;
    },
    'w:tc': () => {
      this.#cells += 1;
    },
    'w:t': () => {
      this.#takesText = true;
    },
    'w:tab': () => this.#space(),
    'w:cr': () => this.#space(),
    'w:noBreakHyphen': () => {
      this.#text += '-';
    },
    'w:br': (attributes) => {
      if (attributes['w:type'] === 'page') this.#breakPage();
      else this.#space();
    },
    // Word notes where it broke pages in its last layout. Right after a page break of the author the note is a
    // duplicate.
    'w:lastRenderedPageBreak': () => {
      if (this.#isTextOnPage) this.#breakPage();
    },
  };

  #space(): void {
    this.#text += ' ';
  }

  #breakPage(): void {
    const isInside = this.#text.trim() !== '';
    this.#push();
    this.#continues = isInside;
    this.#page += 1;
    this.#isTextOnPage = false;
  }

  #endParagraph(): void {
    this.#push();
    this.#style = '';
    this.#listDepth = 0;
    this.#continues = false;
    this.#takesText = false;
  }

  #push(): void {
    const text = singleSpaced(this.#text);
    this.#text = '';
    if (!text) return;
    const { kind, level } = this.#kindOf(text);
    const marker = kind === 'item' && isBullet(text) ? listMarkerLength(text) : 0;
    const continues = this.#continues && { continues: true };
    this.#blocks.push({ kind, ...(level && { level }), text: text.slice(marker), page: this.#page, ...continues });
  }

  #kindOf(text: string): { kind: BlockKind; level?: number } {
    const heading = /^(?:heading ?(\d)|title|subtitle)/.exec(this.#style);
    if (heading) return { kind: 'heading', level: Number(heading[1] ?? 1) };
    if (this.#cells > 0) return { kind: 'cell' };
    if (this.#style.includes('quote')) return { kind: 'quote' };
    if (this.#listDepth > 0 || this.#style.startsWith('list') || isBullet(text)) {
      return { kind: 'item', level: Math.max(this.#listDepth, 1) };
    }
    return { kind: 'paragraph' };
  }
}
