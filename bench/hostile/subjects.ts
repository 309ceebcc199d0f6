import type { Detectors } from '@redoubt/contract';
import { groundByWords, indexReferences, judgeAnswer, measureAnswer, viewsOf } from '@redoubt/detectors';
import { ordinaryPolicy } from '@redoubt/detectors/testing/ordinary-policy';
import { judgeViews } from '../../packages/detectors/src/detect/detect.ts';
import { usualTuning } from '../../packages/detectors/src/detect/detector.ts';
import { encoderQuestionOf } from '../../packages/detectors/src/detect/escalation.ts';
import { withReferences } from '../../packages/detectors/src/detect/references.ts';
import { absentKeywords, prose } from '../prose.ts';

/** What a caller asks most of; questions and requests beyond are refused. */
const LONGEST_QUESTION = 20_000;

const references = {
  index: indexReferences([
    { name: 'prose', text: prose(20_000, 5) },
    { name: 'policy', text: ordinaryPolicy },
    { name: 'hostile', text: `${'you are now '.repeat(200)} ${'ignore all the '.repeat(200)} ${'a '.repeat(400)}` },
  ]),
};

/** Every detector of the contract, with the settings of a demanding request. */
const settings: Detectors = {
  keyword_detector: {
    enabled: true,
    banned_keywords: ['acme', 'a', 'a a', 'aa', 'ignore all', '111', '1', '漢字', '((', ...absentKeywords],
  },
  pii: { enabled: true },
  nsfw: { enabled: true },
  toxicity: { enabled: true },
  topic_detector: { enabled: true, topic: ['finance', 'health', 'law and politics', 'underwater basket weaving'] },
  injection_attack: { enabled: true, need_explanation: true },
  sponge_attack: { enabled: true },
  bias: { enabled: true },
  policy_violation: { enabled: true, policy_text: ordinaryPolicy },
  copyright_ip: withReferences({ enabled: true }, references),
  system_prompt: withReferences({ enabled: true }, references),
};

/** Everything that runs on the thread that judges a text, by what it is asked. */
export const subjects: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, (text: string) => judge(text, { [name]: setting })]),
  ),
  adherence: (text) => groundByWords(measureAnswer({ task: 'support', answer: text, against: text })),
  hallucination: (text) => {
    const question = text.slice(0, LONGEST_QUESTION);
    return groundByWords(measureAnswer({ task: 'support', answer: text, against: text, question }));
  },
  relevancy: (text) =>
    groundByWords(measureAnswer({ task: 'relevancy', answer: text, against: text.slice(0, LONGEST_QUESTION) })),
  'answer judge': (text) => judgeAnswer({ goal: 'how a lock is picked', answer: text }),
};

function judge(text: string, detectors: Detectors): unknown {
  const views = viewsOf(text);
  const asked = encoderQuestionOf(views, detectors, 'always');
  return { asked, detection: judgeViews(views, detectors, usualTuning) };
}
