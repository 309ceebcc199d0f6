import { lendTheCore } from '@redoubt/detectors';
import { answerTasks } from '../../documents/answer-tasks.ts';
import { readDocument } from '../../documents/read-document.ts';
import { generateRules } from './generate-rules.ts';
import { inferRules } from './infer-rules.ts';
import type { WizardAnswer, WizardTask } from './wizard-task.ts';

lendTheCore();

answerTasks(async (task: WizardTask): Promise<WizardAnswer> => {
  if (task.kind === 'generate') return { kind: 'generate', generated: generateRules(task.request) };
  const read = await readDocument(task.document);
  const { source, title, pages } = read;
  if (task.kind === 'read') return { kind: 'read', text: pages.map(({ text }) => text).join('\n\n') };
  return { kind: 'infer', inferred: { source, title, pages: pages.length, rules: inferRules(read) } };
});
