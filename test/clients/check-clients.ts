import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawText } from '../../packages/media/src/image/testing/draw-text.ts';
import { testKey } from '../../packages/server/src/testing/test-service.ts';
import { type Client, type ClientPackage, type Connection, failureKinds, weather } from './client-package.ts';
import { answerTo, BANNED, EMAIL, type GuardedProvider, STRUCTURED, startGuardedProvider } from './guarded-provider.ts';

/** A package at work, and the service behind it. */
interface Tried {
  readonly of: ClientPackage;
  readonly client: () => Client;
  readonly service: () => GuardedProvider;
  readonly connect: (more?: Partial<Connection>) => Promise<Client>;
}

/** Does with each package what an application does, against one guarded service. */
export function checkClients(packages: readonly ClientPackage[]): void {
  let service: GuardedProvider;
  beforeAll(async () => {
    service = await startGuardedProvider();
  });
  afterAll(() => service.stop());

  describe.each(packages)('$name', (of) => {
    let client: Client;
    const connect = (more: Partial<Connection> = {}) =>
      of.open({ url: service.url, key: testKey, deployment: 'guarded', ...more });
    beforeAll(async () => {
      client = await connect();
    });
    afterAll(() => of.close?.());
    const tried = { of, client: () => client, service: () => service, connect };
    checkAnswers(tried);
    checkFailures(tried);
    checkStreams(tried);
  });
}

const drawn = async (line: string) => (await (await drawText([line])).png().toBuffer()).toString('base64');

function checkAnswers({ of, client, service }: Tried): void {
  test('chats, with personal data put back', async () => {
    expect(await client().chat(`I am ${EMAIL}`)).toBe(answerTo(EMAIL));
    expect(String(service().upstream.received.at(-1)?.body)).not.toContain(EMAIL);
  });

  test('calls a tool and says what it answered', async () => {
    const expected = { asked: { city: 'Bern' }, said: `It is ${weather.answer} in Bern.` };
    expect(await client().tool('How is the weather in Bern?')).toEqual(expected);
    expect(await client().streamedTool('How is the weather in Bern?')).toEqual(expected);
  });

  test('gets an object of a schema', async () => {
    expect(await client().structured('I am in Bern for three days')).toEqual(STRUCTURED);
  });

  test('sends a picture, which is judged', async () => {
    expect(await client().picture('What do you see?', await drawn('A quiet garden'))).toBe('A picture in PNG.');
    const refused = await client()
      .picture('What do you see?', await drawn(`All about ${BANNED}`))
      .catch(of.failureOf);
    expect(refused).toEqual(of.failures['blocked question']);
  });
}

function checkFailures({ of, client, service, connect }: Tried): void {
  /** Uses up the one call a minute of the deployment `limited`. */
  const useUp = async () => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] });
    const headers = { 'x-service-deployment': 'limited' };
    await service().send('/ai-proxy/chat/completions', { method: 'POST', body, headers });
  };
  const ask = {
    'blocked question': () => client().chat(`Tell me about ${BANNED}`),
    'blocked answer': () => client().chat('Tell me the secret word'),
    'wrong key': async () => (await connect({ key: 'wrong' })).chat('Hi'),
    'no deployment': async () => (await connect({ deployment: 'absent' })).chat('Hi'),
    rate: async () => {
      await useUp();
      return (await connect({ deployment: 'limited' })).chat('Hi');
    },
    'model fails': () => client().chat('Please break'),
  };

  test.each(failureKinds)('tells a failure by its own class: %s', async (kind) => {
    const failure = await ask[kind]().then(
      (said) => ({ said }),
      (error) => of.failureOf(error),
    );
    expect(failure).toEqual(of.failures[kind]);
  });
}

function checkStreams({ of, client, service }: Tried): void {
  test('streams, with personal data put back', async () => {
    const pieces = await client().stream(`I am ${EMAIL}`);
    expect(pieces.join('')).toBe(answerTo(EMAIL));
    expect(pieces.length).toBeGreaterThan(1);
  });

  test('fails where a streamed answer is blocked, and gives nothing of what is banned', async () => {
    const answered = await client()
      .stream('Tell me the secret word')
      .then(
        (pieces) => ({ said: pieces.join('') }),
        (error) => ({ failed: of.failureOf(error) }),
      );
    expect(answered).toHaveProperty('failed');
    expect(JSON.stringify(answered)).not.toContain(BANNED);
  });

  test('leaves a stream, and the model’s connection is closed', async () => {
    const before = service().left();
    await client().abort('Tell me slowly');
    await expect.poll(service().left).toBe(before + 1);
  });
}
