import type { contract, ResponseOf } from '@redoubt/contract';
import { groupCommand, serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, print } from '../io.ts';
import { marked } from '../marked.ts';

const ofVerify = `Recomputes every balance from the entries of the ledger and tells each difference.
Asks a running service (needs an admin key of the operator's organisation), or opens the store itself: the embedded one
only while no service runs on it.`;

type Verification = ResponseOf<typeof contract.admin.verifyLedger>;

const verify = () =>
  serviceCommand('verify')
    .description(ofVerify)
    .summary('recompute every balance from its entries')
    .option('--data-dir <dir>', 'open the embedded store of this folder')
    .option('--database-url <url>', 'open this PostgreSQL')
    .addHelpText('after', '\nExit codes: 0 every balance is right, 1 one is not, 2 the words were not understood.')
    .action(async (options) => {
      const verification = await verificationOf(options);
      print(options.json ? JSON.stringify(verification) : marked(sentences(verification)));
      exitWith(verification.is_right ? 0 : 1);
    });

/** `redoubt ledger verify`. */
export const ledgerCommand = () => groupCommand('ledger').description('Verifies the ledger.').addCommand(verify());

interface Options extends Connection {
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

async function verificationOf({ dataDir, databaseUrl, ...connection }: Options): Promise<Verification> {
  if (dataDir !== undefined && databaseUrl !== undefined) {
    throw new Usage('--data-dir and --database-url name two stores; verify one at a time');
  }
  if (dataDir !== undefined) return (await import('@redoubt/server')).verifyStore({ dataDir });
  if (databaseUrl !== undefined) return (await import('@redoubt/server')).verifyStore({ databaseUrl });
  return talk(() => connect(connection).admin.verifyLedger());
}

function sentences({ differences }: Verification): string {
  if (differences.length === 0) return 'Every balance is what its entries say';
  const lines = differences.map(({ organisation_id, balance, period, project_id, field, stored, recomputed }) => {
    const whose = `${organisation_id}${project_id === null ? '' : `, project ${project_id}`}`;
    return `✗ ${balance} of ${whose}, period from ${period}: ${field} is ${stored}, its entries say ${recomputed}`;
  });
  return [...lines, `${differences.length} differences`].join('\n');
}
