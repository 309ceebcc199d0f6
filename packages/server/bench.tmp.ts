import { detectText } from './src/guardrails/detect-text.ts';
import { createGuardedStream } from './src/proxy/stream/guarded-stream.ts';
import { createOutputWatch } from './src/proxy/stream/output-watch.ts';
import { keywordTail } from './src/proxy/stream/keyword-tail.ts';
import { firstOpen, piiTail } from './src/proxy/stream/pii-tail.ts';
const prose = 'Thanks for your question about the refund, <PERSON_0>. The quarterly report shows that revenue grew by twelve percent, mostly because the new product line sold better than we expected. I have sent the details to <EMAIL_ADDRESS_0> and will call you back tomorrow.';
const tokens = prose.match(/\s?[^\s]{1,5}/g)!.slice(0, 50);
const envelope = { id: 'chatcmpl-AbCdEfGhIjKlMnOpQrStUvWxYz012', object: 'chat.completion.chunk', created: 1766000000, model: 'gpt-4o-mini-2024-07-18', service_tier: 'default', system_fingerprint: 'fp_0123456789' };
const sse = (o: unknown) => Buffer.from(`data: ${JSON.stringify(o)}\n\n`);
const chunk = (delta: unknown, finish: string | null = null, pad = process.env.PAD) => sse({ ...envelope, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], ...(pad && { obfuscation: 'aB3dE5'.slice(0, 1 + Math.random() * 5) }) });
const stream = [chunk({ role: 'assistant', content: '', refusal: null }), ...tokens.map((content) => chunk({ content })), chunk({}, 'stop'), Buffer.from('data: [DONE]\n\n')];
const banned = ['Project Falcon', 'bomb', 'merger'];
const all: any = { keyword_detector: { enabled: true, banned_keywords: banned }, pii: { enabled: true }, nsfw: { enabled: true }, toxicity: { enabled: true }, injection_attack: { enabled: true }, sponge_attack: { enabled: true }, bias: { enabled: true }, topic_detector: { enabled: true, topic: ['finance'] } };
const only = (...k: string[]) => Object.fromEntries(k.map((x) => [x, all[x]])) as any;
const values = new Map([['<EMAIL_ADDRESS_0>', 'ana.lopez@example.com'], ['<PERSON_0>', 'Ana López']]);
let judged = 0;
const openFrom = firstOpen([keywordTail(banned), piiTail()]);
const flagged = (d: any) => d.summary.keyword_detected > 0 || d.summary.pii_detected > 0;
const watchFor = (detectors: any, peekEvery = Number(process.env.PEEK ?? 256)) => () => createOutputWatch({ judge: (w: string) => { judged++; return detectText(w, detectors) as any; }, isBlocking: (d: any) => d.summary.pii > 0 , peek: (w) => { judged++; detectText(w, detectors); return true; }, openFrom, peekEvery });
function guard(options: any) { return () => { const s = createGuardedStream<any>({ ...options, finish: options.bare ? undefined : () => ({ service_policy_detections: {} }) }); let n = 0; for (const b of stream) for (const o of s.push(b) as Uint8Array[]) n += o.length; return n; }; }
function plain() { let n = 0; let rest = ''; for (const b of stream) { rest += b.toString(); for (let i = rest.indexOf('\n\n'); i !== -1; i = rest.indexOf('\n\n')) { const e = rest.slice(0, i); rest = rest.slice(i + 2); const d = e.slice(6); if (d !== '[DONE]') { const o = JSON.parse(d); const t = o.choices[0]?.delta?.content ?? ''; n += t.length; n += Buffer.from(`data: ${JSON.stringify(o)}\n\n`).length; } else n += Buffer.from(`data: ${d}\n\n`).length; } } return n; }
const cases: Record<string, () => number> = {
  'J parse+stringify': plain,
  '(a) guarded, parse only': guard({ bare: true }),
  '(b) restore': guard({ values }),
  '(c0) restore + watch (free judge)': guard({ values, watch: () => createOutputWatch({ judge: () => { judged++; return 0; }, isBlocking: () => false, peek: () => true, openFrom, }) }),
  '(c1) restore + keyword + pii': guard({ values, watch: watchFor(only('keyword_detector', 'pii')) }),
  '(c) restore + all': guard({ values, watch: watchFor(all) }),
};
const N = 400;
for (const f of Object.values(cases)) for (let i = 0; i < N; i++) f();
const best: Record<string, number> = {};
for (let round = 0; round < 7; round++) for (const [name, f] of Object.entries(cases)) { const t = process.cpuUsage(); judged = 0; for (let i = 0; i < N; i++) f(); const d = process.cpuUsage(t); const us = (d.user + d.system) / N; best[name] = Math.min(best[name] ?? 1e9, us); if (round === 6) console.log(name.padEnd(36), best[name].toFixed(0).padStart(6), 'us/stream', (best[name] / best['J parse+stringify']!).toFixed(2), 'x J', judged / N, 'judged'); }
const s = createGuardedStream<any>({ values, watch: watchFor(all), finish: () => ({ d: 1 }) }); let out = ''; for (const b of stream) out += Buffer.concat(s.push(b) as Uint8Array[]).toString() + '|'; if (process.env.SHOW) console.log(out);
