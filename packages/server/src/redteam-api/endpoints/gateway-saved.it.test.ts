import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scope } from '../../testing/redteam-stand.ts';
import { type Gateway, rule, startGateway } from './testing/gateway.ts';

let stand: Gateway;
beforeAll(async () => {
  stand = await startGateway();
});
afterAll(() => stand.stop());

type Headers = Record<string, string>;

describe('4. the header names a saved policy', () => {
  const own = { policy_rules: [{ ...rule, text: 'Of the body.' }], policy_description: 'Of the body.' };
  const contextOf = async (policy: Headers, more: object = {}) => {
    const body = { target: stand.targetOf(), ...scope({ context: { ...own, canaries: ['c'] } }), ...more };
    const answer = await stand.post('/rt/redteam?dry_run=true', body, policy);
    expect(answer.status).toBe(202);
    return answer.body.context;
  };
  const bankRules = [expect.objectContaining({ text: 'Never promise a refund.', severity: 'high' })];

  test.each([
    { what: 'a structured policy becomes policy_rules', name: 'bank', rules: bankRules, text: null },
    {
      what: 'an older free-text policy becomes policy_description',
      name: 'free text',
      rules: [],
      text: 'No gambling.',
    },
    { what: 'a policy that names a code of conduct becomes its rules', name: 'by name', rules: bankRules, text: null },
    {
      what: 'of two kinds with one name the structured one is meant',
      name: 'in both',
      rules: [expect.objectContaining({ text: 'Be polite.' })],
      text: null,
    },
  ])('$what, and the other field of the body is cleared', async ({ name, rules, text }) => {
    const context = { system_description: null, business_fields: [], policy_rules: rules, policy_description: text };
    expect(await contextOf({ 'x-service-policy': name })).toEqual(context);
  });

  test('without it the body stands as it was sent', async () => {
    expect(await contextOf({})).toMatchObject(own);
  });

  test('it outranks the body and the context stored with a saved model, of which the rest stays', async () => {
    const headers = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
    const planOf = async (context: object, policy: Headers = {}) =>
      (await stand.post('/rt/model/redteam?dry_run=true', scope({ context }), { ...headers, ...policy })).body.context;
    expect(await planOf({})).toMatchObject({ system_description: 'A bot of a bank', policy_rules: [] });
    expect(await planOf({ system_description: 'Another', ...own })).toMatchObject({
      system_description: 'Another',
      ...own,
    });
    expect(await planOf(own, { 'x-service-policy': 'free text' })).toEqual({
      system_description: 'A bot of a bank',
      business_fields: [{ name: 'banking', share: 1 }],
      policy_rules: [],
      policy_description: 'No gambling.',
    });
  });

  test('the run goes by it, and says so', async () => {
    const before = stand.attacker.asked.length;
    const { body } = await stand.post(
      '/rt/redteam',
      { target: stand.targetOf(), ...scope({ context: own }) },
      {
        'x-service-policy': 'bank',
      },
    );
    expect((await stand.finished(body.run_id)).plan).toMatchObject({ policy: 'bank', model: null });
    const told = JSON.stringify(stand.attacker.asked.slice(before).map((question) => question.body));
    expect(told).toContain('Never promise a refund.');
    expect(told).not.toContain('Of the body.');
  });

  test.each([
    { what: 'an unknown name', name: 'nowhere', status: 404, error: 'not_found', says: 'nowhere' },
    { what: 'a name behind it that is gone', name: 'by a lost name', status: 404, error: 'not_found', says: 'gone' },
    { what: 'a policy that has no text', name: 'no text', status: 400, error: 'invalid_header', says: 'policy_text' },
  ])('$what is $status, and costs nothing', async ({ name, status, error, says }) => {
    const [asked, before] = [stand.target.asked.length, await stand.used()];
    const answer = await stand.post(
      '/rt/redteam',
      { target: stand.targetOf(), ...scope() },
      { 'x-service-policy': name },
    );
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining(says) } });
    expect(answer.body.message).toContain('X-Service-Policy');
    expect([stand.target.asked.length, await stand.used()]).toEqual([asked, before]);
  });

  test('a change of it is seen by the next submission', async () => {
    await stand.conduct('changing', 'First.');
    await contextOf({ 'x-service-policy': 'changing' });
    const changed = { method: 'PATCH', body: JSON.stringify({ policy_rules: 'Second.' }) };
    await stand.service.send('/code-of-conduct/modify-policy', {
      ...changed,
      headers: { 'x-service-policy': 'changing' },
    });
    const context = await contextOf({ 'x-service-policy': 'changing', 'x-service-refresh-cache': 'true' });
    expect(context.policy_rules).toEqual([expect.objectContaining({ text: 'Second.' })]);
  });
});

