import { type RowIn, readIn, readText } from '../read-data/read-data.ts';
import { setDocx } from './set-docx.ts';
import { setPdf } from './set-pdf.ts';
import { readSource } from './source-document.ts';

/** A rule that a person found in a document. */
export type ListedRule = RowIn<'wizard/rules'>;

/** One of our policy documents as a sender has it, with what a person found in it. */
export interface PolicyDocument {
  readonly name: string;
  readonly format: string;
  /** Whether it was kept aside until the extractor was done. */
  readonly isUnseen: boolean;
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** The words of each page, as its author wrote them. */
  readonly pageTexts: readonly string[];
  readonly rules: readonly ListedRule[];
}

const rows = [
  { name: 'Assistant of a bank', file: 'bank-assistant.txt', format: 'PDF', isUnseen: false },
  { name: 'Chatbot of a hospital', file: 'hospital-chatbot.txt', format: 'DOCX', isUnseen: false },
  { name: 'AI tools at a school', file: 'school-acceptable-use.md', format: 'Markdown', isUnseen: false },
  { name: 'Customer service of a shop', file: 'retail-service.html', format: 'HTML', isUnseen: true },
  { name: 'Data protection in HR', file: 'hr-data-protection.txt', format: 'PDF', isUnseen: true },
] as const;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&nbsp;': ' ',
  '&pound;': '£',
  '&copy;': '©',
};

/** The five documents, set in their formats. */
export const policyDocuments: readonly PolicyDocument[] = rows.map(({ name, file, format, isUnseen }) => {
  const source = readText(`wizard/documents/${file}`);
  const stem = file.replace(/\.\w+$/, '');
  const blocks = readSource(source);
  const set = { PDF: () => setPdf(blocks, name), DOCX: () => setDocx(blocks) } as const;
  const isSet = format === 'PDF' || format === 'DOCX';
  return {
    name,
    format,
    isUnseen,
    filename: isSet ? `${stem}.${format.toLowerCase()}` : file,
    bytes: isSet ? set[format]() : new TextEncoder().encode(source),
    pageTexts: source.split('=== page ===').map(plainWords),
    rules: readIn('wizard/rules', stem),
  };
});

/** The words of a source without its marks, by other means than the readers'. */
function plainWords(source: string): string {
  return source
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/^(?:#+|[-*>]|\d+\.) /gm, '')
    .replace(/(\*\*?)([^*\n]+)\1/g, '$2')
    .replace(/\s+/g, ' ');
}
