import type { CallOutcome } from '@redoubt/contract';

/** One request to a provider. */
interface CallAttempt {
  readonly model: string;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly ms: number;
}

/** Names of detectors, at one side of the model. */
export interface CallFindings {
  readonly detected: readonly string[];
  readonly blocked: readonly string[];
}

/** What was said, personal data replaced; null where it was not kept. */
export interface CallTexts {
  readonly request: string | null;
  readonly response: string | null;
}

/** A call of the AI proxy as it is kept, without its texts. */
export interface ProxyCall {
  /** `call_` and 32 hex digits; ids sort by the time of their call. */
  readonly id: string;
  readonly at: Date;
  readonly projectId: string;
  readonly organisationId: string;
  readonly keyName: string;
  readonly deploymentId: number;
  readonly deploymentName: string;
  readonly requestId: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly modelAsked: string | null;
  readonly modelAnswered: string | null;
  readonly provider: string | null;
  readonly isStreamed: boolean;
  readonly status: number;
  readonly outcome: CallOutcome;
  readonly attempts: readonly CallAttempt[];
  readonly finishReason: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly credits: number;
  /** In ms, as are the others; null where there was no such stage. */
  readonly inputGuardrailsMs: number | null;
  readonly outputGuardrailsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly findings: { readonly input: CallFindings; readonly output: CallFindings };
}

/** A call with what was said in it. */
export interface ProxyCallWithTexts extends ProxyCall {
  readonly texts: CallTexts;
}

export interface CallQuery {
  readonly projectId: string;
  readonly deployment?: string | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** Only calls with a status of this range, both ends included. */
  readonly statuses?: readonly [number, number] | undefined;
  readonly tag?: string | undefined;
  /** Only calls from this moment on. */
  readonly from?: Date | undefined;
  /** Only calls from before this moment. */
  readonly to?: Date | undefined;
  /** Only the call with this id and later ones. */
  readonly since?: string | undefined;
  /** Only calls before the one with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The log of the AI proxy's calls. */
export interface ProxyCalls {
  /** In one statement; those that are kept already are left as they are. */
  insert(calls: readonly ProxyCallWithTexts[]): Promise<void>;
  /**
   * The call to which one list may look back, the id of so manieth of those that an index finds; undefined where all may
   * be looked at. Status and tags stand in no index: who asks for them looks at every call.
   */
  lookBack(query: CallQuery, most: number): Promise<string | undefined>;
  /** Newest first. */
  list(query: CallQuery): Promise<ProxyCall[]>;
  /** Undefined where the project has no such call. */
  find(projectId: string, id: string): Promise<ProxyCallWithTexts | undefined>;
  /** Deletes calls from before a moment, the oldest first, at most a few hundred; answers how many. */
  sweep(before: Date): Promise<number>;
}

/** The beginning of the ids of all calls of one millisecond. */
export function callIdsFrom(at: Date): string {
  return `call_${Math.max(0, at.getTime()).toString(16).padStart(12, '0')}`;
}
