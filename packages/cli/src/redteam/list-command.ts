import { Option } from '@commander-js/extra-typings';
import { type contract, type ResponseOf, RunState } from '@redoubt/contract';
import { percentText } from '@redoubt/reports';
import { taking } from '../choices.ts';
import { listCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { given, oneOf } from '../read-words.ts';
import { pageTable } from '../table.ts';

/** `redoubt redteam list`. */
export const runsCommand = () =>
  listCommand('list')
    .description(
      'Lists the runs of the project, newest first: what they attack, how many attempts were judged, how many succeeded.',
    )
    .summary('the runs of the project, newest first')
    .addOption(taking(new Option('--status <status>', RunState.options.join(', ')), RunState.options))
    .option('--model <name>', 'only runs against the model of this name')
    .action(async ({ status, model, page, perPage, ...options }) => {
      const query = {
        page,
        per_page: perPage,
        ...(status && { status: oneOf(RunState.options, status, '--status') }),
        ...given({ model }),
      };
      const answer = await talk(() => connect(options).rt.listRuns({ query }));
      print(options.json ? JSON.stringify(answer) : listText(answer));
    });

const header = ['run', 'status', 'name', 'model', 'submitted', 'attempts', 'successes', 'ASR'];

function listText({ runs, pagination }: ResponseOf<typeof contract.rt.listRuns>): string {
  if (runs.length === 0) return 'No runs';
  const rows = runs.map(({ run_id, status, paused, run_name, target, created_at, attempts, successes, asr }) => [
    run_id,
    paused ? 'Paused' : status,
    run_name,
    target.model_name ?? target.endpoint,
    created_at,
    attempts,
    successes,
    percentText(asr),
  ]);
  return pageTable(header, rows, pagination, 'runs');
}
