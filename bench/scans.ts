import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { show, writePdf } from '../packages/documents/src/testing/write-pdf.ts';
import { benchKey, startServer } from './child/server-child.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { prose } from './prose.ts';

/** Ticks a second of /proc/<pid>/stat; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * CPU time so far of a process and of the processes that it started, those that have ended too. In ms. NaN where there
 * is no /proc. Files of users are read in processes of their own, so the CPU time of the service alone is not enough.
 */
function treeCpuMs(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const own = all.find((each) => each.pid === pid);
  if (!own) return Number.NaN;
  const tree = [own];
  for (const { pid: parent } of tree) tree.push(...all.filter((each) => each.parent === parent));
  return (tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND) * 1_000;
}

function statOf(pid: number): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes before and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of itself, then of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

const ROUNDS = 5;
const PAGES = 200;
const LINES_OF_PAGE = 40;
const LINE_CHARACTERS = 80;
const HTML_CHARACTERS = 300_000;
/** The share of the text in an ordinary page. */
const TYPICAL_SHARE = 0.25;
const detectors = {
  injection_attack: { enabled: true },
  pii: { enabled: true },
  toxicity: { enabled: true },
  nsfw: { enabled: true },
};

interface Round {
  readonly seconds: number;
  readonly cpuMs: number;
}

/** A long PDF and a large page as a caller scans them: reading, judging, and what it costs with all processes. */
export async function scans(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const site = createServer((request, response) =>
    response.setHeader('content-type', 'text/html').end(page(request.url === '/dense' ? 1 : TYPICAL_SHARE)),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const service = await startServer('service', {
    REDOUBT_DATA_DIR: dataDir,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'loopback',
  });
  const pdf = { pdf_data: Buffer.from(document()).toString('base64'), detectors };
  const each = { service, path: '/guardrails/scan-pdf', body: JSON.stringify(pdf) };
  const pageAt = (address: string) => ({
    service,
    path: '/guardrails/scan-url',
    body: JSON.stringify({ url: address, detectors }),
  });
  try {
    const rounds = {
      pdf: await scanned(each),
      html: await scanned(pageAt(`${url}/page`)),
      dense: await scanned(pageAt(`${url}/dense`)),
    };
    return { measures: measuresOf(rounds), rounds };
  } finally {
    await service.stop();
    site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Scan {
  readonly service: Awaited<ReturnType<typeof startServer>>;
  readonly path: string;
  readonly body: string;
}

async function scanned({ service, path, body }: Scan): Promise<Round[]> {
  const headers = { apikey: benchKey, 'content-type': 'application/json' };
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [before, startedAt] = [treeCpuMs(service.pid), performance.now()];
    const response = await fetch(`${service.url}${path}`, { method: 'POST', body, headers });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.slice(0, 500)}`);
    rounds.push({ seconds: (performance.now() - startedAt) / 1_000, cpuMs: treeCpuMs(service.pid) - before });
  }
  return rounds;
}

function measuresOf({ pdf, html, dense }: Record<'pdf' | 'html' | 'dense', readonly Round[]>): Measure[] {
  const [first] = html;
  const cpuOf = (rounds: readonly Round[]) => median(rounds.map(({ cpuMs }) => cpuMs));
  const secondsOf = (rounds: readonly Round[]) => median(rounds.map(({ seconds }) => seconds));
  return [
    { name: `PDF of ${PAGES} pages`, value: secondsOf(pdf), unit: 's', bar: { atMost: 5 } },
    { name: `PDF of ${PAGES} pages: CPU`, value: cpuOf(pdf) / 1_000, unit: 's' },
    { name: 'HTML of 300 kB: CPU', value: cpuOf(html), unit: 'ms', bar: { atMost: 300 } },
    { name: 'HTML of 300 kB, nothing but text: CPU', value: cpuOf(dense), unit: 'ms' },
    { name: 'HTML of 300 kB, the first page: CPU', value: first?.cpuMs ?? Number.NaN, unit: 'ms' },
  ];
}

/** Pages of 3,200 characters, none like another. */
function document(): Uint8Array {
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const lines = Array.from({ length: LINES_OF_PAGE }, (__, line) => {
      const text = prose(LINE_CHARACTERS, page * LINES_OF_PAGE + line).replaceAll(/\s+/g, ' ');
      return show(text, { y: 760 - line * 18 });
    });
    return { content: lines.join('\n') };
  });
  return writePdf({ pages });
}

/** A page of 300 kB: the share of it that is text, the rest markup as site builders write it. */
function page(share: number): string {
  const paragraphs = prose(HTML_CHARACTERS * share, 7).split('\n\n');
  const markup = Math.round((HTML_CHARACTERS * (1 - share)) / paragraphs.length);
  const marked = paragraphs.map((text, at) => `${rows(markup, at)}<p id="p${at}">${text}</p>`);
  return `<!doctype html><html lang="en"><head><title>Long</title></head><body>${marked.join('\n')}</body></html>`;
}

/** Nested elements with attributes and icons, and a link now and then: about so many characters. */
function rows(characters: number, at: number): string {
  let made = '';
  for (let row = 0; made.length < characters; row++) {
    const icon = '<svg viewBox="0 0 24 24"><path d="M12 2 2 7l10 5 10-5-10-5zM2 17l10 5 10-5M2 12l10 5 10-5"/></svg>';
    const link = row % 8 === 0 ? `<a class="c-link c-link--more" href="/section/${at}/${row}">Section ${row}</a>` : '';
    made += `<div class="c-row c-row--${row} u-mt-4 u-flex" data-key="k${at}-${row}"><span class="c-icon">${icon}</span>${link}</div>`;
  }
  return made;
}
