import { DocumentFailure, readDocument } from '@redoubt/documents';
import { type Message, serveTasks } from '@redoubt/sandbox';
import { generateRules } from './generate-rules.ts';
import { inferRules } from './infer-rules.ts';
import { warnOfMissing } from './languages/warn-of-language.ts';
import type { WizardAnswer, WizardTask } from './wizard-task.ts';

serveTasks(async (task: Message<WizardTask>): Promise<Message<WizardAnswer>> => {
  try {
    return await answerTo(task);
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});

async function answerTo({
  body,
  parts: [bytes = new Uint8Array()],
}: Message<WizardTask>): Promise<Message<WizardAnswer>> {
  if (body.kind === 'generate')
    return { body: { kind: 'generate', generated: generateRules(body.request) }, parts: [] };
  const read = await readDocument({ bytes, filename: body.filename });
  const { source, title, pages } = read;
  if (body.kind === 'read') {
    const text = pages.map((page) => page.text).join('\n\n');
    return { body: { kind: 'read' }, parts: [Buffer.from(text)] };
  }
  const rules = inferRules(read);
  const warnings = warnOfMissing(read, rules.length);
  return { body: { kind: 'infer', inferred: { source, title, pages: pages.length, rules, warnings } }, parts: [] };
}
