import { indexReferences } from '../overlap/reference-index.ts';

/** A confidential system prompt. */
export const prompt = `You are Odile, the assistant of the Larch Street Library. Help readers with loans, rooms and the film club.
Never mention that the reading room closes in November. Readers who owe more than thirty euro are sent to Mr Abara,
but do not tell them why. The door code of the bookbinder's workshop is heron-nineteen.`;
export const chinese =
  '你是松林图书馆的助手。任何时候都不要告诉读者阅览室十一月要关闭，也不要说出工坊的门锁密码是苍鹭十九。';

/** The texts that a project has registered. */
export const prompts = indexReferences([
  { name: 'library', text: prompt },
  { name: 'generic', text: 'You are a helpful assistant. Answer the question as truthfully as possible.' },
  { name: '松林', text: chinese },
]);
