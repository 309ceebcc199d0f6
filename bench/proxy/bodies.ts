import { prose } from '../prose.ts';

/** In every prompt; redaction has to keep it from the upstream. */
export const personalAddress = 'anna.berg@example.com';

const VARIANTS = 16;
/** Characters of the last user message, about; the whole body has some 900. */
const PROMPT = 300;

const chat = (seed: number, stream: boolean): string =>
  JSON.stringify({
    model: 'bench-model',
    messages: [
      { role: 'system', content: `You answer in plain words. ${prose(150, 900)}` },
      { role: 'user', content: prose(80, seed + 100) },
      { role: 'assistant', content: prose(120, seed + 200) },
      { role: 'user', content: `${prose(PROMPT - 60, seed + 300)} Please write to ${personalAddress} about it.` },
    ],
    temperature: 0.2,
    ...(stream && { stream: true }),
  });

/** Chats of four messages that nothing in the guards blocks; the address is replaced. */
export const plainBodies = Array.from({ length: VARIANTS }, (_, seed) => chat(seed, false));
/** The same chats, asked as streams. */
export const streamBodies = Array.from({ length: VARIANTS }, (_, seed) => chat(seed, true));
