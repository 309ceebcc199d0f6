import { DocumentFailure } from '@redoubt/documents';
import { MediaFailure, type ReadAudio, type ReadImage } from '@redoubt/media';
import { fileRefused } from '../../guardrails/file-refused.ts';
import { joinWrappedLines } from '../../guardrails/media/join-wrapped-lines.ts';
import { unitsOfMedia } from '../../guardrails/media/judge-media.ts';
import { otherReadings } from '../../guardrails/media/other-readings.ts';
import type { CpuBudget } from '../../guardrails/scans/cpu-budget.ts';
import { type CountedPdf, countedPdf } from '../../guardrails/scans/pages-to-price.ts';
import { readPdfText } from '../../guardrails/scans/pdf-text.ts';
import { waitPatiently } from '../../guardrails/wait-patiently.ts';
import type { GatewayContext } from '../context.ts';
import type { PartKind } from './decode-part.ts';
import type { PartReading } from './part-reading.ts';
import { unread } from './sent-part.ts';

/** A part to read. */
export interface PartToRead {
  /** Where it stands in the request. */
  readonly place: string;
  readonly bytes: Uint8Array;
  readonly kind: PartKind;
  /** Whether a detector looks for nudity. */
  readonly rates: boolean;
  /** The processor time that is left for the parts of the call. */
  readonly budget: CpuBudget;
  /** Of a PDF whose pages are counted: why it could not be opened, if it could not. */
  readonly counted?: Pick<CountedPdf, 'failure'> | undefined;
}

type Read = Pick<PartReading, 'texts'> &
  Partial<Pick<PartReading, 'otherwise' | 'nudity' | 'pages'>> & { gaps: readonly string[] };

/**
 * Reads a part with the readers of `/guardrails`, within their budgets and in the queue of its organisation. A part
 * that they cannot read has a reading that says so. Rejects if the readers are too busy.
 */
export async function readPart(part: PartToRead, context: GatewayContext): Promise<PartReading> {
  const { kind, bytes } = part;
  const shared = { kind, bytes: bytes.byteLength, otherwise: [], nudity: 0, pages: 0 };
  try {
    const { gaps, ...read } = await readers[kind](part, context);
    const partly = gaps.length > 0 ? unread('partly_read', gaps.slice(0, MAX_GAPS).join('. ')) : undefined;
    return { ...shared, ...read, unread: partly, isRead: true, isCharged: true };
  } catch (error) {
    if (!(error instanceof MediaFailure || error instanceof DocumentFailure)) throw error;
    if (error.reason === 'stalled') throw fileRefused(error, part.place, '');
    if (error instanceof MediaFailure) part.budget.spend(error.cpuMs);
    const why = unread('not_readable', error.message);
    return { ...shared, texts: [], unread: why, isRead: false, isCharged: error.tookWork };
  }
}

/** What a second of a recording takes, decoded and transcribed. Its readers measure only a part of it. */
const CPU_MS_PER_SECOND = 60;

/** Sentences on what was not read of one part. */
const MAX_GAPS = 4;

const readers: Readonly<Record<PartKind, (part: PartToRead, context: GatewayContext) => Promise<Read>>> = {
  async image({ bytes, rates, budget }, context) {
    const owner = context.account.organisation.id;
    const task = () => ({ bytes, rate: rates, maxCpuMs: budget.leftMs });
    const image = await waitPatiently(() => context.media.readImage(task(), owner));
    budget.spend(image.cpuMs ?? 0);
    const textsWhere = (hidden: boolean) => joinWrappedLines(image.text.filter((each) => each.hidden === hidden));
    const { units, cut } = unitsOfMedia({ open: textsWhere(false), hidden: textsWhere(true) });
    return { texts: units, nudity: image.nsfw?.score ?? 0, gaps: [...gapsOfImage(image), ...cut] };
  },
  async audio({ bytes, budget }, context) {
    const heard = await waitPatiently(() => context.media.readAudio(bytes, context.account.organisation.id));
    budget.spend(heard.seconds * CPU_MS_PER_SECOND);
    const { units, cut } = unitsOfMedia({ open: [heard.transcript], hidden: [] });
    const otherwise = otherReadings(heard.transcript, heard.alternatives);
    return { texts: units, otherwise, gaps: [...gapsOfAudio(heard), ...cut] };
  },
  async pdf({ bytes, counted, budget }, context) {
    const { failure } = counted ?? (await countedPdf(bytes, context, budget));
    const { parts, pages, warnings } = await readPdfText({ bytes, budget, failure }, context);
    return { texts: parts.flatMap(({ text }) => (text === '' ? [] : [text])), pages, gaps: warnings };
  },
  async document({ bytes, budget }, context) {
    const owner = context.account.organisation.id;
    const text = await waitPatiently(() => context.wizard.read({ bytes, filename: '' }, owner, budget));
    const { units, cut } = unitsOfMedia({ open: text.split('\n'), hidden: [] });
    return { texts: units, gaps: cut };
  },
};

function gapsOfImage({ frames, framesRead, isCut = false }: ReadImage): string[] {
  return [
    ...(isCut ? ['Not all lines of the picture were read: it used up its processor time'] : []),
    ...(framesRead.length < frames ? [`The picture has ${frames} frames; ${framesRead.length} of them were read`] : []),
  ];
}

const gapsOfAudio = ({ understood }: ReadAudio): string[] => (understood ? [] : ['What is said was not understood']);
