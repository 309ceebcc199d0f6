import { Parser } from 'htmlparser2';
import { DocumentFailure, type ReadBlocks } from './document.ts';
import { DocxBody } from './docx-body.ts';
import { ElementCount } from './limits.ts';
import { openZip, type Zip } from './open-zip.ts';

const BODY = 'word/document.xml';

/** Reads a Word document: paragraphs, headings by their styles, lists, and the pages of Word's last layout. */
export function readDocx(bytes: Uint8Array): ReadBlocks {
  const zip = openZip(bytes);
  if (!zip.has(BODY)) {
    const message = 'The document is a ZIP file but no DOCX; save spreadsheets and slides as PDF';
    throw new DocumentFailure('unknown_kind', message);
  }
  const styles = zip.has('word/styles.xml') ? styleNames(zip.read('word/styles.xml').toString('utf8')) : new Map();
  const body = new DocxBody(styles);
  walk(zip.read(BODY).toString('utf8'), {
    open: (name, attributes) => body.open(name, attributes),
    text: (data) => body.text(data),
    close: (name) => body.close(name),
  });
  return { ...body.finish(), title: titleOf(zip) };
}

interface Visitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(data: string): void;
  close?(name: string): void;
}

function walk(xml: string, { open, text, close }: Visitor): void {
  const elements = new ElementCount();
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements.open();
        open(name, attributes);
      },
      ontext: (data) => text?.(data),
      onclosetag(name) {
        elements.close();
        close?.(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/**
 * The English names of styles by their ids. The ids are translated in localised files, the names of headings and lists
 * are not.
 */
function styleNames(xml: string): Map<string, string> {
  const names = new Map<string, string>();
  let id = '';
  walk(xml, {
    open(name, attributes) {
      if (name === 'w:style') id = attributes['w:styleId'] ?? '';
      else if (name === 'w:name' && id) names.set(id, (attributes['w:val'] ?? '').toLowerCase());
    },
  });
  return names;
}

function titleOf(zip: Zip): string | undefined {
  if (!zip.has('docProps/core.xml')) return undefined;
  let title = '';
  let isTitle = false;
  walk(zip.read('docProps/core.xml').toString('utf8'), {
    open: (name) => {
      isTitle = name === 'dc:title';
    },
    text: (data) => {
      if (isTitle) title += data;
    },
    close: () => {
      isTitle = false;
    },
  });
  return title.trim() || undefined;
}
