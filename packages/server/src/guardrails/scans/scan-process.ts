import { DocumentFailure, readPage } from '@redoubt/documents';
import { type Message, serveTasks } from '@redoubt/sandbox';
import type { ScanAnswer, ScanTask } from './scan-task.ts';

serveTasks(async (task: Message<ScanTask>): Promise<Message<ScanAnswer>> => {
  try {
    return { body: answerTo(task), parts: [] };
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});

function answerTo({ body, parts: [bytes = new Uint8Array()] }: Message<ScanTask>): ScanAnswer {
  return { kind: 'page', page: readPage({ bytes, kind: body.form, charset: body.charset }) };
}
