/** A block of a document before it is set as PDF or DOCX. */
export interface SourceBlock {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'item' | 'page';
  readonly text: string;
}

/** Read the plain form in which our documents are written: `#`, `##`, `-` and a line that ends a page. */
export function readSource(source: string): SourceBlock[] {
  return source
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      if (line === '=== page ===') return { kind: 'page', text: '' };
      if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) };
      if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2) };
      if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) };
      return { kind: 'paragraph', text: line };
    });
}
