import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const key = 'sk-the-secret-of-the-target-0003';
const refusal = chatAnswer('I am sorry, but I cannot help with that.');
let reply: (question: TargetQuestion) => TargetReply = () => refusal;
let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget((question) => reply(question));
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const targetOf = (more: object = {}) => ({ endpoint: `${target.url}/v1`, api_key: key, model_name: 'm', ...more });
const bodyOf = (more: object = {}) => ({
  target: targetOf(),
  risk_categories: { safety_harm: { attack_config: { basic: {} } } },
  generation_config: { benign_controls: 0 },
  comprehensiveness: 'Low',
  ...more,
});

const { post, get, read, finished } = redteamCaller(() => service);

describe('records', () => {
  let id: string;
  beforeAll(async () => {
    reply = ({ body }) =>
      /ready/.test(body.messages[0].content) || body.messages[0].content.length % 2 === 0
        ? chatAnswer(
            `=1+1 Sure. First open the box. Then take the parts out, one after the other, and put them together.`,
          )
        : { status: 418, body: 'teapot' };
    const { body } = await post('/rt/redteam', bodyOf({ comprehensiveness: 'Standard' }));
    id = body.run_id;
    await finished(id);
  });

  test('are paged by a cursor, in the order of the plan', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { records: { record_id: string }[]; next_cursor: string | null } = await read(
        `/rt/runs/${id}/records?limit=7${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.records.map((record) => record.record_id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 20 }, (_, ordinal) => `${id}.${ordinal}`));
  });

  test('are read one by one as the list has them', async () => {
    const { records } = await read(`/rt/runs/${id}/records?limit=3`);
    for (const record of records) expect(await read(`/rt/runs/${id}/records/${record.record_id}`)).toEqual(record);
  });

  test('that are not there are 404 with their name', async () => {
    const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const record of [`${id}.999`, `${other}.0`]) {
      const answer = await get(`/rt/runs/${id}/records/${record}`);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text).detail).toMatchObject({ kind: 'record', name: record });
    }
  });

  test('hold what was said, and errors hold no verdict', async () => {
    const { records } = await read(`/rt/runs/${id}/records`);
    for (const record of records) {
      expect((record.verdict === null) === (record.error !== null)).toBe(true);
      if (record.error) expect(record.error.kind).toBe('target:rejected');
      else expect(record.turns.map((turn: { role: string }) => turn.role)).toEqual(['user', 'assistant']);
    }
    const results = await read(`/rt/runs/${id}/results`);
    const errors = records.filter((record: { error: unknown }) => record.error).length;
    const unclear = records.filter(
      ({ verdict }: { verdict?: { outcome: string } }) => verdict?.outcome === 'unclear',
    ).length;
    expect(results.overall).toMatchObject({ errors, unclear, attempts: 20 - errors - unclear });
    expect(errors).toBeGreaterThan(0);
  });

  test('come without what was said where a list asks for that', async () => {
    const whole = await read(`/rt/runs/${id}/records`);
    const brief = await read(`/rt/runs/${id}/records?conversation=false`);
    const silent = { prompt: null, response: null, turns: [] };
    expect(brief).toEqual({
      ...whole,
      records: whole.records.map(({ generator: _, ...record }: { generator: string }) => ({ ...record, ...silent })),
    });
    expect(whole.records.some(({ turns }: { turns: unknown[] }) => turns.length > 0)).toBe(true);
    expect(brief.records.every((record: object) => !('generator' in record))).toBe(true);
    expect((await get(`/rt/runs/${id}/records?conversation=no`)).status).toBe(400);
  });

  test('are filtered', async () => {
    const count = async (query: string) => (await read(`/rt/runs/${id}/records?${query}`)).records.length;
    expect(await count('category=security_fraud')).toBe(0);
    expect(await count('attack=basic')).toBe(20);
    const judged = (await count('success=true')) + (await count('success=false'));
    expect(judged).toBe((await read(`/rt/runs/${id}/results`)).overall.attempts);
    expect((await get(`/rt/runs/${id}/records?limit=0`)).status).toBe(400);
  });

  test('come as JSON lines and as CSV, all of them', async () => {
    const lines = await get(`/rt/runs/${id}/records`, { accept: 'application/x-ndjson' });
    expect(lines.headers.get('content-type')).toBe('application/x-ndjson');
    expect(
      lines.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).record_id),
    ).toHaveLength(20);
    const csv = await get(`/rt/runs/${id}/records`, { accept: 'text/csv' });
    expect(csv.text.startsWith('record_id,probe_id,')).toBe(true);
    // A spreadsheet must not run what a target says.
    expect(csv.text).toContain(`"'=1+1 Sure`);
  });
});

describe('the stream', () => {
  interface Sent {
    readonly id: number;
    readonly event: string;
    readonly data: { status?: string; record_id?: string };
  }
  const eventsIn = (text: string): Sent[] =>
    text.split('\n\n').flatMap((block) => {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
      return fields.event ? [{ id: Number(fields.id), event: fields.event, data: JSON.parse(fields.data) }] : [];
    });

  test('tells every event once, ends with the run, and goes on where a reader left', async () => {
    reply = () => refusal;
    const { body } = await post('/rt/redteam', bodyOf());
    const whole = await get(body.stream_url, { accept: 'text/event-stream' });
    expect(whole.headers.get('content-type')).toBe('text/event-stream');
    const events = eventsIn(whole.text);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ event }) => event === 'record')).toHaveLength(5);
    expect(events.at(-1)).toMatchObject({ event: 'run.finished', data: { status: 'Finished' } });
    const rest = await get(body.stream_url, { 'last-event-id': '3' });
    expect(eventsIn(rest.text)).toEqual(events.slice(3));
    expect(eventsIn((await get(`${body.stream_url}?after=4`)).text)).toEqual(events.slice(4));
  });

  test('takes the key in the query, and nothing else does', async () => {
    const { body } = await post('/rt/redteam', bodyOf());
    await finished(body.run_id);
    const { apikey } = { apikey: 'sk_service_test' };
    const bare = await fetch(`${service.url}${body.stream_url}?apikey=${apikey}`);
    expect(bare.status).toBe(401);
    expect((await fetch(`${service.url}${body.results_url}?apikey=${apikey}`)).status).toBe(401);
  });
});
