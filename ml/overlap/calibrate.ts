import { parseArgs } from 'node:util';
import { fitRetelling } from './fit-retelling.ts';

/** Fits how evidence of a retelling is weighed. `evaluate.ts` measures it. */
const { values } = parseArgs({
  options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
});
await fitRetelling(values.date);
