import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hashText } from '../corpus/seeded-random.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import { sample } from '../evaluate/sample.ts';
import { readField } from '../field/read-field.ts';
import { type Prepared, prepare } from './prepare.ts';

/** An ordinary document, which no head may flag. */
export interface OrdinaryDocument {
  readonly id: string;
  readonly text: string;
  /** Documents of one owner are held out together. */
  readonly owner: string;
  /** Groups of documents that count alike where offsets of languages are set. */
  readonly group: string;
  /** Whether weights that ship may be trained on it. Others are only measured with. */
  readonly mayTrain: boolean;
}

/**
 * Folders of documents that a developer's machine holds. Debian's `manpages-*` and `gnome-user-docs` packages bring man
 * pages and help pages in forty languages.
 */
export const machineFolders = [
  '/usr/share/doc',
  '/usr/share/common-licenses',
  '/usr/share/man',
  '/usr/share/help',
  'node_modules',
];
const fileName =
  /(?:^(?:README|NEWS|FAQ|TODO|HOWTO|copyright|LICEN[CS]E|GPL|LGPL|Apache)[^/]*|\.(?:txt|md|html|page|[1-8]))(?:\.gz)?$/i;
/** Folders whose first level is a language. There, a page in all languages is one owner. */
const byLanguage: ReadonlySet<string> = new Set(['/usr/share/man', '/usr/share/help']);
const MAX_OF_FOLDER = 2_000;
const MAX_OF_LANGUAGE = 60;
const SIZES = { least: 300, most: 400_000 } as const;
const MAX_CHARACTERS = 20_000;
const MAX_LEVELS = 6;

/** Returns the documents of the field set and of folders of this machine, in a fixed order. */
export async function readDocuments(data: string, folders: readonly string[]): Promise<OrdinaryDocument[]> {
  const field = (await readField(data, 'documents', 'train')).map(
    ({ id, text, source, kind, lang, licence_class }): OrdinaryDocument => ({
      id,
      text,
      owner: source.split('/')[0] ?? source,
      group: `${kind} ${lang === 'en'}`,
      mayTrain: licence_class === 'permissive',
    }),
  );
  return [...field, ...folders.flatMap(documentsIn)];
}

/** Returns a digest of the documents, for the header of weights that were trained on them. */
export function digestOf(documents: readonly OrdinaryDocument[]): string {
  const hash = createHash('sha256');
  for (const { text } of documents) hash.update(text);
  return hash.digest('hex');
}

function documentsIn(folder: string): OrdinaryDocument[] {
  const paths = filesIn(folder, MAX_LEVELS).map((id) => ({ id, levels: id.slice(folder.length + 1).split('/') }));
  if (!byLanguage.has(folder)) {
    return sample(paths, MAX_OF_FOLDER).flatMap(({ id, levels: [owner = id] }) => documentAt(id, folder, owner));
  }
  const languages = Map.groupBy(paths, ({ levels: [language = ''] }) => (/^man\d/.test(language) ? 'en' : language));
  return [...languages.values()].flatMap((pages) =>
    sample(pages, MAX_OF_LANGUAGE).flatMap(({ id, levels }) => documentAt(id, folder, levels.at(-1) ?? id)),
  );
}

function documentAt(path: string, group: string, owner: string): OrdinaryDocument[] {
  const bytes = readFileSync(path);
  const written = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  // A page is read as its readers see it. Otherwise most letters of a page in any language would be Latin.
  const text = (path.endsWith('.page') ? written.replaceAll(/<[^>]*>/g, ' ') : written).slice(0, MAX_CHARACTERS);
  if (text.includes('\uFFFD')) return [];
  return [{ id: path, text, owner, group, mayTrain: true }];
}

function filesIn(folder: string, levels: number): string[] {
  if (levels === 0 || !existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, levels - 1);
    if (!entry.isFile() || !fileName.test(entry.name)) return [];
    const { size } = statSync(path);
    return size >= SIZES.least && size <= SIZES.most ? [path] : [];
  });
}

const foldNames = Object.keys(folds) as FoldName[];

/**
 * Returns the fold that holds each document out. Owners are dealt out by size, so that no fold loses most documents of
 * a kind. Documents that may not train are in one fold each, too.
 */
function foldsOf(documents: readonly OrdinaryDocument[]): ReadonlyMap<OrdinaryDocument, FoldName> {
  const owners = [...Map.groupBy(documents, ({ owner }) => owner)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const placeOf = new Map(owners.map(([owner], place) => [owner, place]));
  return new Map(
    documents.map((document) => {
      const place = document.mayTrain ? (placeOf.get(document.owner) ?? 0) : hashText(document.id);
      return [document, foldNames[place % foldNames.length] as FoldName];
    }),
  );
}

/** Documents with their features. Features are computed once a document. */
export class PreparedDocuments {
  readonly #documents: readonly OrdinaryDocument[];
  readonly #folds: ReadonlyMap<OrdinaryDocument, FoldName>;
  readonly #prepared = new Map<OrdinaryDocument, Prepared>();

  constructor(documents: readonly OrdinaryDocument[]) {
    this.#documents = documents;
    this.#folds = foldsOf(documents);
  }

  /** Documents to train on; those that `fold` holds out are left out. */
  training(fold?: FoldName): Prepared[] {
    return this.#documents
      .filter((document) => document.mayTrain && (fold === undefined || this.#folds.get(document) !== fold))
      .map((document) => this.prepared(document));
  }

  /** Documents that `fold` holds out, at most `perGroup` of a kind. */
  heldOut(fold: FoldName, perGroup: number): OrdinaryDocument[] {
    const held = this.#documents.filter((document) => this.#folds.get(document) === fold);
    return [...Map.groupBy(held, ({ group }) => group).values()].flatMap((group) => sample(group, perGroup));
  }

  /** Returns the features of a document. */
  prepared(document: OrdinaryDocument): Prepared {
    const found = this.#prepared.get(document) ?? prepare(document);
    this.#prepared.set(document, found);
    return found;
  }
}

const CHUNK = 1_000;

/** Cuts a text into chunks of 1,000 characters. */
export function chunksOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, at) => text.slice(at * CHUNK, (at + 1) * CHUNK));
}

/** Of a long file, so that one table of data does not decide about all chunks. */
const CHUNKS_OF_FILE = 6;

/** Returns some chunks of a text, all over it. */
export const sampledChunks = (text: string): string[] =>
  sample(
    chunksOf(text).map((chunk, at) => ({ id: String(at), chunk })),
    CHUNKS_OF_FILE,
  ).map(({ chunk }) => chunk);

/** Reads and prepares the documents once, when they are first needed. */
export type DocumentSource = () => Promise<PreparedDocuments>;

/** Returns a source of the documents that `npm run ml -- stage1` learns from. */
export function documentSource(data: string): DocumentSource {
  let read: Promise<PreparedDocuments> | undefined;
  return () => {
    read ??= readDocuments(data, machineFolders).then((documents) => new PreparedDocuments(documents));
    return read;
  };
}
