/** What a mode of the playground judges. */
interface ModeRow {
  readonly label: string;
  /** The operation of the client, and the one that takes the detectors of a saved policy. */
  readonly operation: Operation;
  readonly byPolicy: Operation;
  /** The kinds of files that a person may choose. Absent: it takes none. */
  readonly accept?: string;
  /** Whether a file may be named by its address. */
  readonly takesAddress?: true;
  /** Whether only multimodal detectors judge it. */
  readonly isMedia?: true;
  /** Whether the answer comes piece by piece. */
  readonly streams?: true;
}
type Operation =
  | 'detect'
  | 'policyDetect'
  | 'detectImage'
  | 'policyDetectImage'
  | 'detectAudio'
  | 'policyDetectAudio'
  | 'scanPdf'
  | 'policyScanPdf'
  | 'scanUrl'
  | 'policyScanUrl';

/** The modes of the playground. */
const modes = {
  text: { label: 'Text', operation: 'detect', byPolicy: 'policyDetect' },
  image: {
    label: 'Picture',
    operation: 'detectImage',
    byPolicy: 'policyDetectImage',
    accept: 'image/png,image/jpeg,image/webp,image/gif,image/tiff,image/avif,image/svg+xml',
    takesAddress: true,
    isMedia: true,
  },
  audio: {
    label: 'Sound',
    operation: 'detectAudio',
    byPolicy: 'policyDetectAudio',
    accept: 'audio/wav,audio/mpeg,audio/ogg,audio/flac,audio/webm,video/webm,.wav,.mp3,.ogg,.flac,.webm',
    takesAddress: true,
    isMedia: true,
  },
  pdf: { label: 'PDF', operation: 'scanPdf', byPolicy: 'policyScanPdf', accept: 'application/pdf,.pdf', streams: true },
  url: { label: 'URL', operation: 'scanUrl', byPolicy: 'policyScanUrl', streams: true },
} as const satisfies Record<string, ModeRow>;

export type Mode = keyof typeof modes;
export const modeNames = Object.keys(modes) as Mode[];
const rows: Readonly<Record<Mode, ModeRow>> = modes;
export const modeOf = (mode: Mode): ModeRow => rows[mode];
export const isMode = (name: string | null): name is Mode => name !== null && name in modes;
