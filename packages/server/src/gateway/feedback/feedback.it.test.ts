import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';

const on = { enabled: true } as const;
/** A word that nobody would write in a test of the other kind. */
const keywords = { keyword_detector: { ...on, banned_keywords: ['kill'] }, toxicity: on, pii: on };
const guarded = {
  log: 'full',
  input_guardrails_policy: { policy_name: 'words', block: ['keyword_detector'] },
  output_guardrails_policy: { policy_name: 'words' },
};

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  await service.savePolicy('words', keywords);
  await service.deploy('chat', guarded);
  await service.deploy('silent', { ...guarded, log: 'off' });
  await service.deploy('brief', { ...guarded, log: 'metadata' });
}, 60_000);
afterAll(() => service.stop());

/** Sends a chat and returns the id of its request. */
async function chat(deployment: string, messages: object[], answer = 'All is well.'): Promise<string> {
  service.script(chatReply(answer));
  const response = await service.send('/ai-proxy/chat/completions', {
    method: 'POST',
    headers: { 'x-service-deployment': deployment },
    body: JSON.stringify({ model: 'gpt-x', messages }),
  });
  return response.headers.get('x-request-id') ?? '';
}

const says = (content: string) => [{ role: 'user', content }];
/** Waits until the log has the call of a request. */
const logged = (request: string) =>
  vi.waitFor(
    async () => {
      const { calls } = await service.client.proxy.listCalls();
      const call = calls.find(({ request_id }) => request_id === request);
      if (!call) throw new Error('not yet in the log');
      return call;
    },
    { timeout: 10_000, interval: 50 },
  );

async function give(call: string, body: object) {
  const path = `/ai-proxy/calls/${call}/feedback`;
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

describe('feedback on a call that is logged in full', () => {
  test('keeps the text that was judged, also of a request that was blocked', async () => {
    const request = await chat('chat', [
      { role: 'system', content: 'Help.' },
      ...says('How do I kill a process? Write to jane@example.com'),
    ]);
    const call = await logged(request);
    expect(call).toMatchObject({ outcome: 'input_blocked' });
    const { status, body } = await give(request, { verdict: 'false_alarm', detector: 'keyword_detector' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        call_id: call.call_id,
        request_id: request,
        policy: 'words',
        stage: 'input',
        detector: 'keyword_detector',
        verdict: 'false_alarm',
        expected: 'not_flagged',
        text: 'How do I kill a process? Write to <EMAIL_ADDRESS_0>',
        comment: null,
        key_name: expect.any(String),
      },
    });
  });

  test('knows in which of several texts something was found', async () => {
    const request = await chat('chat', [
      ...says('You stupid idiot.'),
      { role: 'assistant', content: 'I see.' },
      ...says('When do you open?'),
    ]);
    await logged(request);
    const feedback = { verdict: 'right', detector: 'toxicity', stage: 'input' };
    expect((await give(request, feedback)).body).toMatchObject({ expected: 'flagged', text: 'You stupid idiot.' });
    const missed = { ...feedback, verdict: 'missed', text: 'When do you open?' };
    expect((await give(request, missed)).body.expected).toBe('flagged');
  });

  test('needs the text where something was found in several', async () => {
    const request = await chat('chat', [
      ...says('You stupid idiot.'),
      { role: 'assistant', content: 'I see.' },
      ...says('You dumb moron.'),
    ]);
    await logged(request);
    const feedback = { verdict: 'right', detector: 'toxicity', stage: 'input' };
    const { status, body } = await give(request, feedback);
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'text']]);
    expect(body.message).toContain('several texts');
    expect((await give(request, { ...feedback, text: 'You dumb moron.' })).body.expected).toBe('flagged');
  });

  test('is one a call, detector and stage: the second takes the place of the first', async () => {
    const request = await chat('chat', says('Hello.'), 'You must kill it.');
    const { call_id } = await logged(request);
    const first = await give(call_id, { verdict: 'right', comment: ' Quite so ' });
    expect(first.body).toMatchObject({ stage: 'output', expected: 'flagged', comment: 'Quite so', detector: null });
    expect(first.body.text).toBe('You must kill it.');
    const second = await give(request, { verdict: 'false_alarm', stage: 'output' });
    expect(second.body).toMatchObject({ feedback_id: first.body.feedback_id, expected: 'not_flagged', comment: null });
    const other = await give(request, { verdict: 'missed', detector: 'toxicity', stage: 'output' });
    expect(other.body.feedback_id).not.toBe(first.body.feedback_id);
    const { feedback } = await service.client.proxy.listFeedback({ query: { policy: 'words' } });
    expect(feedback.filter(({ request_id }) => request_id === request)).toEqual([other.body, second.body]);
    const misses = await service.client.proxy.listFeedback({ query: { verdict: 'missed' } });
    expect(misses.feedback.filter(({ request_id }) => request_id === request)).toEqual([other.body]);
    expect(misses.feedback.every(({ verdict }) => verdict === 'missed')).toBe(true);
  });

  test('is a sample of the policy, until it is deleted', async () => {
    const { proxy, guardrails } = service.client;
    const request = await chat('chat', says('I could kill for a coffee.'));
    await logged(request);
    const { body } = await give(request, { verdict: 'right', detector: 'keyword_detector', stage: 'input' });
    const ofCall = async () => {
      const { samples } = await guardrails.listSamples({ headers: { policy: 'words' }, query: { per_page: 100 } });
      return samples.filter(({ request_id }) => request_id === request);
    };
    expect(await ofCall()).toEqual([
      {
        sample_id: body.feedback_id,
        text: 'I could kill for a coffee.',
        stage: 'input',
        detector: 'keyword_detector',
        expected: 'flagged',
        call_id: body.call_id,
        request_id: request,
        at: body.updated_at,
        key_name: body.key_name,
      },
    ]);
    const params = { feedback_id: body.feedback_id };
    expect(await proxy.deleteFeedback({ params })).toEqual({ ...params, policy: 'words' });
    expect(await ofCall()).toEqual([]);
    await expect(proxy.deleteFeedback({ params })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    {
      what: 'the wrong verdict on a detector',
      sent: { verdict: 'false_alarm', detector: 'toxicity', stage: 'input' },
      says: /^body\.verdict: toxicity flagged nothing on this side of the call/,
    },
    {
      what: 'a missed finding that was found',
      sent: { verdict: 'missed', detector: 'keyword_detector', stage: 'input' },
      says: /^body\.verdict: keyword_detector flagged this side/,
    },
    {
      what: 'a detector that the policy does not run',
      sent: { verdict: 'missed', detector: 'bias', stage: 'input' },
      says: /^body\.detector: The policy "words" does not run bias; it runs keyword_detector, pii, toxicity/,
    },
    {
      what: 'no side, where both are judged and none is flagged',
      sent: { verdict: 'missed', detector: 'toxicity' },
      says: /^body\.stage: .*send "input" or "output"/,
    },
    {
      what: 'personal data, which the log replaces',
      sent: { verdict: 'missed', detector: 'pii', stage: 'input' },
      says: /^body\.text: The log replaces the personal data.*send the judged text/,
    },
    {
      what: 'a policy that is not there',
      sent: { verdict: 'right', stage: 'input', policy: 'nobody’s' },
      status: 404,
      says: /no policy named "nobody’s"/,
    },
  ])('is refused for $what', async ({ sent, status = 422, says: said }) => {
    const request = await chat('chat', says('They kill time.'));
    await logged(request);
    const answer = await give(request, sent);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(said) } });
  });
});

