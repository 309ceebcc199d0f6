import type { JudgedAttempt, Steps } from './attack.ts';

/** One prompt, one answer: what most attacks are. `read` says what of the answer is judged, where it is not all of it. */
export async function askOnce(
  { ask }: Steps,
  prompt: string,
  read: (answer: string) => string | undefined = () => undefined,
): Promise<JudgedAttempt> {
  const answer = await ask('1', [{ role: 'user', content: prompt }]);
  const reading = read(answer.text);
  return reading === undefined ? { prompt, answer } : { prompt, answer, reading };
}
