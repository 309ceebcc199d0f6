import type { contract, ResponseOf } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { marked } from '../marked.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt ledger verify [--json]
redoubt ledger verify --data-dir DIR [--json]
redoubt ledger verify --database-url URL [--json]

Recomputes every balance from the entries of the ledger and tells each difference; exit code 1 when there is one.
Asks a running service (needs an admin key of the operator's organisation), or opens the store itself: the embedded one
only while no service runs on it.`;

const options = {
  ...connectionOptions,
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];
type Verification = ResponseOf<typeof contract.admin.verifyLedger>;

/** `redoubt ledger verify`. */
export async function ledgerCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action] = onlyWords(positionals, ['verify'], help);
  oneOf(['verify'], action, 'What to do');
  const verification = await verify(values);
  console.log(values.json ? JSON.stringify(verification) : marked(sentences(verification)));
  return verification.is_right ? 0 : 1;
}

async function verify(values: Words): Promise<Verification> {
  const { 'data-dir': dataDir, 'database-url': databaseUrl } = values;
  if (dataDir !== undefined && databaseUrl !== undefined) {
    throw new Usage('--data-dir and --database-url name two stores; verify one at a time');
  }
  if (dataDir !== undefined) return (await import('@redoubt/server')).verifyStore({ dataDir });
  if (databaseUrl !== undefined) return (await import('@redoubt/server')).verifyStore({ databaseUrl });
  return talk(() => connect(values).admin.verifyLedger());
}

function sentences({ differences }: Verification): string {
  if (differences.length === 0) return 'Every balance is what its entries say';
  const lines = differences.map(({ organisation_id, balance, period, project_id, field, stored, recomputed }) => {
    const whose = `${organisation_id}${project_id === null ? '' : `, project ${project_id}`}`;
    return `✗ ${balance} of ${whose}, period from ${period}: ${field} is ${stored}, its entries say ${recomputed}`;
  });
  return [...lines, `${differences.length} differences`].join('\n');
}
