import { Agent, fetch } from 'undici';
import type { AnswerCheck } from '../fuzz/check-answer.ts';
import type { Operation } from '../fuzz/openapi-document.ts';
import type { SentFile, Target } from './hostile-files.ts';

/** How a file was answered. */
export interface FileAnswer {
  readonly name: string;
  readonly kind: SentFile['kind'];
  readonly target: Target;
  readonly status: number;
  /** The `type` of the first place in `detail` of an error. */
  readonly reason: string | undefined;
  readonly ms: number;
  /** What is wrong with the answer. Undefined if it is documented. */
  readonly fault: string | undefined;
}

/** Where to send files, as whom, and how answers are checked. */
export interface Receiver {
  readonly url: string;
  readonly key: string;
  /** The operation of each endpoint. */
  readonly operationOf: (target: Target) => Operation;
  readonly check: AnswerCheck;
  /** Serves a page and returns its address. Call `done` once it is not needed any more. */
  readonly serve: (file: SentFile) => { url: string; done: () => void };
}

/** The most that a file may take, in ms: the clock of pictures (150 s), the wait for a process, and a late machine. */
const MAX_MS = 400_000;
/**
 * A connection for each file. Making bombs blocks this process, and the service closes idle connections meanwhile, so a
 * kept one may be gone when it is used again.
 */
const dispatcher = new Agent({ pipelining: 0, headersTimeout: MAX_MS });
const detectors = { injection_attack: { enabled: true }, pii: { enabled: true } };

/** Sends a file to its endpoint. A connection that breaks or takes too long is a fault. */
export async function sendFile(file: SentFile, receiver: Receiver): Promise<FileAnswer> {
  const { name, kind, target } = file;
  const page = target === 'scan-url' ? receiver.serve(file) : undefined;
  const startedAt = performance.now();
  const told = (status: number, reason: string | undefined, fault: string | undefined): FileAnswer => {
    return { name, kind, target, status, reason, ms: performance.now() - startedAt, fault };
  };
  try {
    const response = await fetch(`${receiver.url}${pathOf(target)}`, {
      method: 'POST',
      headers: { apikey: receiver.key, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(file, page?.url)),
      signal: AbortSignal.timeout(MAX_MS),
      dispatcher,
    });
    const { status, headers } = response;
    const body = await response.text();
    const contentType = headers.get('content-type') ?? '';
    return told(status, reasonOf(body), receiver.check(receiver.operationOf(target), { status, contentType, body }));
  } catch (error) {
    return told(0, undefined, `no answer: ${error instanceof Error ? (error.cause ?? error) : error}`);
  } finally {
    page?.done();
  }
}

/** The path of an endpoint. */
export const pathOf = (target: Target): string =>
  target === 'infer-document' ? '/guardrails/policy-wizard/infer-document' : `/guardrails/${target}`;

function bodyOf({ target, bytes, kind }: SentFile, url: string | undefined): object {
  const data = Buffer.from(bytes).toString('base64');
  switch (target) {
    case 'detect-image':
      return { image_data: data, detectors };
    case 'detect-audio':
      return { audio_data: data, detectors };
    case 'scan-pdf':
      return { pdf_data: data, detectors };
    case 'scan-url':
      return { url, detectors };
    case 'infer-document':
      return { document: data, filename: kind === 'pdf' ? 'a.pdf' : 'a.docx' };
  }
}

function reasonOf(body: string): string | undefined {
  try {
    return JSON.parse(body).detail?.[0]?.type;
  } catch {
    return undefined;
  }
}
