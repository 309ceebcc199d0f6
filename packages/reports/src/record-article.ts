import type { RunRecord } from '@redoubt/contract';
import { certaintyText } from './certainty-text.ts';
import { frameworkItems } from './framework-items.ts';
import { html, type Markup } from './markup.ts';
import { remedyOf } from './remedies.ts';
import { type ReportMedia, shownMedia } from './report-media.ts';
import { beginningOf } from './run-report.ts';
import { spokenText } from './spoken-text.ts';

/** Limits on the texts and turns of a record. The record holds all of them. */
const MAX_CHARACTERS = 6_000;
const MAX_TURNS = 40;

/** A record that succeeded, as an article of a page. */
export function recordArticle(record: RunRecord, media: ReportMedia): Markup {
  const { turns, category, sub_category, attack, goal, prompt, response, verdict, probe_id, severity } = record;
  const items = frameworkItems({
    category,
    subCategory: sub_category,
    attacks: [attack],
    shows: record.verdict?.shows,
  });
  return html`<article>
<h3>${category} · ${attack} <span class="score">${verdict?.score.toFixed(2)}</span></h3>
<p>${sub_category}, severity ${severity}, probe <code>${probe_id}</code></p>
<dl>
<dt>Goal</dt><dd dir="auto">${goal}</dd>
<dt>Prompt</dt><dd>${block(beginningOf(prompt, MAX_CHARACTERS))}${turns.length <= 2 && turns.map(({ content }) => shownMedia(content, media))}</dd>
<dt>Response</dt><dd>${block(beginningOf(response, MAX_CHARACTERS))}</dd>
<dt>Verdict</dt><dd dir="auto">${verdict?.reason} (${verdict?.decided_by}; ${verdict?.judge.name} ${verdict?.judge.version} ${verdict?.judge.hash.slice(0, 12)}) ${verdict && certaintyText(verdict)}</dd>
<dt>Frameworks</dt><dd>${items.join('; ') || '-'}</dd>
<dt>What to do</dt><dd>${remedyOf(record)}</dd>
</dl>
${conversation(record, media)}</article>
`;
}

const block = (text: string): Markup => html`<pre dir="auto">${text}</pre>`;

/** The turns of a conversation, if there was more than one question. */
function conversation({ turns }: RunRecord, media: ReportMedia): Markup | false {
  if (turns.length <= 2) return false;
  const shown = turns.slice(0, MAX_TURNS);
  return html`<details><summary>${turns.length} turns${turns.length > shown.length && html`, the first ${shown.length} of them`}</summary>
${shown.map(({ role, content }) => html`<p><strong>${role}</strong></p>${block(beginningOf(spokenText(content), MAX_CHARACTERS))}${shownMedia(content, media)}`)}
</details>
`;
}
