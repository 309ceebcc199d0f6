import { DocumentFailure, type PagePicture } from '@redoubt/documents';
import { countPages, drawPictures, readPage, scanPdf } from '@redoubt/documents/scan';
import { type Message, serveTasks } from '@redoubt/sandbox';
import type { ScanAnswer, ScanTask } from './scan-task.ts';

serveTasks(async (task: Message<ScanTask>): Promise<Message<ScanAnswer>> => {
  try {
    return await answerTo(task);
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});

async function answerTo({ body, parts: [bytes = new Uint8Array()] }: Message<ScanTask>): Promise<Message<ScanAnswer>> {
  if (body.kind === 'pictures') return describePicture(await drawPictures(bytes, body.pages));
  if (body.kind === 'count') return { body: { kind: 'count', pages: await countPages(bytes) }, parts: [] };
  if (body.kind === 'pdf') return { body: { kind: 'pdf', pdf: await scanPdf(bytes) }, parts: [] };
  const page = await readPage({ bytes, kind: body.form, charset: body.charset });
  return { body: { kind: 'page', page }, parts: [] };
}

function describePicture(picture: PagePicture | undefined): Message<ScanAnswer> {
  if (!picture) return { body: { kind: 'picture' }, parts: [] };
  const { page } = picture;
  if ('problem' in picture) return { body: { kind: 'picture', page, problem: picture.problem }, parts: [] };
  return { body: { kind: 'picture', page }, parts: [picture.png] };
}
