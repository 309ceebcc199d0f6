import { MAX_SAMPLES_SENT } from '@redoubt/contract';
import { serviceCommand } from '../command.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { everySample } from '../policies/every-sample.ts';
import { inGroups } from '../policies/in-groups.ts';
import { readSamples } from '../policies/read-samples.ts';
import { testCommand } from '../policies/test-command.ts';
import { savedCommand } from './saved.ts';

const samples = () =>
  serviceCommand('samples')
    .description('Prints the samples of a policy as lines of JSON, or adds those of such a file.')
    .summary('print or add the samples of a policy')
    .argument('<name>', 'name of the policy')
    .option('--add <path>', 'add the samples of this file; - reads standard input')
    .action(async (name, { add, ...options }) => {
      if (add !== undefined) return addSamples(name, add, options);
      const found = await talk(() => everySample(connect(options), name));
      if (options.json) print(JSON.stringify({ samples: found }));
      else for (const sample of found) print(JSON.stringify(sample));
    });

interface AddOptions extends Connection {
  readonly json?: boolean | undefined;
}

async function addSamples(policy: string, file: string, options: AddOptions): Promise<void> {
  const sent = (await readSamples(file)).map(({ place: _, ...sample }) => sample);
  const { guardrails } = connect(options);
  const ids: number[] = [];
  for (const some of inGroups(sent, MAX_SAMPLES_SENT, ({ text }) => text)) {
    const body = { samples: some };
    const { samples } = await talk(() => guardrails.addSamples({ headers: { policy }, body }));
    ids.push(...samples.map(({ sample_id }) => sample_id));
  }
  const count = new Set(ids).size;
  print(
    options.json ? JSON.stringify({ sample_ids: ids }) : `${count} ${count === 1 ? 'sample is' : 'samples are'} kept`,
  );
}

/** `redoubt policies list|show|add|set|delete|test|samples`. */
export const policiesCommand = () =>
  savedCommand('policies')
    .description("Lists, shows, adds, changes, deletes and tests: policies of the key's project.")
    .addCommand(testCommand())
    .addCommand(samples());
