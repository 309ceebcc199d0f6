import { holdBody } from '../../http/held-bodies.ts';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused } from '../file-refused.ts';
import { fetchFile, type WantedFile } from '../scans/fetch-page.ts';
import type { SentAddress } from '../scans/page-refused.ts';
import type { MediaJob } from './media-job.ts';

type Reader<Read> = (bytes: Uint8Array, owner: string) => Promise<Read>;

/** A picture or a recording, with its largest size and the value of `Accept`. */
export type WantedMedia = Omit<WantedFile, 'times'>;

/** A file has up to five times the size of a page, so it gets more time. */
const times = { connectMs: 5_000, headersMs: 10_000, allMs: 60_000 };

/** Reads the file of a job. Fetches it first if its address was sent. @throws Failure if that fails */
export async function readMedia<Read>(
  job: MediaJob,
  wanted: WantedMedia,
  context: GuardrailsContext,
  read: Reader<Read>,
): Promise<Read> {
  const { source, field, filename } = job;
  const told = 'url' in source ? source.url : filename;
  const readOrRefuse: Reader<Read> = (...file) =>
    read(...file).catch((error: unknown) => {
      throw fileRefused(error, field, told);
    });
  const owner = context.account.organisation.id;
  if ('bytes' in source) return readOrRefuse(source.bytes, owner);
  return readFetched({ url: source.url, field }, wanted, context, (bytes) => readOrRefuse(bytes, owner));
}

/** Fetches a file and does something with it. Its bytes count as held until that ends. @throws Failure if that fails */
export async function readFetched<Read>(
  sent: SentAddress,
  wanted: WantedMedia,
  context: GuardrailsContext,
  read: (bytes: Uint8Array) => Promise<Read>,
): Promise<Read> {
  // The size is not known before. So many files at once must not take more memory than sent ones may.
  const held = holdBody(context.config, context.account.organisation.id);
  try {
    await held.admit(wanted.maxBytes);
    const bytes = await fetchFile(sent, { ...wanted, times }, context);
    held.received(bytes.byteLength);
    return await read(bytes);
  } finally {
    held.release();
  }
}
