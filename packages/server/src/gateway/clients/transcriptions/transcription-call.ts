import type { SentRecording } from '@redoubt/providers';
import type { ClientCall, OpenClientCall } from '../client-call.ts';
import { readTranscription } from './transcription-request.ts';
import { TranscriptionWriter } from './transcription-writer.ts';

/** Opens a call that has a recording written down, in the form of OpenAI's transcriptions. */
export const openTranscription: OpenClientCall = (): ClientCall => new TranscriptionCall();

class TranscriptionCall implements ClientCall {
  recording: SentRecording | undefined;
  #isText = false;
  readonly writer = new TranscriptionWriter(() => this.#isText);

  async chatBody(body: Buffer, mediaType: string | undefined): Promise<Buffer> {
    const { chat, recording, isText } = await readTranscription(body, mediaType);
    this.recording = recording;
    this.#isText = isText;
    return Buffer.from(JSON.stringify(chat));
  }
}
