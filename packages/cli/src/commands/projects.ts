import { connect, connectionOptions, talk } from '../connect.ts';
import { organisationHelp, organisationIdOf, organisationOption } from '../named-account.ts';
import { creditsOf, oneOf, onlyWords, parseWords } from '../parse-words.ts';

const help = `redoubt projects list [--page 1] [--per-page 10] [--organisation NAME] [--json]
redoubt projects create NAME [--guardrails N] [--redteam N] [--organisation NAME] [--json]

  --guardrails N, --redteam N   credits a billing period that the project may use; absent: no limit of its own
  ${organisationHelp}

Needs a key with the scope admin.`;

const options = {
  ...connectionOptions,
  ...organisationOption,
  guardrails: { type: 'string' },
  redteam: { type: 'string' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

const actions = ['list', 'create'] as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt projects list|create`. */
export async function projectsCommand(args: string[]): Promise<number> {
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
  const client = connect(values);
  const answer = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.listProjects({ params: { organisation_id }, query });
  });
  if (values.json) console.log(JSON.stringify(answer));
  else {
    for (const { project_id, name, limits, created_at } of answer.projects) {
      console.log(`${project_id}  ${name}  ${shownLimits(limits)}  ${created_at}`);
    }
    const { page, total_pages, total_count } = answer.pagination;
    console.log(`page ${page} of ${total_pages}, ${total_count} projects`);
  }
  return 0;
}

async function create(name: string, values: Words): Promise<number> {
  const limits = {
    ...(values.guardrails !== undefined && { guardrails: creditsOf(values.guardrails, '--guardrails') }),
    ...(values.redteam !== undefined && { redteam: creditsOf(values.redteam, '--redteam') }),
  };
  const client = connect(values);
  const made = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.createProject({ params: { organisation_id }, body: { name, limits } });
  });
  const sentence = `Made the project "${made.name}" (${made.project_id}), ${shownLimits(made.limits)}`;
  console.log(values.json ? JSON.stringify(made) : sentence);
  return 0;
}

const shownLimits = ({ guardrails, redteam }: { guardrails: number | null; redteam: number | null }) =>
  `limits: guardrails ${guardrails ?? 'none'}, redteam ${redteam ?? 'none'}`;
