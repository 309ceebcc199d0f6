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

/** Stands for a number that each request has for itself. */
export const NUMBER = '{{number}}';

const ROLES = ['user', 'assistant'] as const;

/** A chat of so many messages whose last one nobody has sent before. The answer repeats its number. */
const fresh = (seed: number, earlier: number): string =>
  JSON.stringify({
    model: 'bench-model',
    messages: [
      { role: 'system', content: `You answer in plain words. ${prose(150, 900)}` },
      ...Array.from({ length: earlier }, (_, turn) => ({
        role: ROLES[turn % 2],
        content: prose(120, seed * 100 + turn + 1_000),
      })),
      { role: 'user', content: `${prose(PROMPT - 60, seed + 300)} This is about case number ${NUMBER}.` },
    ],
    temperature: 0.2,
  });

/** Chats of one turn that no guard has read before. */
export const freshBodies = Array.from({ length: VARIANTS }, (_, seed) => fresh(seed, 0));
/** Chats whose earlier turns, twenty of them, were read before, and whose latest was not. */
export const conversationBodies = Array.from({ length: VARIANTS }, (_, seed) => fresh(seed, 20));
