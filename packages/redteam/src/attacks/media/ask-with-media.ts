import { type ContentPart, TargetFailed } from '@redoubt/providers';
import { type Picture, renderPicture, renderSpeech, type Speech } from '@redoubt/rendering';
import type { JudgedAttempt, Steps } from '../attack.ts';
import { toldPrompt } from './told-prompt.ts';

/** Sends one picture with a text, and returns the answer to judge. */
export async function askWithPicture(steps: Steps, text: string, picture: Picture): Promise<JudgedAttempt> {
  const png = await renderPicture(picture);
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return askWithPart(steps, text, { type: 'image', url });
}

/** Sends one spoken text with a written one, and returns the answer to judge. */
export async function askWithSpeech(steps: Steps, text: string, speech: Speech): Promise<JudgedAttempt> {
  return askWithPart(steps, text, await spokenPart(speech));
}

async function askWithPart({ ask }: Steps, text: string, part: ContentPart): Promise<JudgedAttempt> {
  const content: ContentPart[] = [{ type: 'text', text }, part];
  return { prompt: toldPrompt(content), answer: await ask('1', [{ role: 'user', content }]) };
}

/** Speaks a text. Rejects with TargetFailed if the text has nothing that an English voice can speak. */
export async function spokenPart(speech: Speech): Promise<ContentPart> {
  try {
    const wave = await renderSpeech(speech);
    return { type: 'audio', data: Buffer.from(wave).toString('base64'), format: 'wav' };
  } catch (error) {
    if (error instanceof RangeError) throw new TargetFailed('rejected', `The goal cannot be spoken: ${error.message}`);
    throw error;
  }
}
