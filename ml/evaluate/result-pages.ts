/** The page that a user reads. `npm run ml -- field` writes its table. */
export const qualityPage = new URL('../../docs/guardrails/detection-quality.md', import.meta.url);
