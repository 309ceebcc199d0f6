import type { Pdf } from '../open-pdf.ts';
import type { AttachmentReader } from './attachment-reader.ts';
import type { HiddenTexts } from './scanned-pdf.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** An annotation as PDF.js describes it. Only what can hold text is listed. */
interface Annotation {
  readonly subtype?: string;
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  readonly richText?: { readonly str?: string };
  readonly textContent?: readonly string[];
  readonly alternativeText?: string;
  readonly overlaidText?: string;
  readonly fieldValue?: unknown;
  readonly defaultFieldValue?: unknown;
  readonly buttonValue?: unknown;
  readonly options?: readonly { readonly displayValue?: string; readonly exportValue?: string }[];
  readonly fileId?: string;
  readonly file?: { readonly filename?: string; readonly description?: string };
}

/** A node of the tree that tells screen readers what a page holds. */
interface StructureNode {
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
}

/** Deeper nodes of a page's structure are not read. */
const MAX_DEPTH = 200;

/**
 * Adds the texts that belong to a page but are not drawn on it: annotations with the files they attach, form fields and
 * alternative texts.
 */
export async function addPageTexts(page: Page, attachments: AttachmentReader, hidden: HiddenTexts): Promise<void> {
  // The cast: PDF.js declares annotations as `any`.
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  for (const annotation of annotations) addAnnotation(annotation, hidden);
  const tree = (await page.getStructTree()) as StructureNode | null;
  if (tree) addStructure(tree, hidden);
  addScripts(await page.getJSActions(), hidden);
  for (const { fileId, file } of annotations) {
    if (fileId !== undefined) await attachments.add({ id: fileId, filename: file?.filename ?? fileId }, hidden);
  }
}

function addAnnotation(annotation: Annotation, hidden: HiddenTexts): void {
  const isField = annotation.subtype === 'Widget';
  const kind = isField ? 'form_field' : 'annotation';
  const { contentsObj, titleObj, richText, textContent = [], file, options = [] } = annotation;
  for (const text of [contentsObj?.str, titleObj?.str, richText?.str, textContent.join(' ')]) hidden.add(kind, text);
  hidden.add(isField ? 'form_field' : 'alternative_text', annotation.alternativeText);
  const values = [annotation.fieldValue, annotation.defaultFieldValue, annotation.buttonValue].flat();
  for (const value of values) hidden.add('form_field', value);
  for (const { displayValue, exportValue } of options) {
    hidden.add('form_field', displayValue);
    hidden.add('form_field', exportValue);
  }
  hidden.add('attachment', file?.filename);
  hidden.add('attachment', file?.description);
}

function addStructure(tree: StructureNode, hidden: HiddenTexts): void {
  const left = [{ node: tree, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next;
    hidden.add('alternative_text', node.alt);
    if (depth >= MAX_DEPTH) continue;
    for (const child of node.children?.toReversed() ?? []) left.push({ node: child, depth: depth + 1 });
  }
}

/** Adds the scripts of a page, a field or a file, by the events that start them. */
export function addScripts(actions: unknown, hidden: HiddenTexts): void {
  if (typeof actions !== 'object' || actions === null) return;
  const lists = actions instanceof Map ? [...actions.values()] : Object.values(actions);
  for (const script of lists.flat()) hidden.add('script', script);
}
