/** One field that an administrative action changed. Both values are short texts; null means that there was no value. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One administrative action. It holds no secrets. */
export interface NewAuditEntry {
  /** Whose matter it was. The actor may belong to another organisation: the operator's. */
  readonly organisationId: string;
  /** The project that the subject belongs to. Null if it belongs to the whole organisation. */
  readonly projectName: string | null;
  /** What was done, such as `key.create`. */
  readonly action: string;
  /** What it was done to, as people name it. */
  readonly subject: string;
  /** Who did it. `keyId` is null for the command line on the machine of the service. */
  readonly actor: { readonly keyId: string | null; readonly name: string; readonly organisation: string };
  readonly requestId: string | null;
  readonly changes: readonly AuditChange[];
}

/** A stored action. Later ones have higher ids. */
export interface AuditEntry extends NewAuditEntry {
  readonly id: number;
  readonly at: Date;
}

/** Which entries are wanted. An absent field does not matter. */
export interface AuditQuery {
  readonly organisationId?: string | undefined;
  /** An action, such as `key.create`, or the part before the dot. */
  readonly action?: string | undefined;
  readonly keyId?: string | undefined;
  readonly from?: Date | undefined;
  /** Only entries before this moment. */
  readonly to?: Date | undefined;
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Who administered what, and when. */
export interface Audit {
  add(entry: NewAuditEntry): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery): Promise<AuditEntry[]>;
  /**
   * Deletes entries from before a moment, and of an organisation with more than `most` entries the oldest ones. Deletes
   * a limited number. Returns how many.
   */
  sweep(before: Date, most: number): Promise<number>;
}