describe('feedback on a call without texts in the log', () => {
  const alarm = { verdict: 'false_alarm', detector: 'keyword_detector' };

  test('needs the text where only metadata are logged', async () => {
    const request = await chat('brief', says('They kill time.'));
    await logged(request);
    expect(await give(request, alarm)).toMatchObject({
      status: 422,
      body: { message: 'body.text: The log has no request of the call; send the judged text' },
    });
    const { body } = await give(request, { ...alarm, text: 'They kill time.' });
    expect(body).toMatchObject({ text: 'They kill time.', stage: 'input', policy: 'words' });
  });

  test('needs what the log would know where nothing is logged', async () => {
    const request = await chat('silent', says('They kill time.'));
    const known = { stage: 'input', text: 'They kill time.', policy: 'words' };
    const without = async (field: keyof typeof known) => {
      const { [field]: _, ...rest } = known;
      return (await give(request, { ...alarm, ...rest })).body.message;
    };
    expect(await without('stage')).toMatch(/^body\.stage: /);
    expect(await without('policy')).toMatch(/^body\.policy: The log does not hold the call .* send the name/);
    expect(await without('text')).toMatch(/^body\.text: The log does not hold the call; send/);
    const right = { ...known, verdict: 'right', detector: 'keyword_detector' };
    expect((await give(request, right)).body.message).toMatch(/^body\.flagged: .*send true or false/);
    expect((await give(request, { ...right, flagged: true })).body).toMatchObject({
      call_id: null,
      request_id: request,
      expected: 'flagged',
    });
  });

  test('is for callers with a key, about what may be a call', async () => {
    expect((await give('call_1', alarm)).status).toBe(404);
    expect((await fetch(`${service.url}/ai-proxy/feedback`)).status).toBe(401);
  });
});
