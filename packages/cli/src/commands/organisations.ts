import { meteringModes, plans } from '@redoubt/contract';
import { connect, connectionOptions, talk } from '../connect.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt organisations list [--page 1] [--per-page 10] [--json]
redoubt organisations create NAME [--plan Free] [--mode credits] [--with-key] [--json]

  --plan PLAN   one of ${plans.join(', ')}
  --mode MODE   one of ${meteringModes.join(', ')}
  --with-key    make a first key too, with every scope; it is shown once

Needs a key with the scope admin; to create, one of the operator's organisation. A new organisation has a project "default".`;

const options = {
  ...connectionOptions,
  plan: { type: 'string' },
  mode: { type: 'string' },
  'with-key': { type: 'boolean' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

const actions = ['list', 'create'] as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt organisations list|create`. */
export async function organisationsCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, ...rest] = positionals;
  switch (oneOf(actions, action, 'What to do', help)) {
    case 'list':
      onlyWords(rest, [], help);
      return list(values);
    case 'create':
      return create(onlyWords(rest, ['NAME'], help)[0], values);
  }
}

async function list(values: Words): Promise<number> {
  const query = { page: values.page ?? '1', per_page: values['per-page'] ?? '10' };
  const answer = await talk(() => connect(values).admin.listOrganisations({ query }));
  if (values.json) console.log(JSON.stringify(answer));
  else {
    for (const { organisation_id, name, plan, mode, allowances, is_operator } of answer.organisations) {
      const allowed = `guardrails ${allowances.guardrails}, redteam ${allowances.redteam}`;
      console.log(`${organisation_id}  ${name}  ${plan}  ${mode}  ${allowed}${is_operator ? '  operator' : ''}`);
    }
    const { page, total_pages, total_count } = answer.pagination;
    console.log(`page ${page} of ${total_pages}, ${total_count} organisations`);
  }
  return 0;
}

async function create(name: string, values: Words): Promise<number> {
  const body = {
    name,
    key: values['with-key'] ?? false,
    ...(values.plan !== undefined && { plan: oneOf(plans, values.plan, '--plan') }),
    ...(values.mode !== undefined && { mode: oneOf(meteringModes, values.mode, '--mode') }),
  };
  const made = await talk(() => connect(values).admin.createOrganisation({ body }));
  const sentence = `Made the organisation "${made.name}" (${made.organisation_id}), plan ${made.plan}, mode ${made.mode}, with the project "default"`;
  const shown = made.key ? `.\nIts first key is shown this once:\n${made.key.key}` : '';
  console.log(values.json ? JSON.stringify(made) : sentence + shown);
  return 0;
}
