import { type Random, seededRandom } from '../random.ts';
import { type DamageName, damages } from './damage-bytes.ts';
import { documentBombs, heavyPdf, zipBombs } from './document-bombs.ts';
import { type HostilePage, pageBombs } from './page-bombs.ts';
import { heavyPictures, pictureBombs } from './picture-bombs.ts';
import { soundBombs } from './sound-bombs.ts';
import { type FileKind, soundFiles } from './sound-files.ts';

/** The endpoints that files are sent to. */
export type Target = 'detect-image' | 'detect-audio' | 'scan-pdf' | 'scan-url' | 'infer-document';

/** A file to send. */
export interface SentFile extends HostilePage {
  /** The kind of the file and what is wrong with it. */
  readonly name: string;
  readonly kind: FileKind | 'sound' | 'heavy';
  readonly target: Target;
}

/** The share of each kind among the files, in parts of a hundred. */
const shares: Readonly<Record<FileKind, number>> = {
  png: 9,
  jpeg: 9,
  gif: 8,
  webp: 8,
  svg: 8,
  wav: 4,
  mp3: 4,
  opus: 3,
  vorbis: 3,
  flac: 4,
  m4a: 4,
  webm: 4,
  pdf: 14,
  docx: 7,
  zip: 3,
  html: 8,
};
/** One file in so many is a bomb of its kind, where there are any. */
const BOMB_EVERY = 6;
const damageNames: readonly [DamageName, ...DamageName[]] = [
  'truncated',
  'truncated',
  'bit-flipped',
  'bit-flipped',
  'overwritten',
  'repeated',
];

type Made = Omit<SentFile, 'target' | 'kind'>;

/** The bombs of each kind of file. Kinds of recordings share theirs. */
function bombsOf(kind: FileKind, lists: Readonly<Record<'pdf' | 'docx', Readonly<Record<string, () => Uint8Array>>>>) {
  const plain = (list: Readonly<Record<string, () => Uint8Array>>) =>
    Object.entries(list).map(([name, make]) => ({ name, make: () => ({ bytes: make() }) }));
  if (kind in pictureBombs) return plain(pictureBombs[kind as keyof typeof pictureBombs]);
  if (kind === 'pdf' || kind === 'docx') return plain(lists[kind]);
  if (kind === 'zip') return plain(zipBombs);
  if (kind === 'html') return Object.entries(pageBombs).map(([name, make]) => ({ name, make }));
  return plain(soundBombs);
}

/** Yields hostile files in a random order of kinds. The same seed gives the same files. */
export async function* hostileFiles(count: number, seed: number): AsyncGenerator<SentFile> {
  const random = seededRandom(seed);
  const lists = { pdf: documentBombs('pdf'), docx: documentBombs('docx') };
  const used = new Map<FileKind, number>();
  const heavy = heavyFiles();
  const heavyEvery = Math.max(1, Math.floor(count / heavy.length));
  for (let at = 0; at < count; at += 1) {
    const taken = at % heavyEvery === 0 ? heavy.shift() : undefined;
    if (taken) {
      yield taken;
      continue;
    }
    const kind = kindOf(random.below(100));
    const nth = used.get(kind) ?? 0;
    used.set(kind, nth + 1);
    const bombs = bombsOf(kind, lists);
    const bomb = nth % BOMB_EVERY === 0 ? bombs[(nth / BOMB_EVERY) % bombs.length] : undefined;
    const made: Made = bomb ? { name: bomb.name, ...bomb.make() } : await damaged(kind, random);
    yield { ...made, name: `${kind}: ${made.name}`, kind, target: targetOf(kind, random) };
  }
}

const heavyFiles = (): SentFile[] => [
  ...Object.entries(heavyPictures).map(
    ([name, make]): SentFile => ({ name, kind: 'heavy', target: 'detect-image', bytes: make() }),
  ),
  ...Object.entries(heavyPdf).map(
    ([name, make]): SentFile => ({ name, kind: 'heavy', target: 'scan-pdf', bytes: make() }),
  ),
];

function kindOf(part: number): FileKind {
  let left = part;
  for (const [kind, share] of Object.entries(shares)) {
    if (left < share) return kind as FileKind;
    left -= share;
  }
  return 'png';
}

async function damaged(kind: FileKind, random: Random): Promise<Made> {
  const name = random.pick(damageNames);
  return { name, bytes: damages[name](await soundFile(kind), random) };
}

const made = new Map<FileKind, Promise<Uint8Array>>();

function soundFile(kind: FileKind): Promise<Uint8Array> {
  const known = made.get(kind) ?? soundFiles[kind]();
  made.set(kind, known);
  return known;
}

const pictures: readonly FileKind[] = ['png', 'jpeg', 'gif', 'webp', 'svg'];

function targetOf(kind: FileKind, random: Random): Target {
  if (pictures.includes(kind)) return 'detect-image';
  if (kind === 'pdf') return random.pick(['scan-pdf', 'infer-document']);
  // An archive is also sent to those who want something else.
  if (kind === 'zip')
    return random.pick(['infer-document', 'infer-document', 'scan-pdf', 'detect-image', 'detect-audio']);
  if (kind === 'docx') return 'infer-document';
  return kind === 'html' ? 'scan-url' : 'detect-audio';
}

/** Yields undamaged files of the same kinds in the same shares, for a comparison. */
export async function* harmlessFiles(count: number, seed: number): AsyncGenerator<SentFile> {
  const random = seededRandom(seed);
  for (let at = 0; at < count; at += 1) {
    const drawn = kindOf(random.below(100));
    // A ZIP of two texts is no document.
    const kind = drawn === 'zip' ? 'docx' : drawn;
    yield { name: `${kind}: sound`, kind: 'sound', target: targetOf(kind, random), bytes: await soundFile(kind) };
  }
}
