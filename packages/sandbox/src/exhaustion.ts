/** What JavaScript says where its stack, a string or an array takes more than there is; other range errors are faults. */
const words = /call stack|allocation failed|allocate memory|invalid string length/i;

/** Whether something failed for lack of memory, also where a library tells of it with an error of its own. */
export const isExhaustion = (error: unknown): error is Error => error instanceof Error && words.test(error.message);
