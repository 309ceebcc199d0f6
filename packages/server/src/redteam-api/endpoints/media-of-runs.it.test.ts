import { createHash } from 'node:crypto';
import type { TargetQuestion } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RedteamStand, refusal, startRedteamStand } from '../../testing/redteam-stand.ts';

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly url?: string;
  readonly media_type?: string;
  readonly size?: number;
}
interface Record {
  readonly attack: string;
  readonly prompt: string;
  readonly turns: readonly { readonly role: string; readonly content: string | readonly Part[] }[];
}

let stand: RedteamStand;
let records: Record[];
let runId: string;
/** SHA-256 of the media that the target got. */
const sent = new Set<string>();

function noteMedia({ body }: TargetQuestion) {
  const content = body.messages.at(-1).content;
  if (typeof content === 'string') return;
  for (const part of content) {
    const data = part.image_url?.url.split(',')[1] ?? part.input_audio?.data;
    if (data !== undefined) sent.add(createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex'));
  }
}

beforeAll(async () => {
  stand = await startRedteamStand();
  stand.replies((question) => {
    noteMedia(question);
    return refusal;
  });
  const { body } = await stand.post(
    '/rt/redteam',
    stand.bodyOf({
      target: stand.targetOf({ input_modalities: ['text', 'image', 'audio'] }),
      risk_categories: { safety_harm: { attack_config: { figstep: {}, audio_goat: {} } } },
      generation_config: { benign_controls: 0, max_prompts: 3 },
    }),
  );
  runId = body.run_id;
  await stand.finished(runId);
  ({ records } = await stand.read(`/rt/runs/${runId}/records`));
}, 60_000);
afterAll(() => stand.stop());

const partsOf = (record: Record): Part[] =>
  record.turns.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
const mediaOf = (record: Record): Part[] => partsOf(record).filter(({ url }) => url !== undefined);

describe('pictures and recordings of a run', () => {
  test('stand in the turns as paths and not as bytes, and the prompt says what they hold', () => {
    expect(records.map(({ attack }) => attack).toSorted()).toEqual(['audio_goat', 'figstep', 'figstep']);
    for (const record of records) {
      const media = mediaOf(record);
      expect(media.length).toBe(record.attack === 'figstep' ? 1 : 6);
      expect(JSON.stringify(record).length).toBeLessThan(20_000);
      expect(record.prompt).toMatch(record.attack === 'figstep' ? /\[Picture\]\n.+\n1\./ : /\[Recording\]\n\w/);
    }
  });

  test('are answered byte for byte as they were sent, with their type', async () => {
    const digests = new Set<string>();
    for (const { type, url = '', media_type, size } of records.flatMap(mediaOf)) {
      const response = await stand.service.send(url);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(media_type);
      expect(media_type).toBe(type === 'image' ? 'image/png' : 'audio/wav');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(bytes.length).toBe(size);
      digests.add(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(digests).toEqual(sent);
  });

  test.each([
    { what: 'another digest', path: () => `/rt/runs/${runId}/media/${'0'.repeat(64)}`, status: 404, says: 'picture' },
    { what: 'no digest', path: () => `/rt/runs/${runId}/media/x.png`, status: 404, says: 'SHA-256' },
    {
      what: 'another run',
      path: () => `/rt/runs/rt-${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}/media/${'0'.repeat(64)}`,
      status: 404,
      says: 'no run',
    },
  ])('are not answered for $what', async ({ path, status, says }) => {
    const answer = await stand.get(path());
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).message).toContain(says);
  });
});
