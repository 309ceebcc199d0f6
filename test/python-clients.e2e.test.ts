import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { pythonIn } from '../bench/peers/install-python-apart.ts';
import { jsonReply, startProxiedService } from '../packages/server/src/gateway/testing/proxied-service.ts';
import { testKey } from '../packages/server/src/testing/test-service.ts';
import { installPythonClients } from '../scripts/python.ts';
import { checkClients } from './clients/check-clients.ts';
import { EMAIL, stages } from './clients/guarded-provider.ts';
import { pythonClients } from './clients/python-clients.ts';

const installed = installPythonClients();
const python = 'folder' in installed ? pythonIn(installed.folder) : '';

// Without them, scripts/prepare-tests.ts says why.
describe.runIf('folder' in installed)('clients of Python', () => {
  checkClients(pythonClients(python));

  test('openai has recordings written down, whole, as a text and as a stream', async () => {
    const service = await startProxiedService();
    const text = 'To <EMAIL_ADDRESS_0>, hello.';
    const event = { type: 'transcript.text.done', text, usage: { type: 'duration', seconds: 2 } };
    service.script((response, request, context) => {
      if (!String(request.body).includes('name="stream"')) return jsonReply({ text })(response, request, context);
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${JSON.stringify(event)}\n\n`);
    });
    await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
    await service.deploy('guarded', stages);
    const env = { REDOUBT_URL: service.url, REDOUBT_API_KEY: testKey, EMAIL };
    const { stdout } = await promisify(execFile)(python, ['test/clients/python/transcribe.py'], { env });
    await service.stop();
    expect(stdout).toBe(`To ${EMAIL}, hello.\n`.repeat(3));
  });
});
