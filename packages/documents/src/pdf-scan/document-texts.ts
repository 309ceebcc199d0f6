import type { Pdf } from '../open-pdf.ts';
import type { AttachmentReader } from './attachment-reader.ts';
import { addScripts } from './page-texts.ts';
import type { HiddenTexts } from './scanned-pdf.ts';

/** Properties that PDF.js adds itself, or that programs write without a person. */
const technical = /^(?:PDFFormatVersion|EncryptFilterName|Is\w+|CreationDate|ModDate|Trapped|Producer|Language)$/;

/** Adds the texts of a file that belong to no page. */
export async function addDocumentTexts(pdf: Pdf, attachments: AttachmentReader, hidden: HiddenTexts): Promise<void> {
  await addMetadata(pdf, hidden);
  addOutline(await pdf.getOutline(), hidden);
  addScripts(await pdf.getJSActions(), hidden);
  await addFields(pdf, hidden);
  // Attached files come last, so that a long one pushes nothing else out.
  await addAttachments(pdf, attachments, hidden);
}

async function addAttachments(pdf: Pdf, reader: AttachmentReader, hidden: HiddenTexts): Promise<void> {
  const attachments = namedIn(await pdf.getAttachments());
  for (const [, { filename, description }] of attachments) {
    hidden.add('attachment', filename);
    hidden.add('attachment', description);
  }
  for (const [id, { filename = id }] of attachments) await reader.add({ id, filename }, hidden);
}

/** The title in the properties of the file, if there is one. */
export async function titleOf(pdf: Pdf): Promise<string | undefined> {
  const { info } = await pdf.getMetadata();
  const title: unknown = 'Title' in info ? info.Title : undefined;
  return typeof title === 'string' ? title.trim() || undefined : undefined;
}

async function addMetadata(pdf: Pdf, hidden: HiddenTexts): Promise<void> {
  const { info, metadata } = await pdf.getMetadata();
  const written = Object.entries(info).filter(([name]) => !technical.test(name));
  const described: readonly (readonly [string, unknown])[] = metadata ? [...metadata] : [];
  const values = [...written, ...described.filter(([name]) => telling.test(name))].flatMap(([, value]) =>
    valuesIn(value),
  );
  for (const value of values) hidden.add('metadata', value);
}

/** The namespaces of XMP whose properties describe a file in words: Dublin Core, PDF and Photoshop. */
const telling = /^(?:dc|pdf|photoshop|xmprights|iptc\w*):/i;

/** The values of a property: itself, the items of a list, or the file's own properties. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flat() : [value];

interface NamedFile {
  readonly filename?: string;
  readonly description?: string;
}

/** PDF.js gives attachments as a map or as an object. */
function namedIn(attachments: unknown): [string, NamedFile][] {
  if (typeof attachments !== 'object' || attachments === null) return [];
  return attachments instanceof Map ? [...attachments] : Object.entries(attachments);
}

interface Bookmark {
  readonly title?: string;
  readonly items?: readonly Bookmark[];
}

function addOutline(outline: readonly Bookmark[] | null, hidden: HiddenTexts): void {
  const left = [...(outline ?? [])].toReversed();
  for (let next = left.pop(); next; next = left.pop()) {
    hidden.add('outline', next.title);
    for (const item of next.items?.toReversed() ?? []) left.push(item);
  }
}

interface Field {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
  readonly userName?: unknown;
  readonly actions?: unknown;
}

/** Adds the form fields of the file, also those that no page shows. */
async function addFields(pdf: Pdf, hidden: HiddenTexts): Promise<void> {
  const fields = await pdf.getFieldObjects();
  if (!fields) return;
  const lists = fields instanceof Map ? [...fields.values()] : Object.values(fields);
  for (const { value, defaultValue, userName, actions } of lists.flat() as readonly Field[]) {
    for (const text of [value, defaultValue, userName].flat()) hidden.add('form_field', text);
    addScripts(actions, hidden);
  }
}
