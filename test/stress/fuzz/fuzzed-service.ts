import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
} from '../../../packages/providers/src/testing/scripted-target.ts';
import { startTestService, type TestService } from '../../../packages/server/src/testing/test-service.ts';

/** A service with one saved record of each kind, and the words that name them. */
export interface FuzzedService {
  readonly service: TestService;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Such words for requests that delete what they name. */
  readonly perishable: Readonly<Record<string, readonly string[]>>;
  stop(): Promise<void>;
}

const detectors = { pii: { enabled: true }, keyword_detector: { enabled: true, banned_keywords: ['acme'] } };
/** An address at which nothing listens. */
const CLOSED = 'http://127.0.0.1:1/v1';

/** Starts a service on SQLite with a saved record of each kind, so that requests get further than "unknown name". */
export async function startFuzzedService(): Promise<FuzzedService> {
  const target = await startScriptedTarget(() => chatAnswer('I cannot help with that.'));
  const service = await startTestService({
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_LOG_LEVEL: 'error',
    // Free calls are sent as often as all others, so their limits are high.
    REDOUBT_FREE_PER_MINUTE: '1000000',
    REDOUBT_FREE_AT_ONCE: '64',
    // Shorter than the patience of the caller.
    REDOUBT_PLAYGROUND_SECONDS: '20',
    REDOUBT_MAX_BODY_BYTES: '300000',
  });
  const made = await fill(service, target);
  return {
    service,
    ...wordsFor(target, made),
    async stop() {
      await service.stop();
      await target.stop();
    },
  };
}

/** The ids of the saved records. */
interface Made {
  readonly piiKey: string;
  readonly runId: string;
  readonly organisationId: string;
  readonly projectId: string;
}

/** Saves one record of each kind. */
async function fill(service: TestService, target: ScriptedTarget): Promise<Made> {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
    const answer = (await response.json()) as Record<string, never>;
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await send('/guardrails/add-policy', { name: 'fuzz', description: 'For fuzzing', detectors });
  await send('/guardrails/add-guardrail', {
    name: 'fuzz',
    description: 'x',
    input: { detectors },
    output: { detectors },
  });
  await send('/guardrails/add-protected-text', {
    name: 'fuzz',
    kind: 'system_prompt',
    text: 'You are the bot of ACME.',
  });
  await send('/code-of-conduct/add-policy', { name: 'fuzz', policy_rules: 'Be fair.', policy_text: 'Be fair.' });
  for (const [name, port] of [
    ['fuzz', target.port],
    ['gone', 1],
  ] as const) {
    const endpoint = { scheme: 'http', host: '127.0.0.1', port, base_path: '/v1' };
    const model_config = { model_provider: 'openai_compatible', endpoint, apikeys: ['secret'] };
    await send('/models/add-model', { model_saved_name: name, model_name: 'm', model_config });
    const guarded = { policy_name: name === 'fuzz' ? 'fuzz' : null, enabled: true };
    const sides = { input_guardrails_policy: guarded, output_guardrails_policy: guarded };
    await send('/deployments/add-deployment', { name, model_saved_name: name, ...sides });
  }
  const pii = await send('/guardrails/pii', { text: 'jane@example.com', mode: 'request', key: 'null' });
  const run = await send('/rt/redteam', {
    target: { endpoint: `${target.url}/v1` },
    risk_categories: { safety_harm: { attack_config: {} } },
    generation_config: { max_prompts: 2 },
  });
  const organisation = await send('/admin/organisations', { name: 'victim' });
  const project = await send(`/admin/organisations/${organisation.organisation_id}/projects`, { name: 'victim' });
  return {
    piiKey: String(pii.key),
    runId: String(run.run_id),
    organisationId: String(organisation.organisation_id),
    projectId: String(project.project_id),
  };
}

const names = ['fuzz', 'fuzz', 'gone', 'default', 'nobody', 'new', 'a'];
const passing = ['new', 'nobody', 'a', 'b'];
const namingHeaders = ['Policy', 'Guardrail', 'Protected-Text', 'Model', 'Deployment', 'Test-Name'].map(
  (name) => `X-Service-${name}`,
);
const namingFields = ['name', 'model_saved_name', 'policy_name', 'coc_policy_name', 'index', 'dataset_name'];
const same = (keys: readonly string[], list: readonly string[]) => Object.fromEntries(keys.map((key) => [key, list]));

function wordsFor(target: ScriptedTarget, { piiKey, runId, organisationId, projectId }: Made) {
  const perishable = {
    ...same([...namingHeaders, 'name', 'model_saved_name', 'save_as'], passing),
    key: ['0'.repeat(32)],
  };
  const runs = [runId, 'rt-00000000-0000-7000-8000-000000000000'];
  const tasks = runs.map((id) => `red-team-${id.slice(3)}`);
  const words = {
    ...same([...namingHeaders, ...namingFields], names),
    'X-Service-Model-Version': ['v1', 'v2'],
    'X-Service-Mode': ['prompt', 'response', 'other'],
    'X-Service-Task-ID': tasks,
    'Idempotency-Key': ['one', 'two', 'three'],
    endpoint: [`${target.url}/v1`, CLOSED, 'http://127.0.0.1', 'file:///etc/passwd', 'relay://x/y'],
    model_endpoint_url: [`${target.url}/v1`, CLOSED],
    url: [CLOSED, 'ftp://127.0.0.1/'],
    host: ['127.0.0.1', 'localhost'],
    save_as: ['', 'new', 'a', 'b'],
    key: ['null', piiKey, '0'.repeat(32)],
    run_id: runs,
    task_id: tasks,
    key_id: ['key_none'],
    organisation_id: [organisationId, 'org_none'],
    project_id: [projectId, 'project_none'],
    call_id: ['call_none'],
    test_type: ['harmful_test', 'nothing'],
    category: ['safety_harm', 'nothing'],
    attack: ['basic', 'hades', 'nothing'],
    dry_run: ['true', 'true', 'true', 'false'],
    entities: ['email', 'pii', 'person', 'nothing'],
    filename: ['rules.txt', 'rules.md', 'rules.html', 'rules.pdf', 'rules.docx'],
    '(pattern)': ['v1', '1', '10', 'true', 'STAFF_NUMBER', 'USD', 'a', ...runs, ...tasks, '0'.repeat(32)],
  };
  return { words, perishable };
}
