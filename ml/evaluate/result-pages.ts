/** The page with every table that the measurements write, by part. */
export const detectionTables = new URL('../results/detection-tables.md', import.meta.url);

/** The page with the tables of `npm run eval:field`. */
export const fieldTables = new URL('../results/field-tables.md', import.meta.url);

/** The page that a user reads. `npm run eval:field` writes its table. */
export const qualityPage = new URL('../../docs/guardrails/detection-quality.md', import.meta.url);
