import { type contract, type ResponseOf, RunState } from '@redoubt/contract';
import { percentText } from '@redoubt/reports';
import { connect, connectionOptions, talk } from '../connect.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { alignedTable } from '../table.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';

export const listHelp = `redoubt redteam list [--status STATUS] [--model NAME] [--page 1] [--per-page 10] [--json]

The runs of the project, newest first: what they attack, how many attempts were judged, how many succeeded.

  --status STATUS   ${RunState.options.join(', ')}
  --model NAME      only runs against the model of this name

${exitCodesHelp}`;

const options = {
  ...connectionOptions,
  status: { type: 'string' },
  model: { type: 'string' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `redoubt redteam list`. */
export async function listCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, listHelp);
  onlyWords(positionals, [], listHelp);
  const { status, model } = values;
  const query = {
    page: values.page ?? '1',
    per_page: values['per-page'] ?? '10',
    ...(status && { status: oneOf(RunState.options, status, '--status') }),
    ...(model && { model }),
  };
  const answer = await talk(() => connect(values).rt.listRuns({ query }));
  console.log(values.json ? JSON.stringify(answer) : listText(answer));
  return exitCodes.fine;
}

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
  const { page, total_pages, total_count } = pagination;
  return `${alignedTable(header, rows)}\npage ${page} of ${total_pages}, ${total_count} runs`;
}
