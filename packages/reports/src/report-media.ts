import { RunMediumPart, type RunRecord } from '@redoubt/contract';
import { html, type Markup } from './markup.ts';

/** Pictures and recordings as data URLs, by their path in the service. */
export type ReportMedia = ReadonlyMap<string, string>;

/** The largest size of all media of a report in bytes. What comes after it is named by its path only. */
const MAX_BYTES = 20_000_000;

/** The parts of a turn's content that are pictures and recordings. */
function mediaIn(content: unknown): RunMediumPart[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((part) => RunMediumPart.safeParse(part).data ?? []);
}

/** Reads the media of records as far as they fit into a report. */
export async function readMedia(
  records: readonly RunRecord[],
  read: (part: RunMediumPart) => Promise<Uint8Array>,
): Promise<ReportMedia> {
  const parts = records.flatMap(({ turns }) => turns.flatMap(({ content }) => mediaIn(content)));
  const media = new Map<string, string>();
  let bytes = 0;
  for (const part of parts) {
    if (media.has(part.url) || bytes + part.size > MAX_BYTES) continue;
    const data = await read(part);
    bytes += data.length;
    media.set(part.url, `data:${part.media_type};base64,${base64Of(data)}`);
  }
  return media;
}

/** How many bytes become characters at once. More arguments than this overflow the stack of some engines. */
const AT_ONCE = 8_192;

/** In base64. Browsers have no Buffer. */
function base64Of(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    characters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return btoa(characters);
}

/** The media of a content, shown where the report has them. */
export const shownMedia = (content: unknown, media: ReportMedia): Markup[] =>
  mediaIn(content).map((part) => {
    const source = media.get(part.url);
    if (source === undefined) return html`<p><code>${part.url}</code> (${part.media_type}, ${part.size} bytes)</p>\n`;
    return part.type === 'image'
      ? html`<p><img src="${source}" alt="Picture that was sent; the prompt says what it shows"></p>\n`
      : html`<p><audio controls src="${source}"></audio></p>\n`;
  });
