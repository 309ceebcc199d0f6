import { detectText } from './src/guardrails/detect-text.ts';
const prose = 'Thanks for your question about the refund, <PERSON_0>. The quarterly report shows that revenue grew by twelve percent, mostly because the new product line sold better than we expected. I have sent the details to <EMAIL_ADDRESS_0> and will call you back tomorrow.';
const all: any = { keyword_detector: { enabled: true, banned_keywords: ['Project Falcon', 'bomb', 'merger'] }, pii: { enabled: true }, nsfw: { enabled: true }, toxicity: { enabled: true }, injection_attack: { enabled: true }, sponge_attack: { enabled: true }, bias: { enabled: true }, topic_detector: { enabled: true, topic: ['finance'] } };
const windows = ['Thanks for', prose.slice(0, 54), prose.slice(0, 153), prose.slice(50, 240)];
const time = (n: string, f: () => void) => { for (let i = 0; i < 3000; i++) f(); const t = process.cpuUsage(); for (let i = 0; i < 3000; i++) f(); const d = process.cpuUsage(t); console.log(n, ((d.user + d.system) / 3000).toFixed(1)); };
if (process.env.P) { for (let i = 0; i < 30000; i++) detectText(windows[i & 3]!, all); }
else { for (const w of windows) time('all ' + w.length, () => detectText(w, all)); for (const k of Object.keys(all)) time(k + ' 190', () => detectText(windows[3]!, { [k]: all[k] } as any)); time('none', () => detectText(windows[3]!, {})); }
