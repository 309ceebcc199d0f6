import type { CacheOutcome, CallOutcome } from '@redoubt/contract';

/** One request to a provider. */
interface CallAttempt {
  readonly model: string;
  /** HTTP status; null if no answer came. */
  readonly status: number | null;
  /** Why no answer came, as a machine code. Undefined in calls that an older version wrote. */
  readonly error?: string | null | undefined;
  /** Milliseconds since the call came. Undefined in calls that an older version wrote. */
  readonly fromMs?: number | undefined;
  readonly ms: number;
}

/** Names of the detectors that found something, on one side of the model (input or output). */
export interface CallFindings {
  readonly detected: readonly string[];
  readonly blocked: readonly string[];
  /** Parts of the request that were not read whole. Absent if there are none. */
  readonly unread?: readonly { readonly part: string; readonly reason: string }[] | undefined;
}

/** What the second policies of a deployment made of a call. `blocked` are detectors that would have blocked. */
export interface ShadowFindings {
  /** Absent if the side has no second policy, or nothing to judge. */
  readonly input?: CallFindings | undefined;
  readonly output?: CallFindings | undefined;
  /** True if the call was not judged. */
  readonly isSkipped?: boolean | undefined;
}

/** A stretch of a text for which a detector flagged it, in UTF-16 code units. */
interface FoundStretch {
  /** `passage`, `word`, `keyword`, or a kind of personal data. */
  readonly kind: string;
  readonly start: number;
  readonly length: number;
  /** Where it stands in the kept text. Null if it does not. */
  readonly place: { readonly start: number; readonly length: number } | null;
}

/** A text or a part of a call in which something was found. */
export interface FoundPlace {
  readonly at: string | null;
  readonly message: number | null;
  readonly role: string | null;
  readonly part: string;
  readonly characters: number | null;
  readonly spans: readonly FoundStretch[];
  readonly moreSpans: number;
}

/** What one detector found on one side of a call. No text of the call is in it. */
export interface CallFinding {
  readonly stage: 'input' | 'output';
  readonly detector: string;
  readonly isBlocking: boolean;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly flags: 'from' | 'below';
  readonly kinds: readonly string[];
  readonly rule: { readonly text: string; readonly id: string | null; readonly severity: string | null } | null;
  readonly decidedBy: string | null;
  /** `savedAt` is ISO 8601. */
  readonly policy: { readonly name: string; readonly savedAt: string } | null;
  readonly places: readonly FoundPlace[];
  readonly morePlaces: number;
}

/** What is kept of the findings of a call, beside the names of the detectors. */
export interface FoundInCall {
  readonly findings: readonly CallFinding[];
  /** Kinds of personal data that were replaced before the model read the request, and how many of each. Null if none. */
  readonly replaced: Readonly<Record<string, number>> | null;
}

/** The texts of a call, with personal data replaced; null if a text was not kept. */
export interface CallTexts {
  readonly request: string | null;
  readonly response: string | null;
}

/** A call of the AI proxy as it is stored, without its texts. */
export interface ProxyCall {
  /** `call_` and 32 hex digits. Ids sort by the time of the call. */
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
  /** The part of the prompt's tokens that came from the provider's cache. Null if the provider does not say it. */
  readonly cachedTokens: number | null;
  /** The part of the answer's tokens that were thoughts. Null if the provider does not say it. */
  readonly reasoningTokens: number | null;
  readonly credits: number;
  /** Whom the caller names as its end user. */
  readonly endUser: string | null;
  /** What the provider takes for the call, in nano-dollars. Null if that is not known. */
  readonly costNano: number | null;
  /** Whether a kept answer was given. Null if the deployment kept none. */
  readonly cache: CacheOutcome | null;
  /** What the kept answer had cost, in nano-dollars. Null if none was given, or that was not known. */
  readonly savedNano: number | null;
  /** In ms, like the other times; null if the call had no such stage. */
  readonly inputGuardrailsMs: number | null;
  readonly outputGuardrailsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly findings: {
    readonly input: CallFindings;
    readonly output: CallFindings;
    readonly shadow?: ShadowFindings | undefined;
    /** Undefined if nothing was found and nothing replaced, and in calls that an older version wrote. */
    readonly found?: FoundInCall | undefined;
  };
}

/** A call with its texts. */
export interface ProxyCallWithTexts extends ProxyCall {
  readonly texts: CallTexts;
}

export interface CallQuery {
  readonly projectId: string;
  readonly deployment?: string | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** Only calls with a status in this range, both ends included. */
  readonly statuses?: readonly [number, number] | undefined;
  readonly tag?: string | undefined;
  /** Only calls from this moment on. */
  readonly from?: Date | undefined;
  /** Only calls earlier than this moment. */
  readonly to?: Date | undefined;
  /** Only the call with this id and later ones. */
  readonly since?: string | undefined;
  /** Only calls before the one with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The log of the AI proxy's calls. */
export interface ProxyCalls {
  /** Inserts the calls in one transaction. Calls that are stored already are not changed. */
  insert(calls: readonly ProxyCallWithTexts[]): Promise<void>;
  /**
   * Returns the id of the oldest call that one list may look at: the `most`-th newest call that matches the indexed
   * filters. Returns undefined if there are fewer. Status and tag have no index, so a filter by them reads every call.
   */
  lookBack(query: CallQuery, most: number): Promise<string | undefined>;
  /** Newest first. */
  list(query: CallQuery): Promise<ProxyCall[]>;
  /** Returns undefined if the project has no such call. */
  find(projectId: string, id: string): Promise<ProxyCallWithTexts | undefined>;
  /** Deletes calls made before a moment, oldest first, at most a few hundred. Returns how many. */
  sweep(before: Date): Promise<number>;
}

/** The prefix that the ids of all calls of one millisecond share. */
export function callIdsFrom(at: Date): string {
  return `call_${Math.max(0, at.getTime()).toString(16).padStart(12, '0')}`;
}
