import { DocumentFailure, readPage, scanPdf } from '@redoubt/documents';
import { type Message, serveTasks } from '@redoubt/sandbox';
import type { ScanAnswer, ScanTask } from './scan-task.ts';

serveTasks(async (task: Message<ScanTask>): Promise<Message<ScanAnswer>> => {
  try {
    return { body: await answerTo(task), parts: [] };
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});

async function answerTo({ body, parts: [bytes = new Uint8Array()] }: Message<ScanTask>): Promise<ScanAnswer> {
  if (body.kind === 'pdf') return { kind: 'pdf', pdf: await scanPdf(bytes) };
  return { kind: 'page', page: await readPage({ bytes, kind: body.form, charset: body.charset }) };
}
