/** A keyword list larger than this service compiles; `limit` names which bound, `allowed` and `actual` its numbers. */
export class KeywordLimitError extends Error {
  readonly limit: 'keywords' | 'characters';
  readonly allowed: number;
  readonly actual: number;

  constructor(limit: 'keywords' | 'characters', allowed: number, actual: number) {
    super(`banned_keywords has ${actual} ${limit}; at most ${allowed} ${limit} are allowed in one list`);
    this.name = 'KeywordLimitError';
    this.limit = limit;
    this.allowed = allowed;
    this.actual = actual;
  }
}
