import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Repeats the records of a run until it has so many. Each copy has a number and an id of its own. The service must not
 * be running.
 */
export function copyRecords(dataDir: string, runId: string, records: number): void {
  const database = new DatabaseSync(join(dataDir, 'redoubt.db'));
  try {
    const columns = database
      .prepare('select name from pragma_table_info(?)')
      .all('run_probes')
      .map(({ name }) => `${name}`);
    const [count] = database.prepare('select count(*) as n from run_probes where run_id = ?').all(runId);
    const size = Number(count?.n);
    const copied = columns.map((name) => {
      if (name === 'ordinal') return `ordinal + round * ${size}`;
      return name === 'probe_id' ? "probe_id || '.' || round" : name;
    });
    database
      .prepare(
        `with recursive rounds (round) as (select 1 union all select round + 1 from rounds where round < ?)
         insert into run_probes (${columns.join(', ')})
         select ${copied.join(', ')} from rounds, run_probes where run_id = ? and ordinal + round * ${size} < ?`,
      )
      .run(Math.ceil(records / size), runId, records);
    database.prepare('update runs set probes = ? where id = ?').run(records, runId);
  } finally {
    database.close();
  }
}
