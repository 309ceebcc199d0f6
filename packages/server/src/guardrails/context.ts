import type { CallerConnection, RequestContext } from '../context.ts';
import type { Backends } from './backends/open-backends.ts';
import type { DetectorPool } from './detector-pool.ts';
import type { MediaReaders } from './media/media-readers.ts';
import type { ProtectedCache } from './protected/protected-cache.ts';
import type { PolicyCache } from './saved/policy-cache.ts';
import type { ScanReader } from './scans/scan-reader.ts';
import type { PolicyWizard } from './wizard/policy-wizard.ts';

/** The services that judging texts needs. */
export interface GuardrailsServices {
  /** The threads that judge texts. In a request, work goes into the queue of its organisation. */
  readonly detectors: DetectorPool;
  /** The models that replace embedded detectors. */
  readonly backends: Backends;
  /** The policies that projects saved. */
  readonly policies: PolicyCache;
  /** The texts that projects registered to find copies of. */
  readonly protectedTexts: ProtectedCache;
  /** Extracts rules from documents. */
  readonly wizard: PolicyWizard;
  /** Reads pages and documents that are scanned. */
  readonly scans: ScanReader;
  /** Reads pictures and recordings. */
  readonly media: MediaReaders;
}

/** The context of a request to the guardrails. */
export type GuardrailsContext = RequestContext & GuardrailsServices;

/** The context of a request whose texts are given up when its caller hangs up. */
export type JudgingContext = GuardrailsContext & CallerConnection;