describe('7. saved-model variants are priced like their inline twins', () => {
  const of = (name: string) => ({ 'x-service-model': name, 'x-service-model-version': 'v1' });
  const tap = { security_fraud: { attack_config: { basic: {}, tap: { max_depth: 2 } } } };
  test.each([
    { what: 'a model', name: 'bot', twin: {}, more: {} },
    { what: 'an agent', name: 'agent', twin: { system_type: 'agent', tools: [{ name: 'transfer' }] }, more: {} },
    {
      what: 'a scaled attack',
      name: 'agent',
      twin: { system_type: 'agent', tools: [{ name: 'transfer' }] },
      more: { risk_categories: tap },
    },
    {
      what: 'frameworks',
      name: 'bot',
      twin: {},
      more: { risk_categories: null, compliance_frameworks: ['mitre_atlas'] },
    },
  ])('$what', async ({ name, twin, more }) => {
    const inline = await stand.post('/rt/redteam?dry_run=true', { target: stand.targetOf(twin), ...scope(more) });
    const saved = await stand.post('/rt/model/redteam?dry_run=true', scope(more), of(name));
    expect(saved.status).toBe(202);
    const { context, goal_sources, warnings } = saved.body;
    expect(saved.body).toEqual({ ...inline.body, context, goal_sources, warnings });
  });

  test('and the credits that are charged are the same', async () => {
    const inline = await stand.post('/rt/redteam', { target: stand.targetOf(), ...scope() });
    const saved = await stand.post('/rt/model/redteam', scope({ run_name: 'of the saved' }), of('bot'));
    expect(saved).toMatchObject({ status: 202, body: { ...inline.body, ...saved.body, credits: inline.body.credits } });
    expect(saved.headers.get('x-service-credits-cost')).toBe(inline.headers.get('x-service-credits-cost'));
    const run = await stand.finished(saved.body.run_id);
    expect(run).toMatchObject({ status: 'Finished', plan: { model: { name: 'bot', version: 'v1' }, policy: null } });
    expect(stand.target.asked.at(-1)?.headers.authorization).toBe('Bearer sk-saved-0001');
  });

  test.each<{ what: string; headers: Headers; more?: object; status: number; error: string; says: string[] }>([
    {
      what: 'no headers',
      headers: {},
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model', 'X-Service-Model-Version'],
    },
    {
      what: 'no version',
      headers: { 'x-service-model': 'bot' },
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model-Version'],
    },
    {
      what: 'no model',
      headers: { 'x-service-model-version': 'v1' },
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model:'],
    },
    { what: 'an unknown name', headers: of('nobody'), status: 404, error: 'not_found', says: ['nobody'] },
    {
      what: 'an unknown version',
      headers: { ...of('bot'), 'x-service-model-version': 'v9' },
      status: 404,
      error: 'not_found',
      says: ['v9'],
    },
    {
      what: 'what cannot be expressed',
      headers: of('signed'),
      status: 400,
      error: 'target_not_expressible',
      says: ['custom_headers'],
    },
    {
      what: 'a target in the body',
      headers: of('bot'),
      more: { target: { endpoint: 'http://x' } },
      status: 422,
      error: 'invalid_request',
      says: ['target', 'saved model'],
    },
  ])('the saved model is resolved before pricing: $what is $status', async ({ headers, more, status, error, says }) => {
    const before = await stand.used();
    for (const [path, body] of [
      ['/rt/model/redteam', scope(more)],
      ['/rt/model/model-health', more ?? null],
    ] as const) {
      const answer = await stand.post(path, body, headers);
      expect(answer).toMatchObject({ status, body: { error } });
      for (const part of says) expect(answer.body.message).toContain(part);
      expect(answer.headers.get('x-service-credits-cost')).toBeNull();
    }
    expect(await stand.used()).toBe(before);
  });

  test('the health of a saved model needs no body', async () => {
    for (const body of [null, {}]) {
      expect(await stand.post('/rt/model/model-health', body, of('bot'))).toMatchObject({
        status: 200,
        body: { status: 'healthy' },
      });
    }
  });
});
