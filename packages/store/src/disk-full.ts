/** The disk of the store takes nothing more: reads go on, whatever is to be kept fails. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
  constructor(cause: unknown) {
    super('The disk of the store is full; make room on it, or give it more', { cause });
  }
}

const SQLITE_FULL = 13;
/** Of the system: no space, and no quota. Of PostgreSQL: disk_full. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
const MAX_CAUSES = 5;

/** Whether something failed because a disk is full, itself or by what caused it. */
export function isDiskFull(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && error instanceof Error; depth += 1) {
    if (error instanceof StoreFull) return true;
    if ('errcode' in error && error.errcode === SQLITE_FULL) return true;
    if ('code' in error && fullCodes.includes(error.code)) return true;
    error = error.cause;
  }
  return false;
}
