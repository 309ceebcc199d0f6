import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least that the same framework can do: parse a JSON body and send it back. */
const app = new Hono();
app.post('/guardrails/detect', async (c) => c.json(await c.req.json()));
app.get('/ready', (c) => c.json({ status: 'ready' }));

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.REDOUBT_PORT ?? 0) }, () => {
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
