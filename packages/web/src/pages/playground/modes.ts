import type { DetectorName } from '../../detectors/detector-rows.ts';

/** What can be judged, in the order of the page. */
export const modes = {
  text: { label: 'Text', endpoint: '/guardrails/detect', accept: '' },
  image: { label: 'Picture', endpoint: '/guardrails/detect-image', accept: 'image/*' },
  audio: { label: 'Recording', endpoint: '/guardrails/detect-audio', accept: 'audio/*,video/webm,video/mp4' },
  pdf: { label: 'PDF', endpoint: '/guardrails/scan-pdf', accept: 'application/pdf' },
  url: { label: 'Web page', endpoint: '/guardrails/scan-url', accept: '' },
} as const;
export type Mode = keyof typeof modes;

/** The cast: `Object.keys` forgets the names. */
export const modeNames = Object.keys(modes) as Mode[];
export const isMode = (name: string | null): name is Mode => name !== null && Object.hasOwn(modes, name);

/** The detectors that judge pictures and recordings. */
export const mediaDetectors = [
  'pii',
  'injection_attack',
  'toxicity',
  'nsfw',
  'policy_violation',
] as const satisfies readonly DetectorName[];

export const isMedia = (mode: Mode): mode is 'image' | 'audio' => mode === 'image' || mode === 'audio';

/** What somebody wants to have judged. */
export interface Asked {
  readonly mode: Mode;
  readonly text: string;
  readonly url: string;
  readonly file: File | null;
}

/** Whether there is something to judge. */
export function isAsking({ mode, text, url, file }: Asked): boolean {
  if (mode === 'text') return text !== '';
  if (mode === 'url') return url.trim() !== '';
  return file !== null;
}
