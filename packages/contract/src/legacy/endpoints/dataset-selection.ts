const TASK = 'data-generation-';
const DATASET = 'ds-';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a dataset in the archived API. */
export const taskIdOfDataset = (datasetId: string): string => TASK + datasetId.slice(DATASET.length);

/** The id of the dataset behind an id of the archived API, or undefined if the text is none. Both forms are read. */
export function datasetIdOfTask(id: string): string | undefined {
  const prefix = [TASK, DATASET].find((each) => id.startsWith(each)) ?? '';
  const rest = id.slice(prefix.length);
  return prefix !== '' && uuid.test(rest) ? DATASET + rest.toLowerCase() : undefined;
}
